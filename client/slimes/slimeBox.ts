/** All slimes are drawn in a 120 x 120 box and stand on the line y = 108. */
export const boxSize = 120
export const floorY = 108
