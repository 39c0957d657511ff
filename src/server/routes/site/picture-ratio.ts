import { readFile } from 'node:fs/promises'

/** Width by height of a picture, for browsers to keep its place free; undefined where its file does not say it. */
export type PictureRatio = (file: string) => Promise<number | undefined>

/** Reads each file once: pictures come with the release. */
export function keepPictureRatios(): PictureRatio {
  const kept = new Map<string, Promise<number | undefined>>()
  return (file) => {
    const ratio = kept.get(file) ?? readFile(file, 'utf8').then(svgRatio, () => undefined)
    kept.set(file, ratio)
    return ratio
  }
}

/** By the view box of an SVG picture; other kinds have none. */
export function svgRatio(text: string): number | undefined {
  const box = /<svg\b[^>]*?\bviewBox\s*=\s*["']([^"']*)["']/.exec(text)?.[1] ?? ''
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return width > 0 && height > 0 ? width / height : undefined
}
