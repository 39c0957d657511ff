import { bytesAt } from './bytes-at.ts'
import type { ReadableFile } from './bytes-at.ts'

/** How many bytes at the end of a PDF are searched for its trailer. Some writers append other data. */
const pdfEnd = 4096

/**
 * Whether a file that begins like a PDF also ends like one. By ISO 32000-2 §7.5.5 the end gives the offset of the
 * cross-references, which are a table or a stream object. Readers repair a wrong or missing offset by the trailer, so a
 * file with a trailer at its end passes too. The content, including pictures, is never decoded here.
 */
export async function isWholePdf(file: ReadableFile, size: number): Promise<boolean> {
  const end = await textAt(file, Math.max(0, size - pdfEnd), pdfEnd)
  if (!end.includes('%%EOF')) return false
  if (/trailer\s*<</.test(end)) return true
  const offset = [...end.matchAll(/startxref\s+(\d{1,10})\s+%%EOF/g)].at(-1)?.[1]
  if (offset === undefined || Number(offset) >= size) return false
  // The offset is not exact when a writer put data before the header.
  const table = await textAt(file, Math.max(0, Number(offset) - 16), 1024 + 32)
  return /xref|\d\s+\d+\s+obj/.test(table)
}

const textAt = async (file: ReadableFile, position: number, length: number): Promise<string> =>
  (await bytesAt(file, position, length)).toString('latin1')
