import type Phaser from 'phaser'

/**
 * Makes a texture straight from a canvas. Phaser's own way reads all pixels back and keeps them: for a ground that is a
 * second copy of thirty megabytes.
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
