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

/** A drawing has no pixels of its own. */
const drawing = 'image/svg+xml'

/** The media types of pictures whose measures can be read, and that can therefore be taken. */
export const measuredTypes: readonly string[] = [...measuring.keys()]

/** Whether files of a media type are made of pixels. */
export const isPicture = (mediaType: string): boolean => mediaType.startsWith('image/') && mediaType !== drawing

/**
 * How large a picture becomes when it is decoded, by what its file says of itself; nothing is decoded. Where it says
 * several measures, the largest. Undefined for what is not built like a picture of that media type.
 */
export async function measurePicture(mediaType: string, source: PictureSource): Promise<Measures | undefined> {
  return measuring.get(mediaType)?.(source)
}
