import { largest } from './picture-source.ts'
import type { Measures, PictureSource } from './picture-source.ts'

/**
 * A JPEG's measures. The file consists of segments, each with its own length; one frame, baseline or progressive,
 * contains the measures, and the scan follows it. Thumbnails inside other segments, as cameras write them, do not
 * count. Cameras store the rotation elsewhere; it does not matter here, because the limits are the same for width and
 * height.
 */
export async function measureJpeg(source: PictureSource): Promise<Measures | undefined> {
  const frames: Measures[] = []
  for (let at = 2; at < source.size;) {
    const head = await source.at(at, 4)
    if (head?.getUint8(0) !== 0xff) return undefined
    const marker = head.getUint8(1)
    if (marker === 0xda) return frames.length === 1 ? largest(frames) : undefined
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (isFrame(marker)) {
      const frame = await source.at(at + 5, 4)
      if (!frame) return undefined
      frames.push({ width: frame.getUint16(2), height: frame.getUint16(0) })
    }
    at += head.getUint16(2) + 2
  }
  return undefined
}

/** C0 to CF are frames, except for three that are tables and similar. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
