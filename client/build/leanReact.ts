import type { Plugin } from 'vite'
import { leaveOut } from './leaveOut.ts'

/** What nothing here reaches. */
const unused: readonly string[] = [
  // HTML that a server has drawn, and the events that wait until React has taken it over.
  'updateDehydratedSuspenseComponent',
  'canHydrateInstance',
  'prepareToHydrateHostInstance',
  'attemptExplicitHydrationTarget',
  'clearHydrationBoundary',
  'hideOrUnhideDehydratedBoundary',
  'getNextHydratableInstanceAfterHydrationBoundary',
  'registerSuspenseInstanceRetry',
  'pushTreeId',
  'retryIfBlockedOn',
  'queueIfContinuousEvent',
  'accumulateOrCreateContinuousQueuedReplayableEvent',
  'attemptReplayContinuousQueuedEvent',
  'replayUnblockedEvents',
  'scheduleReplayQueueIfNeeded',
  // <html>, <head> and <body> in a component
  'resolveSingletonInstance',
  'releaseSingletonInstance',
  'commitHostSingletonAcquisition',
  'clearContainerSparingly',
  // <ViewTransition>
  'startViewTransition',
  'measureViewTransitionHostInstancesRecursive',
  'measureNestedViewTransitions',
  'restoreViewTransitionName',
  'applyViewTransitionToHostInstancesRecursive',
  'applyViewTransitionName',
  'commitAppearingPairViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitEnterViewTransitions',
  'commitAfterMutationEffectsOnFiber',
  'createMeasurement',
  // <Activity> and <SuspenseList>
  'updateActivityComponent',
  'updateSuspenseListComponent',
  'findFirstSuspended',
  'cutOffTailIfNeeded',
  // <Fragment ref>
  ...[
    'addEventListener',
    'removeEventListener',
    'dispatchEvent',
    'focus',
    'focusLast',
    'blur',
    'observeUsing',
    'unobserveUsing',
    'getClientRects',
    'getRootNode',
    'compareDocumentPosition',
    'scrollIntoView',
  ].map((method) => `FragmentInstance.${method}`),
  'commitNewChildToFragmentInstance',
  'deleteChildFromFragmentInstance',
  // <link>, <style>, <script>, <title> and <meta> in a component
  'getResource',
  'acquireResource',
  'suspendResource',
  'getHydratableHoistableCache',
  'insertSuspendedStylesheets',
  'insertStylesheetIntoRoot',
  'estimateBandwidth',
  // preconnect(), preload(), preinit() and the like
  'preconnectAs',
  'preload',
  'preloadModule',
  'preinitStyle',
  'preinitScript',
  'preinitModuleScript',
  // useActionState(), useOptimistic() and functions as a form's action
  'mountActionState',
  'updateActionState',
  'rerenderActionState',
  'runActionStateAction',
  'dispatchActionState',
  'dispatchOptimisticSetState',
  'ensureFormComponentIsStateful',
  'startHostTransition',
  // Elements with a name of our own, as <slime-picture>
  'setPropOnCustomElement',
  // What React's compiler writes, and findDOMNode()
  'useMemoCache',
  'findCurrentFiberUsingSlowPath',
]

/**
 * React's renderer carries much that is unused here, though no bundler can see it. The browser draws every page from an
 * empty start, nothing asks React for transitions between views, and the head of the page is in its HTML.
 */
export const leanReact = (): Plugin =>
  leaveOut([
    {
      module: 'react-dom/cjs/react-dom-client.production.js',
      unused,
      instead: {
        // The list of components around a mistake: a log would hold it, but no browser of a pupil keeps one.
        getStackByFiberInDevAndProd: "function getStackByFiberInDevAndProd() { return '' }",
        // Asked for whatever is touched that React has not made, as the words that a browser's translator puts in a button.
        getParentHydrationBoundary: 'function getParentHydrationBoundary() { return null }',
        // The browser's own sign that a page is loading. No transition here waits for anything.
        defaultOnDefaultTransitionIndicator: 'function defaultOnDefaultTransitionIndicator() {}',
      },
    },
  ])
