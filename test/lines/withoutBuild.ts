import { registerHooks } from 'node:module'

const put: Readonly<Record<string, string>> = {
  'virtual:known-state': new URL('../bench/knownHere.ts', import.meta.url).href,
}

/** Supplies the modules that the build would put into a page, because nothing is built here. */
registerHooks({
  resolve: (name, context, next) => {
    const url = put[name]
    return url ? { url, shortCircuit: true } : next(name, context)
  },
})
