import { join } from 'node:path'
import type { Plugin } from 'vite'

const source = join(import.meta.dirname, '../../node_modules/phaser/src')

/** What the engine asks about itself before it includes a part. */
const includes: Readonly<Record<string, boolean>> = {
  WEBGL_RENDERER: true,
  CANVAS_RENDERER: true,
  WEBGL_DEBUG: false,
  FEATURE_SOUND: false,
  PLUGIN_FBINSTANT: false,
}
const question = new RegExp(`typeof (${Object.keys(includes).join('|')})`, 'g')
/** The engine leaves itself in the window for pages without modules. */
const leftBehind = 'global.Phaser = Phaser;'

/**
 * Of what it can show the stage shows pictures, and it paints and moves them itself: what draws, writes, loads and keeps time
 * stays away. A scene does without the plugins that are not there.
 */
const unused = /^\s*(Graphics|Layer|Sprite|Structs|Text|Time|Tweens|\w+File): require\('.*'\),?$/gm

/** A page that shows one game after the other would keep a listener of each of them. */
const listens = 'document.addEventListener(hiddenVar, onChange, false);'
const listensWhileThere = `${listens}
        eventEmitter.once('destroy', function () { document.removeEventListener(hiddenVar, onChange, false); });`

/**
 * The stage shows pictures and moves its camera: of the engine it is given the core, without physics, tilemaps, particles,
 * sound and what else comes with the usual build, which is a third heavier for every board and phone.
 */
export const leanEngine = (): Plugin => ({
  name: 'lean-engine',
  apply: 'build',
  enforce: 'pre',
  resolveId: (wanted) => (wanted === 'phaser' ? join(source, 'phaser-core.js') : null),
  transform(code, id) {
    if (!id.startsWith(source)) return
    if (id.endsWith('core/VisibilityHandler.js')) {
      if (!code.includes(listens)) this.error(`${id} no longer says ${listens}`)
      return { code: code.replace(listens, listensWhileThere), map: null }
    }
    const isEntry = id.endsWith('phaser-core.js')
    if (isEntry && !code.includes(leftBehind)) this.error(`${id} no longer ends with ${leftBehind}`)
    const answered = code.replaceAll(question, (_, part: string) => String(includes[part]))
    return { code: isEntry ? answered.replace(leftBehind, '').replace(unused, '') : answered, map: null }
  },
})
