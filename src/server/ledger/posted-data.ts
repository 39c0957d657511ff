import { creditedTo, vatAccount } from '../../engine/ledger/accounts.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { together } from '../platform/database/together.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { linesOfInvoice } from './ledger-lines.ts'
import { wayName } from './payment-way.ts'
import type { PostedRow } from './posted-rows.ts'

/**
 * What the template of a posted document may name of it, as the source `posted`: its currency, lines and sums, in
 * cents. The lines of an invoice are what is billed; of a receipt, what it pays; of a credit note, what is credited.
 */
export async function postedData(tx: TenantTransaction, tenant: PublishedTenant, row: PostedRow): Promise<JsonObject> {
  const { kind, source, amount_cents, currency, due_on, way, reference } = row
  const [billed, moved] = await together(tx, linesOfInvoice(tx, row.id), movedLines(tx, row.id))
  const lines =
    kind === 'invoice'
      ? billed.map(({ number, description, amount_cents: amount, vat_cents }) => ({
          number,
          description,
          amount,
          vat: vat_cents,
        }))
      : linesMoved(moved)
  const vat = lines.reduce((sum, one) => sum + one.vat, 0)
  const over = sumOf(moved.filter(({ credit, invoice_id }) => creditedTo(credit) !== undefined && invoice_id === null))
  return {
    source,
    currency,
    total: amount_cents,
    vat,
    net: amount_cents - vat,
    lines: lines.map((line) => ({ ...line, currency, net: line.amount - line.vat })),
    ...(due_on !== null && { due: due_on }),
    ...(way !== null && { way: wayName(tenant, way) }),
    ...(reference !== null && { reference }),
    ...(over > 0 && { over }),
  }
}

/** The transfers of a document, each with the invoice's line that it is about. */
const movedLines = ({ tenant, db }: TenantTransaction, id: string) =>
  db
    .selectFrom('ledger_transfers as t')
    .leftJoin('ledger_lines as l', (join) =>
      join
        .onRef('l.tenant', '=', 't.tenant')
        .onRef('l.document_id', '=', 't.invoice_id')
        .onRef('l.line_no', '=', 't.line_no'),
    )
    .select(['t.debit', 't.credit', 't.amount_cents', 't.invoice_id', 't.line_no', 'l.number', 'l.description'])
    .where('t.tenant', '=', tenant)
    .where('t.document_id', '=', id)
    .orderBy('t.transfer_no')

type Moved = Awaited<ReturnType<ReturnType<typeof movedLines>['execute']>>[number]

/** One line for each line of an invoice that the transfers are about, with the VAT that is taken back. */
function linesMoved(moved: readonly Moved[]) {
  const keys = [...new Set(moved.flatMap((one) => (one.invoice_id === null ? [] : [keyOf(one)])))]
  return keys.map((key) => {
    const parts = moved.filter((one) => keyOf(one) === key)
    const [first] = parts
    return {
      number: first?.number ?? '',
      description: first?.description ?? '',
      amount: sumOf(parts),
      vat: sumOf(parts.filter(({ debit }) => debit === vatAccount)),
    }
  })
}

const keyOf = ({ invoice_id, line_no }: Moved): string => `${invoice_id ?? ''} ${line_no ?? ''}`

const sumOf = (moved: readonly Pick<Moved, 'amount_cents'>[]): number =>
  moved.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
