export const mapSideMin = 5
export const mapSideMax = 30
