import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import type { PaymentServices } from '../payment-world.ts'
import { placeReceived } from '../received/place-received.ts'
import type { Statement, StatementLine } from '../statement-line.ts'
import { statementProvider } from './statement-import.ts'
import { addLines, faultyRow, lineRow, linesOf } from './statement-rows.ts'
import type { KeptLine } from './statement-rows.ts'

/** How many lines are placed between two entries of how far an import is. */
const portion = 25

/** A statement to import, under the id of its job. */
export interface PlacedStatement {
  readonly id: string
  readonly statement: Statement
  /** Awaited before each portion. */
  readonly onProgress: (progress: { readonly done: number; readonly of: number }) => Promise<void>
}

/**
 * Posts the money of a statement that was not posted before, and keeps every line with what became of it. May be
 * repeated after it was interrupted: lines that are kept are done, and the provider's number of money is posted once.
 */
export async function placeLines(
  services: PaymentServices,
  tenant: PublishedTenant,
  { id, statement, onProgress }: PlacedStatement,
): Promise<void> {
  const { database } = services
  const { shortcode, lines, faulty } = statement
  const kept = await database.inTenant(tenant.id, (tx) => linesOf(tx, id).select('line_no').execute())
  const done = new Set(kept.map(({ line_no }) => line_no))
  const left = faulty.filter(({ line }) => !done.has(line))
  await database.inTenant(tenant.id, (tx) => addLines(tx, id, left.map(faultyRow)))
  for (let from = 0; from < lines.length; from += portion) {
    await onProgress({ done: from, of: lines.length })
    const rows: KeptLine[] = []
    for (const line of lines.slice(from, from + portion).filter((one) => !done.has(one.line))) {
      rows.push(lineRow(line, line.kind === 'received' ? await placed(line) : line.kind))
    }
    await database.inTenant(tenant.id, (tx) => addLines(tx, id, rows))
  }

  async function placed({ receipt, amount, currency, account, payer, at, raw }: StatementLine) {
    const listed = { provider: statementProvider, shortcode, receipt, amount, currency, account, payer, at, raw }
    return (await placeReceived(services, tenant, { ...listed, source: 'statement' })).outcome
  }
}
