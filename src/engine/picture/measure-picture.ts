import { measureBmp } from './measure-bmp.ts'
import { measureGif } from './measure-gif.ts'
import { measureJpeg } from './measure-jpeg.ts'
import { measurePng } from './measure-png.ts'
import { measureWebp } from './measure-webp.ts'
import type { Measures, PictureSource } from './picture-source.ts'

type Measure = (source: PictureSource) => Promise<Measures | undefined>

const measuring: ReadonlyMap<string, Measure> = new Map<string, Measure>([
  ['image/png', measurePng],
  ['image/apng', measurePng],
  ['image/jpeg', measureJpeg],
  ['image/gif', measureGif],
  ['image/webp', measureWebp],
  ['image/bmp', measureBmp],
])

/** SVG drawings have no pixels. */
const drawing = 'image/svg+xml'

/** The media types of pictures that can be measured, and therefore accepted. */
export const measuredTypes: readonly string[] = [...measuring.keys()]

/** Whether files of a media type are made of pixels. */
export const isPicture = (mediaType: string): boolean => mediaType.startsWith('image/') && mediaType !== drawing

/**
 * The size of a picture when decoded, according to its file; nothing is decoded. Of several measures in the file, the
 * largest. Undefined for a file that is not structured like a picture of that media type.
 */
export async function measurePicture(mediaType: string, source: PictureSource): Promise<Measures | undefined> {
  return measuring.get(mediaType)?.(source)
}
