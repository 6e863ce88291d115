import { registerHooks } from 'node:module'

const put: Readonly<Record<string, string>> = {
  'virtual:known-state': new URL('../bench/knownHere.ts', import.meta.url).href,
}

/** What the build puts into a page is found by its code where nothing was built. */
registerHooks({
  resolve: (name, context, next) => {
    const url = put[name]
    return url ? { url, shortCircuit: true } : next(name, context)
  },
})
