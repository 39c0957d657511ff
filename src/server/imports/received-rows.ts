import { buffer } from 'node:stream/consumers'
import { generalFileLimit } from '../../contract/file-transfer.ts'
import type { ReceivedFile } from '../platform/files/file-store.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { openTableFile, refusedTableFile } from './files/open-table-file.ts'
import type { TableFile, TableForm } from './files/read-table-file.ts'

/**
 * The rows of a file that was just received, or the line from which its quotation marks are not closed.
 *
 * @throws Refusal `invalid`, at the file, when it cannot be read; `bad-request` when there is none
 */
export async function receivedRows(
  { files }: Pick<Services, 'files'>,
  tenant: PublishedTenant,
  file: ReceivedFile | undefined,
  form?: TableForm,
): Promise<Exclude<TableFile, { unreadable: string }>> {
  const content = file && (await files.open(tenant.id, file.id))
  if (!content) throw new Refusal('bad-request')
  if (file.size > generalFileLimit) throw refusedTableFile('too-large')
  return openTableFile(Uint8Array.from(await buffer(content)), form)
}
