import { mostImportedRows } from '../../../contract/import-limits.ts'
import type { Message } from '../../../engine/translate/message.ts'
import { Refusal } from '../../platform/refusal.ts'
import { ThreadEndedError, WorkThread } from '../../platform/threads/work-thread.ts'
import type { ThreadLimits } from '../../platform/threads/work-thread.ts'
import type { TableFile, TableFileJob, TableForm, UnreadableFile } from './read-table-file.ts'

const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
const program = new URL(`./table-file-worker.${extension}`, import.meta.url)
const limits: ThreadLimits = { seconds: 30, megabytes: 384 }

/**
 * The rows of a CSV or Excel file, read in a thread of its own, so that no file can hold up the server.
 *
 * @param form how a file is read whose form is not ours
 * @throws Refusal `invalid`, at the file, with the reason why it cannot be read
 */
export async function openTableFile(
  bytes: Uint8Array<ArrayBuffer>,
  form?: TableForm,
): Promise<Exclude<TableFile, { unreadable: string }>> {
  const thread = new WorkThread<TableFileJob, TableFile>(program, limits)
  try {
    const found = await thread.run({ bytes, mostRows: mostImportedRows, form })
    if ('unreadable' in found) throw refusedTableFile(found.unreadable)
    return found
  } catch (error) {
    if (error instanceof ThreadEndedError) throw refusedTableFile('broken-workbook')
    throw error
  } finally {
    await thread.stop()
  }
}

const reasons: Readonly<Record<UnreadableFile | 'too-large', Message>> = {
  'too-large': { key: 'server.import.too-large' },
  'no-table': { key: 'server.import.no-table' },
  'not-utf8': { key: 'server.import.not-utf8' },
  'too-long': { key: 'server.import.too-long', params: { count: mostImportedRows } },
  'unpacked-too-large': { key: 'server.import.unpacked-too-large' },
  'broken-workbook': { key: 'server.import.broken-workbook' },
}

/** The refusal of a file that cannot be read. */
export function refusedTableFile(reason: keyof typeof reasons): Refusal {
  const message = reasons[reason]
  return new Refusal('invalid', { message, errors: [{ pointer: '/file', message }] })
}
