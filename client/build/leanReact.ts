import type { Plugin } from 'vite'
import { leaveOut } from './leaveOut.ts'

/**
 * React's renderer carries much that is unused here, though no bundler can see it. The browser draws every page from an
 * empty start, nothing asks React for transitions between views, and the head of the page is in its HTML.
 */
export const leanReact = (): Plugin =>
  leaveOut([
    {
      module: 'react-dom/cjs/react-dom-client.production.js',
      unused: [
        // HTML that a server has drawn.
        'updateDehydratedSuspenseComponent',
        'canHydrateInstance',
        'prepareToHydrateHostInstance',
        'attemptExplicitHydrationTarget',
        // <ViewTransition>
        'startViewTransition',
        'measureViewTransitionHostInstancesRecursive',
        'restoreViewTransitionName',
        'applyViewTransitionToHostInstancesRecursive',
        'applyViewTransitionName',
        // <Activity> and <SuspenseList>
        'updateActivityComponent',
        'updateSuspenseListComponent',
        // <link>, <style>, <script>, <title> and <meta> in a component
        'getResource',
        'acquireResource',
        'suspendResource',
        // preconnect(), preload(), preinit() and the like
        'preconnectAs',
        'preload',
        'preloadModule',
        'preinitStyle',
        'preinitScript',
        'preinitModuleScript',
      ],
    },
  ])
