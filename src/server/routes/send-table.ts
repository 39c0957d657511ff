import type { FastifyReply } from 'fastify'
import type { ExportedTable } from '../../contract/as-file.ts'
import { mostExportedRows, mostRowsOfAll, mostSheetCells } from '../../contract/most-exported-rows.ts'
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
export const sendTable = (
  request: ExportRequest,
  services: Services,
  name: ExportedTable,
  read: (tx: TenantTransaction) => Promise<TableToSend>,
): Promise<FastifyReply> =>
  answer(request, services, name, (noted) =>
    services.database.inTenant(request.tenant.id, async (tx) => noted(tx, await read(tx), mostExportedRows)),
  )

/**
 * As `sendTable`, for a table of everybody, which is read in a transaction for each portion. It may be longer.
 *
 * @throws Refusal as `sendTable` does
 */
export const sendTableOfAll = (
  request: ExportRequest,
  services: Services,
  name: ExportedTable,
  read: () => Promise<TableToSend>,
): Promise<FastifyReply> =>
  answer(request, services, name, async (noted) => {
    const table = await read()
    return services.database.inTenant(request.tenant.id, (tx) => noted(tx, table, mostRowsOfAll))
  })

type Noted = (tx: TenantTransaction, table: TableToSend, most: number) => Promise<TableToSend>

async function answer(
  { tenant, session, query: { format = 'csv' }, reply }: ExportRequest,
  { sheets, now }: Services,
  name: ExportedTable,
  read: (noted: Noted) => Promise<TableToSend>,
): Promise<FastifyReply> {
  const noted: Noted = async (tx, table, most) => {
    if (table.rows.length > most) {
      throw new Refusal('too-many-records', { message: { key: 'server.export.too-many', params: { count: most } } })
    }
    const detail = exportedDetail({ table: name, format, rows: table.rows.length, about: table.about ?? '' })
    await recordAudit(tx, { actor_id: session.user.id, action: 'table-exported', subject_id: null, detail }, now())
    return table
  }
  reply.header('content-disposition', `attachment; filename="${name}.${format}"`)
  if (format === 'csv') return reply.type(`${tableMedia.csv}; charset=utf-8`).send(csvOfTable(await read(noted)))
  const content = await sheets.write(async () => {
    const {
      titles,
      rows,
      kinds = [],
    } = await read(async (tx, table, most) => {
      const rowsOfSheet = Math.floor(mostSheetCells / table.titles.length)
      if (table.rows.length <= most && table.rows.length > rowsOfSheet) {
        const params = { count: rowsOfSheet }
        throw new Refusal('too-many-records', { message: { key: 'server.export.too-many-cells', params } })
      }
      return noted(tx, table, most)
    })
    return { name: textOf(tenant, `portal.export.${name}`), titles, rows, kinds }
  })
  return reply.type(tableMedia.xlsx).send(Buffer.from(content.buffer, content.byteOffset, content.byteLength))
}

const csvOfTable = ({ titles, rows }: TableToSend): string =>
  csvOf([titles.map(harmlessCell), ...rows.map((row) => row.map(cellOf))])

const cellOf = (value: string | number): string => (typeof value === 'number' ? String(value) : harmlessCell(value))
