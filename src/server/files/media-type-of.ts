import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'

/** How much of a file is looked at to tell an SVG, which is text and has no magic number; bytes. */
const beginning = 1024

/** A stored file's media type by its content, whatever its name says; `application/octet-stream` when it cannot be told. */
export async function mediaTypeOf(path: string): Promise<string> {
  const type = await fileTypeFromFile(path)
  if (type && type.mime !== 'application/xml') return type.mime
  return /<svg[\s>]/i.test(await beginningOf(path)) ? 'image/svg+xml' : (type?.mime ?? 'application/octet-stream')
}

async function beginningOf(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(beginning), 0, beginning, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
  }
}
