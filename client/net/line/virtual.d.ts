declare module 'virtual:known-state' {
  export const knownState: import('./knownState.ts').KnownState
}
