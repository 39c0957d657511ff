import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'

/**
 * Inserts as many rows as a posting writes, by a plain client: without our role, row-level security or a library of
 * queries.
 */
export interface BareInserts {
  insert(profile: string): Promise<void>
  /** Lets the database count its rows, as one that is used has long done. */
  analyze(): Promise<void>
  close(): Promise<void>
}

const document = `insert into ledger_documents (tenant, id, kind, number, profile_id, holder, source, description,
    amount_cents, currency, due_on, posted_on, posted_at)
  values ($1, $2, 'invoice', $3, $4, '{"name": "Ada Wambui", "memberNo": "M-1"}', 'SUBS-2026', 'Subscription Payment', $5,
    'KES', $6, $6, $7)`
const transfer = `insert into ledger_transfers (tenant, document_id, transfer_no, debit, credit, amount_cents, currency,
    invoice_id, line_no)
  values ($1, $2, $5, $3, 'income:subscription', $4, 'KES', $2, $5)`
const line = `insert into ledger_lines (tenant, document_id, line_no, number, profile_id, item, description,
    amount_cents, vat_cents, currency, due_on, billed_at, paid_cents)
  values ($1, $2, $8, $3, $4, 'subscription', 'Subscription Payment', $5, 0, 'KES', $6, $7, $5)`

/** @param atOnce how many connections there are */
export function openBareInserts(
  url: string,
  { tenant, amount, atOnce }: { readonly tenant: string; readonly amount: number; readonly atOnce: number },
): BareInserts {
  const pool = new Pool({ connectionString: url, max: atOnce })
  // The server may stop while a connection says goodbye to it; nothing is lost by that.
  pool.on('error', () => undefined)
  return {
    insert: async (profile) => {
      const client = await pool.connect()
      const id = randomUUID()
      const now = new Date()
      const on = now.toISOString().slice(0, 10)
      const number = `BARE-${id}`
      const put = (name: string, text: string, values: readonly unknown[]) =>
        client.query({ name, text, values: [...values] })
      try {
        await client.query('begin')
        await put('document', document, [tenant, id, number, profile, amount, on, now])
        // The second of each stand for the balance and the counter, which a posting changes.
        for (const no of [1, 2]) {
          await put('transfer', transfer, [tenant, id, `receivable:${profile}`, amount, no])
          await put('line', line, [tenant, id, number, profile, amount, on, now, no])
        }
        await client.query('commit')
      } finally {
        client.release()
      }
    },
    analyze: async () => {
      await pool.query('analyze')
    },
    close: () => pool.end(),
  }
}
