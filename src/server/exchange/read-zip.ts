import { buffer } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import { generalFileLimit } from '../../contract/file-transfer.ts'
import type { Message } from '../../engine/translate/message.ts'
import type { ReceivedFile } from '../platform/files/file-store.ts'
import { unpackedSize } from '../platform/files/unpacked-size.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import type { ProjectFiles } from './read-own-files.ts'

/**
 * Some twenty times and more what any shipped organisation has: of everything, and of JSON. Others wait while JSON is
 * read, so that there may not be much of it.
 */
const most = { bytes: 30_000_000, parts: 2000, json: 2_000_000 } as const

/**
 * The files in a zip file that was just received, without its folders.
 *
 * @throws Refusal `invalid`, at the file, when it cannot be read; `bad-request` when there is none
 */
export async function readZip(
  { files }: Pick<Services, 'files'>,
  tenant: PublishedTenant,
  file: ReceivedFile | undefined,
): Promise<ProjectFiles> {
  const content = file && (await files.open(tenant.id, file.id))
  if (!content) throw new Refusal('bad-request')
  if (file.size > generalFileLimit) throw unreadable({ key: 'server.exchange.too-large' })
  return unpacked(await buffer(content))
}

function unpacked(zip: Uint8Array): ProjectFiles {
  try {
    const { bytes, parts } = unpackedSize(zip)
    if (bytes <= most.bytes && parts <= most.parts) {
      const files = Object.entries(unzipSync(zip)).filter(([path]) => !path.endsWith('/'))
      const json = files.reduce((sum, [path, { length }]) => sum + (path.endsWith('.json') ? length : 0), 0)
      if (json <= most.json) return new Map(files)
    }
  } catch {
    throw unreadable({ key: 'server.exchange.no-zip' })
  }
  throw unreadable({ key: 'server.exchange.too-large' })
}

const unreadable = (message: Message) => new Refusal('invalid', { message, errors: [{ pointer: '/file', message }] })
