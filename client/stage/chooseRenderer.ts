export type Renderer = 'webgl' | 'canvas'

/** Graphics cards that are programs: they paint ten times slower than a plain canvas does. */
const software = /swiftshader|llvmpipe|softpipe|basic render|software/i

/** WebGL where a real graphics card is behind it; browsers offer it also where there is none. */
export function chooseRenderer(): Renderer {
  const canvas = document.createElement('canvas')
  const webgl = canvas.getContext('webgl', { failIfMajorPerformanceCaveat: true })
  if (!webgl) return 'canvas'
  const named = webgl.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = webgl.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : webgl.RENDERER)
  // Browsers count open contexts, and a page may have only a few.
  webgl.getExtension('WEBGL_lose_context')?.loseContext()
  return software.test(String(name)) ? 'canvas' : 'webgl'
}
