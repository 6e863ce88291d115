export type Renderer = 'webgl' | 'canvas'

/** Graphics cards made of software paint ten times slower than a plain canvas does. */
const software = /swiftshader|llvmpipe|softpipe|basic render|software/i

/** WebGL only with a real graphics card: browsers offer it without one, too. */
export function chooseRenderer(): Renderer {
  const canvas = document.createElement('canvas')
  const webgl = canvas.getContext('webgl', { failIfMajorPerformanceCaveat: true })
  if (!webgl) return 'canvas'
  const named = webgl.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = webgl.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : webgl.RENDERER)
  // A page may have only a few open contexts, so this one is closed at once.
  webgl.getExtension('WEBGL_lose_context')?.loseContext()
  return software.test(String(name)) ? 'canvas' : 'webgl'
}
