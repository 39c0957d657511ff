import type { FileHandle } from 'node:fs/promises'

/** Of a PDF, how much of the end is searched for what has to stand there; bytes. Some writers put things behind it. */
const pdfEnd = 4096
/** More parts than any real picture has, so that reading a hostile one ends. */
const mostParts = 20_000

type Test = (file: FileHandle, size: number) => Promise<boolean>

const tests: ReadonlyMap<string, Test> = new Map([
  ['application/pdf', isPdf],
  ['image/png', isPng],
  ['image/jpeg', isJpeg],
])

/** Whether a file that begins like one of a media type is built like one. Kinds that are not looked into pass. */
export async function isWhole(file: FileHandle, mediaType: string, size: number): Promise<boolean> {
  const test = tests.get(mediaType)
  return test === undefined || test(file, size)
}

/**
 * ISO 32000-2 §7.5.5: the end says where the cross-references are, a table or an object that is a stream. Readers repair a
 * file whose place is wrong or missing by its trailer, so one with a trailer at its end passes too.
 */
async function isPdf(file: FileHandle, size: number): Promise<boolean> {
  const end = await textAt(file, Math.max(0, size - pdfEnd), pdfEnd)
  if (!end.includes('%%EOF')) return false
  if (/trailer\s*<</.test(end)) return true
  const offset = [...end.matchAll(/startxref\s+(\d{1,10})\s+%%EOF/g)].at(-1)?.[1]
  if (offset === undefined || Number(offset) >= size) return false
  // Writers that put something before the header count from behind it, so the place is not quite exact.
  const table = await textAt(file, Math.max(0, Number(offset) - 16), 1024 + 32)
  return /xref|\d\s+\d+\s+obj/.test(table)
}

/** Chunks of a length, a type, data and a check sum; the first is the header, with a width and a height, the last the end. */
async function isPng(file: FileHandle, size: number): Promise<boolean> {
  const header = await bytesAt(file, 8, 17)
  if (header.length < 17 || header.toString('latin1', 4, 8) !== 'IHDR') return false
  if (header.readUInt32BE(8) === 0 || header.readUInt32BE(12) === 0) return false
  let at = 8
  for (let part = 0; part < mostParts && at < size; part += 1) {
    const chunk = await bytesAt(file, at, 8)
    if (chunk.length < 8) return false
    if (chunk.toString('latin1', 4, 8) === 'IEND') return true
    at += chunk.readUInt32BE(0) + 12
  }
  return false
}

/** Segments, each with a length of its own; the frame says a width and a height, and the scan comes after it. */
async function isJpeg(file: FileHandle, size: number): Promise<boolean> {
  let at = 2
  let hasFrame = false
  for (let part = 0; part < mostParts && at < size; part += 1) {
    const segment = await bytesAt(file, at, 9)
    if (segment.length < 9 || segment[0] !== 0xff) return false
    const marker = segment[1] ?? 0
    if (marker === 0xda) return hasFrame
    if (isFrame(marker)) hasFrame = segment.readUInt16BE(5) > 0 && segment.readUInt16BE(7) > 0
    at += marker === 0xff ? 1 : segment.readUInt16BE(2) + 2
  }
  return false
}

/** C0 to CF are frames, but for three that are tables and the like. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

const textAt = async (file: FileHandle, position: number, length: number): Promise<string> =>
  (await bytesAt(file, position, length)).toString('latin1')
