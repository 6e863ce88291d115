export const isWall = (type: string): boolean => type === 'wall'
