import { keptPart } from './crop-frame.ts'
import type { CropFrame, Size } from './crop-frame.ts'

/** Draws the kept part of a picture so that it fills the canvas; transparent areas become white. */
export function drawKeptPart(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: CropFrame): void {
  const { width, height } = canvas
  const context = canvas.getContext('2d')
  if (!context) return
  const part = keptPart(picture, { width, height }, crop)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, part.left, part.top, part.width, part.height, 0, 0, width, height)
}

/** The kept part as a file of the required size: PNG stays PNG, everything else becomes JPEG. */
export async function cutPicture(file: File, picture: ImageBitmap, size: Size, crop: CropFrame): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  drawKeptPart(canvas, picture, crop)
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg'
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92))
  if (!blob) throw new Error('The picture could not be written')
  const name = file.name.replace(/\.[^.]*$/, '') || 'picture'
  return new File([blob], `${name}.${type === 'image/png' ? 'png' : 'jpg'}`, { type })
}
