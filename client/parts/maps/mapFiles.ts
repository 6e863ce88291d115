/** The code that reads and writes files is loaded on request, as one file. */
export const loadMapOpening = () => import('./files/MapFiles.tsx').then(({ MapOpening }) => ({ default: MapOpening }))
export const loadMapKeeping = () => import('./files/MapFiles.tsx').then(({ MapKeeping }) => ({ default: MapKeeping }))
