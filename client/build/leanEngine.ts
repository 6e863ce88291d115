import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const source = join(import.meta.dirname, '../../node_modules/phaser/src').replaceAll('\\', '/')
const partOf = createRequire(import.meta.url)

/** The flags that the engine asks for before it includes a part. */
const includes: Readonly<Record<string, boolean>> = {
  WEBGL_RENDERER: true,
  CANVAS_RENDERER: true,
  WEBGL_DEBUG: false,
  FEATURE_SOUND: false,
  PLUGIN_FBINSTANT: false,
}
const question = new RegExp(`typeof (${Object.keys(includes).join('|')})`, 'g')

/** The engine as the stage uses it: a game whose scenes show images through a camera. */
const entry = `
import '${source}/events/EventEmitter.js'
import '${source}/cameras/2d/CameraManager.js'
import Game from '${source}/core/Game.js'
import '${source}/gameobjects/DisplayList.js'
import '${source}/gameobjects/UpdateList.js'
import '${source}/gameobjects/GameObjectCreator.js'
import '${source}/gameobjects/image/ImageFactory.js'
import Scene from '${source}/scene/Scene.js'
import '${source}/scene/ScenePlugin.js'
import Events from '${source}/core/events/index.js'
import ScaleModes from '${source}/scale/const/SCALE_MODE_CONST.js'
import constants from '${source}/const.js'
export default { ...constants, Game, Scene, Scale: ScaleModes, Core: { Events } }
`
const entryId = '\0lean-engine'

/** The stage asks the engine for these by name. A missing one would be undefined without any error, so the build looks. */
const named: Readonly<Record<string, readonly string[]>> = {
  const: ['WEBGL', 'CANVAS'],
  'scale/const/SCALE_MODE_CONST': ['NONE'],
  'core/events': ['PRE_STEP', 'POST_RENDER'],
}
const unnamed = () =>
  Object.entries(named).flatMap(([part, names]) => {
    const has = partOf(join(source, part)) as Record<string, unknown>
    return names.filter((name) => has[name] === undefined).map((name) => `${part}: ${name}`)
  })

/** The engine makes these for every game, but the stage hears taps itself, and moves its pictures and camera itself. */
const idle = [
  'animations/AnimationManager',
  'core/DebugHeader',
  'gameobjects/tilesprite/TileSprite',
  'input/InputManager',
  ...['Fade', 'Flash', 'Pan', 'RotateTo', 'Shake', 'Zoom'].map((effect) => `cameras/2d/effects/${effect}`),
  ...['Audio', 'Fullscreen', 'Input', 'Video'].map((part) => `device/${part}`),
]
/** The methods that the engine still calls on them. */
const idleDeeds = ['destroy', 'postRenderCanvas', 'postRenderWebGL', 'preRender', 'reset', 'update']
const idleCode = `
function Idle() {}
Idle.prototype.setOrigin = function () { return this }
for (const deed of '${idleDeeds.join(' ')}'.split(' ')) Idle.prototype[deed] = function () {}
module.exports = Idle
`

/** Parts that games ask the engine for by name. The stage asks for none of them. */
const unused = [
  ...`Barrel Blend Blocky Blur Bokeh ColorMatrix CombineColorMatrix Displacement Glow GradientMap ImageLight Key Mask
    NormalTools PanoramaBlur ParallelFilters Pixelate Quantize Sampler Shadow Threshold Vignette Wipe`
    .split(/\s+/)
    .flatMap((filter) => [
      ...(filter === 'ParallelFilters' ? [] : [`filters/${filter}`]),
      `renderer/webgl/renderNodes/filters/Filter${filter}`,
    ]),
  ...['BlurHigh', 'BlurLow', 'BlurMed'].map((blur) => `renderer/webgl/renderNodes/filters/Filter${blur}`),
  ...`BatchHandlerPointLight BatchHandlerStrip BatchHandlerTileSprite BatchHandlerTri DrawLine DynamicTextureHandler FillPath
    FillTri StrokePath submitter/SubmitterMeshToQuad submitter/SubmitterTile submitter/SubmitterTilemapGPULayer
    filters/BaseFilter filters/BaseFilterShader submitter/SubmitterTileSprite texturer/TexturerTileSprite
    transformer/TransformerStamp transformer/TransformerTile transformer/TransformerTileSprite
    transformer/TransformerVertex`
    .split(/\s+/)
    .map((node) => `renderer/webgl/renderNodes/${node}`),
  ...['CanvasSnapshot', 'WebGLSnapshot'].map((snapshot) => `renderer/snapshot/${snapshot}`),
  'display/mask/GeometryMask',
  'textures/DynamicTexture',
  ...'AtlasXML JSONArray JSONHash KTXParser PCT PCTDecode PVRParser SpriteSheet SpriteSheetFromAtlas UnityYAML'
    .split(' ')
    .map((parser) => `textures/parsers/${parser}`),
  'gameobjects/components/PathFollower',
  'utils/array/matrix/index',
]
const unusedCode = (part: string) => `
module.exports = function () { throw new Error('The stage has no ${part}') }
`

/** Of all the engine's mathematics its settings use only one random generator. */
const allOfMath = "require('../math/')"
const drawingLots = "{ RandomDataGenerator: require('../math/random-data-generator/RandomDataGenerator') }"

/** Of all the renderers a batch only uses the names of two events. */
const allOfRenderers = "require('../../../renderer')"
const theirEvents = "{ Events: require('../../events') }"

/** Without this, a page that shows one game after the other keeps a listener of each. */
const listens = 'document.addEventListener(hiddenVar, onChange, false);'
const listensWhileThere = `${listens}
        eventEmitter.once('destroy', function () { document.removeEventListener(hiddenVar, onChange, false); });`

const changes: Readonly<Record<string, readonly [string, string]>> = {
  'core/Config': [allOfMath, drawingLots],
  'renderer/webgl/renderNodes/BatchHandler': [allOfRenderers, theirEvents],
  'core/VisibilityHandler': [listens, listensWhileThere],
}

/**
 * The stage only shows images and moves its camera, so it gets only those parts of the engine. The usual build also
 * brings physics, tilemaps, particles, filters, sound, input, tweens and a loader, and weighs three times as much on
 * every board and phone.
 */
export const leanEngine = (): Plugin => ({
  name: 'lean-engine',
  apply: 'build',
  enforce: 'pre',
  buildStart() {
    const missing = [...idle, ...unused, ...Object.keys(changes)].filter(
      (part) => !existsSync(join(source, `${part}.js`)),
    )
    missing.push(...unnamed())
    if (missing.length > 0) this.error(`The engine no longer has ${missing.join(', ')}`)
  },
  resolveId: (wanted) => (wanted === 'phaser' ? entryId : null),
  load: (id) => (id === entryId ? entry : null),
  transform(code, id) {
    if (!id.startsWith(source)) return
    const part = id.slice(source.length + 1).replace(/\.js$/, '')
    if (idle.includes(part)) return { code: idleCode, map: null }
    if (unused.includes(part)) return { code: unusedCode(part), map: null }
    const answered = code.replaceAll(question, (_, one: string) => String(includes[one]))
    const [before, after] = changes[part] ?? []
    if (before === undefined || after === undefined) return { code: answered, map: null }
    if (!answered.includes(before)) this.error(`${id} no longer says ${before}`)
    return { code: answered.replace(before, after), map: null }
  },
})
