import { bytesAt } from './bytes-at.ts'
import type { ReadableFile } from './bytes-at.ts'

/** Of a PDF, how much of the end is searched for what has to stand there; bytes. Some writers put things behind it. */
const pdfEnd = 4096

/**
 * Whether a file that begins like a PDF is built like one. ISO 32000-2 §7.5.5: the end says where the cross-references are,
 * a table or an object that is a stream. Readers repair a file whose place is wrong or missing by its trailer, so one with a
 * trailer at its end passes too. What it holds, pictures included, is never decoded here.
 */
export async function isWholePdf(file: ReadableFile, size: number): Promise<boolean> {
  const end = await textAt(file, Math.max(0, size - pdfEnd), pdfEnd)
  if (!end.includes('%%EOF')) return false
  if (/trailer\s*<</.test(end)) return true
  const offset = [...end.matchAll(/startxref\s+(\d{1,10})\s+%%EOF/g)].at(-1)?.[1]
  if (offset === undefined || Number(offset) >= size) return false
  // Writers that put something before the header count from behind it, so the place is not quite exact.
  const table = await textAt(file, Math.max(0, Number(offset) - 16), 1024 + 32)
  return /xref|\d\s+\d+\s+obj/.test(table)
}

const textAt = async (file: ReadableFile, position: number, length: number): Promise<string> =>
  (await bytesAt(file, position, length)).toString('latin1')
