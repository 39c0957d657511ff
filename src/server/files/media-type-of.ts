import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { isWhole } from './is-whole.ts'

/** How much of a file is looked at to tell an SVG, which is text and has no magic number; bytes. */
const beginning = 1024

const unknown = 'application/octet-stream'

/**
 * A stored file's media type by its content, whatever its name says; `application/octet-stream` when it cannot be told, or
 * when it only begins like something that it is not.
 *
 * @param size bytes of all of it; where fewer are stored, the beginning alone decides
 */
export async function mediaTypeOf(path: string, size: number): Promise<string> {
  const type = await fileTypeFromFile(path)
  const file = await open(path)
  try {
    if (!type || type.mime === 'application/xml') return await typeOfText(file, type?.mime)
    const stored = (await file.stat()).size
    return stored < size || (await isWhole(file, type.mime, size)) ? type.mime : unknown
  } finally {
    await file.close()
  }
}

async function typeOfText(file: FileHandle, told: string = unknown): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(beginning), 0, beginning, 0)
  return /<svg[\s>]/i.test(buffer.toString('latin1', 0, bytesRead)) ? 'image/svg+xml' : told
}
