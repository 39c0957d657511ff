import { largest } from './picture-source.ts'
import type { Measures, PictureSource } from './picture-source.ts'

/** A GIF's measures: its screen's, or those of a larger frame. Undefined for one without a frame or an end. */
export async function measureGif(source: PictureSource): Promise<Measures | undefined> {
  const screen = await source.at(6, 7)
  if (!screen) return undefined
  const measures = [sizeAt(screen, 0)]
  let at: number | undefined = 13 + tableSize(screen.getUint8(4))
  while (at !== undefined) {
    const kind = (await source.at(at, 1))?.getUint8(0)
    if (kind === 0x3b) return measures.length > 1 ? largest(measures) : undefined
    if (kind === 0x21) {
      at = await behindBlocks(source, at + 2)
    } else if (kind === 0x2c) {
      const frame: DataView | undefined = await source.at(at + 1, 9)
      if (!frame) return undefined
      measures.push(sizeAt(frame, 4))
      at = await behindBlocks(source, at + 11 + tableSize(frame.getUint8(8)))
    } else {
      return undefined
    }
  }
  return undefined
}

const sizeAt = (view: DataView, at: number): Measures => ({
  width: view.getUint16(at, true),
  height: view.getUint16(at + 2, true),
})

/** The size in bytes of a colour table; 0 when the flags declare none. */
const tableSize = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1))

/** The position after a series of data blocks: each starts with its length, and the last one is empty. */
async function behindBlocks(source: PictureSource, start: number): Promise<number | undefined> {
  let at = start
  for (;;) {
    const length = (await source.at(at, 1))?.getUint8(0)
    if (length === undefined) return undefined
    at += length + 1
    if (length === 0) return at
  }
}
