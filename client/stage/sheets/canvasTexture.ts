import type Phaser from 'phaser'

/**
 * A texture straight from a canvas. Phaser's own way for canvases reads all pixels back and keeps them, which for a
 * ground is a second copy of thirty megabytes.
 */
export function canvasTexture(
  textures: Phaser.Textures.TextureManager,
  key: string,
  canvas: HTMLCanvasElement,
): Phaser.Textures.Texture {
  const texture = textures.create(key, canvas as unknown as HTMLImageElement, canvas.width, canvas.height)
  if (!texture) throw new Error(`There is a texture ${key} already`)
  texture.add('__BASE', 0, 0, 0, canvas.width, canvas.height)
  return texture
}
