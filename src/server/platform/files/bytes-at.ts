import type { FileHandle } from 'node:fs/promises'

export type ReadableFile = Pick<FileHandle, 'read'>

/** Some bytes of a file from a position on; fewer at its end. */
export async function bytesAt(file: ReadableFile, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}
