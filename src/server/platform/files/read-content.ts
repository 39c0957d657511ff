import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { isPicture, measurePicture } from '../../../engine/picture/measure-picture.ts'
import { readPng, unpackedPngSize } from '../../../engine/picture/measure-png.ts'
import type { PngParts } from '../../../engine/picture/measure-png.ts'
import { PictureSource } from '../../../engine/picture/picture-source.ts'
import type { Measures, ReadBytes } from '../../../engine/picture/picture-source.ts'
import { bytesAt } from './bytes-at.ts'
import { isBlankPng } from './is-blank-png.ts'
import { isWholePdf } from './is-whole-pdf.ts'
import { isWholePng, mostUnpacked } from './is-whole-png.ts'

/** A file's type by its content; its name does not count. */
export interface FileContent extends Partial<Measures> {
  /** `application/octet-stream` when the type is unknown, or when only the beginning of the file matches a type. */
  readonly mediaType: string
  /** Nothing is drawn on the picture, a PNG. */
  readonly isBlank?: true
}

/** How many bytes are searched for an SVG's tag: SVG is text and has no magic number. */
const beginning = 1024

const unknown = 'application/octet-stream'

/**
 * A stored file's media type and, for a picture, its width and height. A picture that cannot be measured counts as
 * unknown, so that no picture of unknown size is accepted.
 *
 * @param size bytes of the whole file; when fewer are stored, the beginning alone decides
 */
export async function readContent(path: string, size: number): Promise<FileContent> {
  const type = await fileTypeFromFile(path)
  const file = await open(path)
  try {
    if (!type || type.mime === 'application/xml') return { mediaType: await typeOfText(file, type?.mime) }
    const stored = (await file.stat()).size
    return stored < size ? { mediaType: type.mime } : await lookInto(file, type.mime, size)
  } finally {
    await file.close()
  }
}

async function lookInto(file: FileHandle, mediaType: string, size: number): Promise<FileContent> {
  if (mediaType === 'application/pdf') return { mediaType: (await isWholePdf(file, size)) ? mediaType : unknown }
  if (!isPicture(mediaType)) return { mediaType }
  const read: ReadBytes = (position, length) => bytesAt(file, position, length)
  const measures = await measurePicture(mediaType, new PictureSource(size, read))
  if (measures === undefined) return { mediaType: unknown }
  if (mediaType !== 'image/png') return { mediaType, ...measures }
  const png = await readPng(new PictureSource(size, read))
  if (png === undefined || !(await isHonestPng(png, read))) return { mediaType: unknown }
  return { mediaType, ...measures, ...((await isBlankPng(png, read)) && { isBlank: true }) }
}

const isHonestPng = async (png: PngParts, read: ReadBytes): Promise<boolean> =>
  unpackedPngSize(png.header) > mostUnpacked || isWholePng(png, read)

async function typeOfText(file: FileHandle, otherwise: string = unknown): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(beginning), 0, beginning, 0)
  return /<svg[\s>]/i.test(buffer.toString('latin1', 0, bytesRead)) ? 'image/svg+xml' : otherwise
}
