import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import { testProjects } from './test/projects.ts'
import pages from './vite.config.ts'

/** Tests read the pages' code through what builds it. */
export default mergeConfig(
  pages,
  defineConfig({
    test: {
      root: import.meta.dirname,
      projects: testProjects,
      hookTimeout: 120_000,
    },
  }),
)
