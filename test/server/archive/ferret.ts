import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createConnection } from 'mongoose'
import { freePort, reachable } from '../../loopback.ts'

/**
 * A MongoDB-compatible server nobody here wrote, so that the MongoDB side is held to the same tests on a machine
 * without MongoDB. Built once with Go from a throw-away module and kept in the cache.
 */

const version = 'v1.24.2'
const cache = join(import.meta.dirname, '../../../node_modules/.cache/ferretdb')
const binary = join(cache, `ferretdb-${version}`)
const claim = join(cache, 'building')
const buildLimitMs = 8 * 60_000

const goMod = `module slimeschool.test/ferretdb

go 1.22

require github.com/FerretDB/FerretDB ${version}
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

export type MongoServer = {
  name: string
  /** Not MongoDB itself: it looks through whole collections where MongoDB uses an index. */
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

/** For who starts and ends it themselves. */
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

/** Undefined when the binary is there, else why not. Of several test files that ask at once, one builds. */
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

/** A folder can be made only once; one that was left behind by a killed build is old. */
const claimBuild = (): boolean => {
  try {
    if (Date.now() - statSync(claim).mtimeMs > buildLimitMs) rmSync(claim, { recursive: true, force: true })
  } catch {
    // Nobody is building.
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
    const built = spawn('go', ['build', '-o', 'ferretdb', '.'], {
      cwd: workshop,
      env: { ...process.env, GOFLAGS: '-mod=mod -buildvcs=false' },
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: buildLimitMs,
    })
    let complaints = ''
    built.stderr.on('data', (chunk: Buffer) => {
      complaints += chunk.toString()
    })
    const [status] = await once(built, 'close')
    if (status !== 0)
      return `FerretDB could not be built: ${complaints.trim().split('\n').at(-1) || 'it took too long'}`
    renameSync(join(workshop, 'ferretdb'), binary)
    return undefined
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
}

const start = async (): Promise<MongoServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'slime-ferret-'))
  const port = await freePort()
  const server = spawn(binary, [`127.0.0.1:${port}`, `file:${folder}/`], { stdio: 'ignore' })
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
