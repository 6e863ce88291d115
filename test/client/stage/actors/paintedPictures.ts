/** Everything that actors ask of one of the engine's pictures, as numbers that a test can read. */
export class Picture {
  x = 0
  y = 0
  rotation = 0
  isFlipped = false
  visible = true
  alpha = 1
  depth = 0
  scaleX = 1
  scaleY = 1
  name = ''
  readonly frame = { realWidth: 144, realHeight: 36 }
  get width() {
    return this.frame.realWidth
  }
  get height() {
    return this.frame.realHeight
  }
  get displayWidth() {
    return this.frame.realWidth * this.scaleX
  }
  get displayHeight() {
    return this.frame.realHeight * this.scaleY
  }
  setPosition(x: number, y: number) {
    return Object.assign(this, { x, y })
  }
  setOrigin() {
    return this
  }
  setRotation(rotation: number) {
    return Object.assign(this, { rotation })
  }
  setFlipY(isFlipped: boolean) {
    return Object.assign(this, { isFlipped })
  }
  setScale(scaleX: number, scaleY = scaleX) {
    return Object.assign(this, { scaleX, scaleY })
  }
  setAlpha(alpha: number) {
    return Object.assign(this, { alpha })
  }
  setVisible(visible: boolean) {
    return Object.assign(this, { visible })
  }
  setDepth(depth: number) {
    return Object.assign(this, { depth })
  }
  setFrame(name: string) {
    return Object.assign(this, { name })
  }
  destroy() {
    this.visible = false
  }
}

/** A scene that keeps its pictures in their order, and sheets that have every picture. */
export function paperStage() {
  const pictures: Picture[] = []
  const image = (x: number, y: number, _: string, name = '') => {
    const picture = Object.assign(new Picture(), { x, y, name })
    pictures.push(picture)
    return picture
  }
  const small = { key: 'small', has: () => true, picture: (name: string) => name, upload() {} }
  const sheets = { cell: 100, small, sheetOf: (slime: string) => slime }
  return { pictures, scene: { add: { image } }, sheets }
}
