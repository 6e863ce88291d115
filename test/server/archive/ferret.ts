import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createConnection } from 'mongoose'
import { freePort, reachable } from '../../loopback.ts'

/**
 * A MongoDB-compatible server that we did not write, so that the MongoDB side is held to the same tests on a machine
 * without MongoDB. Built once with Go from a throw-away module and kept in the cache.
 */

const version = 'v1.24.2'
const cache = join(import.meta.dirname, '../../../node_modules/.cache/ferretdb')
const binary = join(cache, `ferretdb-${version}-that-looks-by-indexes`)
const claim = join(cache, 'building')
const buildLimitMs = 8 * 60_000

const goMod = `module slimeschool.test/ferretdb

go 1.22

require github.com/FerretDB/FerretDB ${version}

replace github.com/FerretDB/FerretDB => ./source
`

const mainGo = `package main

import (
	"context"
	"log"
	"os"
	"os/signal"
	"syscall"

	"github.com/FerretDB/FerretDB/ferretdb"
)

func main() {
	server, err := ferretdb.New(&ferretdb.Config{
		Listener:  ferretdb.ListenerConfig{TCP: os.Args[1]},
		Handler:   "sqlite",
		SQLiteURL: os.Args[2],
	})
	if err != nil {
		log.Fatal(err)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err = server.Run(ctx); err != nil {
		log.Fatal(err)
	}
}
`

/**
 * FerretDB keeps indexes, but uses only the one of a lone `_id`. We find a running game by its code among all others, so this
 * patch looks up fields that must equal a text by their indexes, and filters what it found by the rest.
 */
const queries = 'internal/backends/sqlite/collection.go'
const onlyById = `	if params.Filter.Len() == 1 {
		v, _ := params.Filter.Get("_id")
		switch v.(type) {
		case string, types.ObjectID:
			whereClause = fmt.Sprintf(\` WHERE %s = ?\`, metadata.IDColumn)
			args = []any{string(must.NotFail(sjson.MarshalSingleValue(v)))}
		}
	}
`
const byFields = `	for _, key := range params.Filter.Keys() {
		if strings.ContainsAny(key, "$.") {
			continue
		}
		column := fmt.Sprintf("%s->%q", metadata.DefaultColumn, key)
		if key == "_id" {
			column = metadata.IDColumn
		}
		equal := must.NotFail(params.Filter.Get(key))
		if conditions, isDocument := equal.(*types.Document); isDocument {
			equal, _ = conditions.Get("$eq")
			if least, _ := conditions.Get("$gte"); least != nil {
				if number, isNumber := least.(int32); isNumber {
					whereClause += fmt.Sprintf(" AND %s->>%q >= ?", metadata.DefaultColumn, key)
					args = append(args, number)
				}
			}
		}
		if text, isText := equal.(string); isText {
			whereClause += " AND " + column + " = ?"
			args = append(args, string(must.NotFail(sjson.MarshalSingleValue(text))))
		}
	}
	whereClause = strings.Replace(whereClause, " AND ", " WHERE ", 1)
`

export type MongoServer = {
  name: string
  /** True for FerretDB: if a query names no text it scans more than it has to, and it uses no index to sort. */
  isStandIn: boolean
  uri: string
  stop(): Promise<void>
}
export type Unavailable = { unavailable: string }

/** The server of `MONGODB_URI` in a database of its own, else FerretDB, else the reason why there is neither. */
export const startMongoServer = async (): Promise<MongoServer | Unavailable> => {
  const given = process.env.MONGODB_URI
  if (given) return guestIn(withDatabase(given, `slimeschool_test_${process.pid}_${Date.now()}`))
  const ferret = await findFerret()
  return 'path' in ferret ? start() : ferret
}

/** FerretDB makes garbage of every record it reads. Collecting it less often leaves more of the machine to the tests. */
export const ferretEnv = { ...process.env, GOGC: '800' }

/** For tests that start and stop it themselves. */
export const findFerret = async (): Promise<{ path: string } | Unavailable> => {
  const problem = await build()
  return problem === undefined ? { path: binary } : { unavailable: problem }
}

const guestIn = (uri: string): MongoServer => ({
  name: 'MongoDB',
  isStandIn: false,
  uri,
  stop: async () => {
    const connection = await createConnection(uri).asPromise()
    await connection.dropDatabase()
    await connection.close()
  },
})

const withDatabase = (uri: string, name: string) => {
  const url = new URL(uri)
  url.pathname = `/${name}`
  return url.href
}

/** Undefined once the binary is there, else why it is not. If several test files ask at once, only one builds. */
const build = async (): Promise<string | undefined> => {
  if (existsSync(binary)) return undefined
  if (spawnSync('go', ['version']).status !== 0) return 'neither MONGODB_URI nor a Go toolchain to build FerretDB with'
  mkdirSync(cache, { recursive: true })
  for (let waitedMs = 0; !claimBuild(); waitedMs += 250) {
    if (waitedMs > buildLimitMs) return `somebody else has been building FerretDB for too long (${claim})`
    await pause(250)
  }
  try {
    return existsSync(binary) ? undefined : await compile()
  } finally {
    rmSync(claim, { recursive: true, force: true })
  }
}

/** Only one process can make the folder. An old folder was left by a killed build. */
const claimBuild = (): boolean => {
  try {
    if (Date.now() - statSync(claim).mtimeMs > buildLimitMs) rmSync(claim, { recursive: true, force: true })
  } catch {
    // There is no folder, so no other process is building.
  }
  try {
    mkdirSync(claim)
    return true
  } catch {
    return false
  }
}

const compile = async (): Promise<string | undefined> => {
  process.stderr.write('Building FerretDB to test the MongoDB side with; this takes a minute or two, once\n')
  const workshop = mkdtempSync(join(cache, 'build-'))
  try {
    writeFileSync(join(workshop, 'go.mod'), goMod)
    writeFileSync(join(workshop, 'main.go'), mainGo)
    const fetched = await go(workshop, 'mod', 'download', '-json', `github.com/FerretDB/FerretDB@${version}`)
    if ('complaint' in fetched) return fetched.complaint
    const source = join(workshop, 'source')
    cpSync((JSON.parse(fetched.said) as { Dir: string }).Dir, source, { recursive: true })
    // Go makes its cached files read-only.
    spawnSync('chmod', ['-R', 'u+w', source])
    const file = join(source, queries)
    const known = readFileSync(file, 'utf8')
    if (!known.includes(onlyById)) return `${queries} of FerretDB ${version} is not what it was`
    writeFileSync(file, known.replace(onlyById, byFields))
    const built = await go(workshop, 'build', '-o', 'ferretdb', '.')
    if ('complaint' in built) return built.complaint
    renameSync(join(workshop, 'ferretdb'), binary)
    return undefined
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
}

/** The output of a Go command, or why it failed. */
const go = async (cwd: string, ...args: string[]): Promise<{ said: string } | { complaint: string }> => {
  const child = spawn('go', args, {
    cwd,
    env: { ...process.env, GOFLAGS: '-mod=mod -buildvcs=false' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: buildLimitMs,
  })
  let [said, complaints] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString()
  })
  const [status] = await once(child, 'close')
  if (status === 0) return { said }
  return { complaint: `FerretDB could not be built: ${complaints.trim().split('\n').at(-1) || 'it took too long'}` }
}

const start = async (): Promise<MongoServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'slime-ferret-'))
  const port = await freePort()
  const server = spawn(binary, [`127.0.0.1:${port}`, `file:${folder}/`], { stdio: 'ignore', env: ferretEnv })
  const exited = once(server, 'exit')
  await reachable(port, () => server.exitCode === null)
  return {
    name: `FerretDB ${version}`,
    isStandIn: true,
    uri: `mongodb://127.0.0.1:${port}/slimeschool`,
    stop: async () => {
      server.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
