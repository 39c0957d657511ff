import { largest } from './picture-source.ts'
import type { Measures, PictureSource } from './picture-source.ts'

/** A bitmap's measures; a negative height only means that the rows are stored from top to bottom. */
export async function measureBmp(source: PictureSource): Promise<Measures | undefined> {
  const head = await source.at(14, 12)
  if (!head) return undefined
  if (head.getUint32(0, true) === 12)
    return largest([{ width: head.getUint16(4, true), height: head.getUint16(6, true) }])
  return largest([{ width: head.getInt32(4, true), height: Math.abs(head.getInt32(8, true)) }])
}
