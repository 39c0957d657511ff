import type { FastifyReply } from 'fastify'
import { mostExportedRows } from '../../contract/most-exported-rows.ts'
import type { ExportedTable } from '../../contract/as-csv.ts'
import { csvOf, harmlessCell } from '../../engine/format/csv.ts'
import type { CurrentSession } from '../accounts/sessions.ts'
import { exportedDetail } from '../audit/exported-detail.ts'
import { recordAudit } from '../platform/audit/audit-log.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'

/** A table to export; figures are numbers, and every text is made harmless to spreadsheets. */
export interface TableToSend {
  readonly titles: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
  /** Which of several of the kind it is, as the audit log names it. */
  readonly about?: string
}

interface ExportRequest {
  readonly tenant: PublishedTenant
  readonly session: CurrentSession
  readonly reply: FastifyReply
}

/**
 * Answers a call with a table as comma-separated values, and notes in the audit log who exported what (ADM-09).
 *
 * @param name of the table, and of the file
 * @param read reads at most one row more than a file may have
 * @throws Refusal `too-many-records` for a table of more
 */
export async function sendTable(
  { tenant, session, reply }: ExportRequest,
  { database, now }: Services,
  name: ExportedTable,
  read: (tx: TenantTransaction) => Promise<TableToSend>,
): Promise<FastifyReply> {
  const { titles, rows } = await database.inTenant(tenant.id, async (tx) => {
    const table = await read(tx)
    if (table.rows.length > mostExportedRows) {
      const message = { key: 'server.export.too-many', params: { count: mostExportedRows } } as const
      throw new Refusal('too-many-records', { message })
    }
    const detail = exportedDetail({ table: name, rows: table.rows.length, about: table.about ?? '' })
    await recordAudit(tx, { actor_id: session.user.id, action: 'table-exported', subject_id: null, detail }, now())
    return table
  })
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(csvOf([titles.map(harmlessCell), ...rows.map((row) => row.map(cellOf))]))
}

const cellOf = (value: string | number): string => (typeof value === 'number' ? String(value) : harmlessCell(value))
