import { readFile } from 'node:fs/promises'

/**
 * A picture's width divided by its height, with which browsers reserve its place; undefined where its file does not
 * state a size.
 */
export type PictureRatio = (file: string) => Promise<number | undefined>

/** Reads each file once, because pictures only change with a release. */
export function keepPictureRatios(): PictureRatio {
  const kept = new Map<string, Promise<number | undefined>>()
  return (file) => {
    const ratio = kept.get(file) ?? readFile(file, 'utf8').then(svgRatio, () => undefined)
    kept.set(file, ratio)
    return ratio
  }
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
