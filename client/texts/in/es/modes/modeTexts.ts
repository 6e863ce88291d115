export const gain = (points = 0) => `+${points}`
export const between = (least = 0, most = 0) => (least === most ? gain(most) : `${least}–${most}`)
export const loss = (points = 0) => `−${points}`
