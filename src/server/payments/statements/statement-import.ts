import { mostStatementLines } from '../../../contract/statement-names.ts'
import type { LineFault } from '../../../contract/statement-names.ts'
import type { Message } from '../../../engine/translate/message.ts'
import type { TableRow } from '../../imports/files/read-csv.ts'
import type { ImportSource, ReadRows } from '../../imports/queue-import.ts'
import type { receivedRows } from '../../imports/received-rows.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import { Refusal } from '../../platform/refusal.ts'
import { openProvider } from '../open-provider.ts'
import type { ProviderServices } from '../open-provider.ts'
import type { Statement, StatementRefusal } from '../statement-line.ts'

/** Statements of a provider that are imported. */
export const statementImport: ImportSource = {
  kind: 'import-statement',
  begun: 'statement-import-begun',
  cancelled: 'statement-import-cancelled',
  nothing: { key: 'server.statement.nothing' },
}

/** The provider whose statements these are, as payments name it. */
export const statementProvider = 'mpesa'

/** A statement of the organisation's own account, and the rows of its file. */
export interface StatementFile extends ReadRows {
  readonly statement: Statement
}

/**
 * Reads the file of a statement as its provider writes it.
 *
 * @throws Refusal `invalid`, at the file, for what is no statement of the organisation's account
 */
export function readStatementFile(
  services: ProviderServices,
  tenant: PublishedTenant,
  found: Awaited<ReturnType<typeof receivedRows>>,
): StatementFile {
  if ('brokenAt' in found) throw refused({ key: 'server.statement.broken', params: { line: String(found.brokenAt) } })
  const read = readOwnStatement(services, tenant, found.rows, services.now())
  if ('key' in read) throw refused(read)
  if (read.lines.length + read.faulty.length > mostStatementLines) {
    throw refused({ key: 'server.statement.too-long', params: { count: String(mostStatementLines) } })
  }
  const problems = read.faulty.map(({ line, column, fault }) => ({ line, column, message: faultMessages[fault] }))
  return { statement: read, rows: found.rows, right: read.lines.length, problems, hasColumns: true }
}

/** The statement that rows are, or why they are none of the organisation's account. */
export function readOwnStatement(
  services: ProviderServices,
  tenant: Pick<PublishedTenant, 'id' | 'declaration'>,
  rows: readonly TableRow[],
  now: Date,
): Statement | Message {
  const provider = openProvider(services, tenant, statementProvider)
  if (provider?.readStatement === undefined) return { key: 'server.statement.no-provider' }
  const read = provider.readStatement(rows, now)
  if ('refused' in read) return refusalMessage(read)
  const { shortcode: own } = provider
  const { shortcode: found } = read
  return found === own ? read : { key: 'server.statement.other-shortcode', params: { found, own } }
}

function refusalMessage(read: StatementRefusal): Message {
  return read.refused === 'no-column'
    ? { key: 'server.statement.no-column', params: { column: read.column } }
    : { key: `server.statement.${read.refused}` }
}

const refused = (message: Message): Refusal =>
  new Refusal('invalid', { message, errors: [{ pointer: '/file', message }] })

/** What is wrong with a line, for people. */
export const faultMessages: Readonly<Record<LineFault, Message>> = {
  cells: { key: 'server.statement.cells' },
  receipt: { key: 'server.statement.receipt' },
  time: { key: 'server.statement.time' },
  'time-to-come': { key: 'server.statement.time-to-come' },
  status: { key: 'server.statement.status' },
  amount: { key: 'server.statement.amount' },
  twice: { key: 'server.statement.twice' },
}
