import { pictureTypeOf } from '../../../engine/document/uploaded-picture.ts'
import { isPicture, measurePicture } from '../../../engine/picture/measure-picture.ts'
import { sourceOf } from '../../../engine/picture/picture-source.ts'
import type { AssetReader } from '../../platform/brand/asset-reader.ts'

/**
 * A picture's width divided by its height, with which browsers reserve its place; undefined where its file does not
 * state a size.
 */
export type PictureRatio = (tenant: string, file: string) => Promise<number | undefined>

/** Reads each file once: pictures only change with a release, and what was uploaded never does. */
export function keepPictureRatios(assets: AssetReader): PictureRatio {
  const kept = new Map<string, number | undefined>()
  return async (tenant, file) => {
    const key = `${tenant}/${file}`
    if (kept.has(key)) return kept.get(key)
    // Without the database there is no answer yet, so that nothing is kept.
    const content = await assets(tenant, file).catch(() => undefined)
    const ratio = content && (await pictureRatio(file, content))
    if (content !== undefined) kept.set(key, ratio)
    return ratio
  }
}

async function pictureRatio(file: string, content: Buffer): Promise<number | undefined> {
  const type = pictureTypeOf(file)
  if (type === undefined || !isPicture(type)) return svgRatio(content.toString('utf8'))
  const measures = await measurePicture(type, sourceOf(content))
  return measures && measures.width / measures.height
}

/** The ratio of an SVG picture by its view box; undefined for other files. */
export function svgRatio(text: string): number | undefined {
  const box = /<svg\b[^>]*?\bviewBox\s*=\s*["']([^"']*)["']/.exec(text)?.[1] ?? ''
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return width > 0 && height > 0 ? width / height : undefined
}
