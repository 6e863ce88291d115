import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { composedStyles } from './client/build/composedStyles.ts'
import { javascriptBudget } from './client/build/javascriptBudget.ts'
import { knownState } from './client/build/knownState.ts'
import { languageFiles } from './client/build/languageFiles.ts'
import { leanEngine } from './client/build/leanEngine.ts'
import { leanPage } from './client/build/leanPage.ts'
import { leanReact } from './client/build/leanReact.ts'
import { sizesByName } from './client/build/namedSizes.ts'
import { pagePreloads } from './client/build/pagePreloads.ts'
import { precompress } from './client/build/precompress.ts'
import { slimRoomLibrary } from './client/build/roomLibrary.ts'
import { scopedName } from './client/build/scopedName.ts'
import { chunkName, sharedFiles } from './client/build/sharedFiles.ts'
import { styleSheets } from './client/build/styleSheets.ts'
import { unnamedMethods } from './client/build/unnamedMethods.ts'
import { door, drawing, hand, handTools, home, modeWays, stage } from './client/build/ways.ts'

const server = process.env.SERVER_URL ?? 'http://localhost:2567'

const wayToTheAnswer = [...drawing, ...door, ...hand, ...handTools]

export default defineConfig({
  root: 'client',
  publicDir: '../assets/web',
  plugins: [
    react(),
    slimRoomLibrary(),
    knownState(),
    leanReact(),
    leanPage(),
    languageFiles(),
    leanEngine(),
    unnamedMethods((id) => id.includes('/phaser/src/')),
    javascriptBudget({
      visit: 'First visit',
      modules: [...home, ...drawing],
      limitKb: 90,
    }),
    javascriptBudget({
      visit: "A player's phone, from the link to the answer",
      modules: wayToTheAnswer,
      limitKb: 152,
    }),
    ...modeWays.flatMap(({ mode, stage: its, world }) =>
      its.length === 0
        ? []
        : javascriptBudget({
            visit: `The same phone with the stage of ${mode}, fetched while it waits`,
            modules: [...wayToTheAnswer, ...stage, ...its, ...world],
            limitKb: 319,
          }),
    ),
    pagePreloads({
      everywhere: drawing,
      pages: {
        join: { modules: ['screens/join/JoinScreen.tsx', 'screens/lobby/LobbyScreen.tsx'] },
        login: { modules: ['screens/login/LoginScreen.tsx'] },
        shop: { modules: ['screens/shop/ShopScreen.tsx'], calls: ['/api/packs'] },
      },
    }),
    styleSheets({
      sheets: [
        ['shell', ['main']],
        ['phone', ['parts', 'game', 'door', 'hand']],
      ],
      last: 'rest',
      alone: ['HomeScreen'],
    }),
    precompress(),
  ],
  // The router brings a stand-in for what React has had since 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  css: { modules: { generateScopedName: scopedName }, postcss: { plugins: [sizesByName, composedStyles] } },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    license: { fileName: 'licenses.txt' },
    // The engine. What a page may weigh is asked of the budgets.
    chunkSizeWarningLimit: 900,
    modulePreload: {
      polyfill: false,
      // A page that loads one of its parts runs these already.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !/^assets\/(main|base)-/.test(file)) : files,
    },
    rolldownOptions: {
      // Who starts the school for the first time is told that the pages are built, not what of it took how long.
      checks: { bundlerTimings: false },
      input: {
        main: join(import.meta.dirname, 'client/index.html'),
        serviceWorker: join(import.meta.dirname, 'client/serviceWorker.ts'),
      },
      // The service worker may only rule the pages below its own address, so it lies at the root under a fixed name.
      output: {
        codeSplitting: { groups: sharedFiles() },
        entryFileNames: ({ name }) => (name === 'serviceWorker' ? 'serviceWorker.js' : 'assets/[name]-[hash:7].js'),
        chunkFileNames: chunkName,
      },
    },
  },
  server: {
    // The name in the address bar stays: the server compares it with where a page says that it comes from.
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/matchmake': { target: server, changeOrigin: false },
      // A room's socket: nine characters of process id, then the room.
      '^/[A-Za-z0-9_-]{9}/[A-Za-z0-9_-]{6,}': { target: server, ws: true },
    },
  },
})
