/** What reads and writes files comes when it is asked for, all of it as one. */
export const loadMapOpening = () => import('./files/MapFiles.tsx').then(({ MapOpening }) => ({ default: MapOpening }))
export const loadMapKeeping = () => import('./files/MapFiles.tsx').then(({ MapKeeping }) => ({ default: MapKeeping }))
