import type { FastifyReply } from 'fastify'
import type { ExportedTable } from '../../contract/as-file.ts'
import { mostExportedRows } from '../../contract/most-exported-rows.ts'
import { tableMedia } from '../../contract/table-formats.ts'
import type { TableFormat } from '../../contract/table-formats.ts'
import { csvOf, harmlessCell } from '../../engine/format/csv.ts'
import type { CurrentSession } from '../accounts/sessions.ts'
import { exportedDetail } from '../audit/exported-detail.ts'
import { recordAudit } from '../platform/audit/audit-log.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { textOf } from '../platform/texts/text-of.ts'
import type { CellKind, SheetRow } from '../platform/sheets/sheet.ts'

/** A table to export; figures are numbers, money in the currency's unit. */
export interface TableToSend {
  readonly titles: readonly string[]
  readonly rows: readonly SheetRow[]
  /** What the columns have, where it is more than texts and counts. */
  readonly kinds?: readonly (CellKind | undefined)[]
  /** Which of several of the kind it is, as the audit log names it. */
  readonly about?: string
}

interface ExportRequest {
  readonly tenant: PublishedTenant
  readonly session: CurrentSession
  readonly query: { readonly format?: TableFormat | undefined }
  readonly reply: FastifyReply
}

/**
 * Answers a call with a table as comma-separated values, or as a spreadsheet where the request asks for one, and notes
 * in the audit log who exported what (ADM-09). As comma-separated values, texts are made harmless to spreadsheets.
 *
 * @param name of the table, and of the file
 * @param read reads at most one row more than a file may have
 * @throws Refusal `too-many-records` for a table of more; of a spreadsheet, see `SheetWriter`
 */
export async function sendTable(
  { tenant, session, query: { format = 'csv' }, reply }: ExportRequest,
  { database, sheets, now }: Services,
  name: ExportedTable,
  read: (tx: TenantTransaction) => Promise<TableToSend>,
): Promise<FastifyReply> {
  const readNoted = () =>
    database.inTenant(tenant.id, async (tx) => {
      const table = await read(tx)
      if (table.rows.length > mostExportedRows) {
        const message = { key: 'server.export.too-many', params: { count: mostExportedRows } } as const
        throw new Refusal('too-many-records', { message })
      }
      const detail = exportedDetail({ table: name, format, rows: table.rows.length, about: table.about ?? '' })
      await recordAudit(tx, { actor_id: session.user.id, action: 'table-exported', subject_id: null, detail }, now())
      return table
    })
  reply.header('content-disposition', `attachment; filename="${name}.${format}"`)
  if (format === 'csv') return reply.type(`${tableMedia.csv}; charset=utf-8`).send(csvOfTable(await readNoted()))
  const content = await sheets.write(async () => {
    const { titles, rows, kinds = [] } = await readNoted()
    return { name: textOf(tenant, `portal.export.${name}`), titles, rows, kinds }
  })
  return reply.type(tableMedia.xlsx).send(Buffer.from(content.buffer, content.byteOffset, content.byteLength))
}

const csvOfTable = ({ titles, rows }: TableToSend): string =>
  csvOf([titles.map(harmlessCell), ...rows.map((row) => row.map(cellOf))])

const cellOf = (value: string | number): string => (typeof value === 'number' ? String(value) : harmlessCell(value))
