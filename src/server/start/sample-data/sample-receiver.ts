import { Receiver } from '../../http/intake/incoming.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { Refusal } from '../../platform/refusal.ts'

/** Sample files do not count towards a member's limits. */
const unlimited = async () => ({ bytes: Number.MAX_SAFE_INTEGER, refusal: () => new Refusal('too-large') })

/** Writes sample files of an organisation to disk. */
export const sampleReceiver = (files: FileStore, tenant: string): Receiver => new Receiver(files, tenant, unlimited)

/** The content of a sample file, as calls bring it. */
export async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
