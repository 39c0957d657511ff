import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { uploadedPicturePath } from '../../../engine/document/uploaded-picture.ts'
import type { UploadedPicture } from '../../platform/brand/uploaded-pictures.ts'
import type { FileStore, ReceivedFile } from '../../platform/files/file-store.ts'
import { Refusal } from '../../platform/refusal.ts'
import { plainSvg } from './plain-svg.ts'
import type { SvgProblem } from './plain-svg.ts'

/**
 * A picture of the brand as it is stored, of a file that its form has accepted by type, size and pixels. A drawing is
 * written anew, and has nothing but shapes.
 *
 * @throws Refusal `invalid` at the field, for a drawing with a script, or with anything that leads outside of it
 */
export async function takePicture(
  files: Pick<FileStore, 'open'>,
  tenant: string,
  { id, mediaType }: Pick<ReceivedFile, 'id' | 'mediaType'>,
  name: string,
): Promise<UploadedPicture> {
  const stream = await files.open(tenant, id)
  if (stream === undefined) throw new Refusal('not-found')
  const received = await buffer(stream)
  const content = mediaType === 'image/svg+xml' ? drawingIn(received) : received
  const path = uploadedPicturePath(mediaType, createHash('sha256').update(content).digest('hex'))
  if (path === undefined) throw new Refusal('not-found')
  return { path, name, content }
}

function drawingIn(received: Buffer): Buffer {
  const plain = plainSvg(textOfUtf8(received))
  if (typeof plain === 'string') return Buffer.from(plain)
  throw refusedDrawing(plain)
}

/** The text; nothing where the bytes are no UTF-8. */
function textOfUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return ''
  }
}

function refusedDrawing(refused: SvgProblem): Refusal {
  const message =
    'found' in refused
      ? ({ key: `server.picture.${refused.problem}`, params: { found: refused.found } } as const)
      : ({ key: `server.picture.${refused.problem}` } as const)
  return new Refusal('invalid', { errors: [{ pointer: '/picture', message }] })
}
