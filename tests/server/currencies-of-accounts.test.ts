import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../src/server/platform/database/migrate.ts'
import { openEarlierDatabase } from './earlier-database.ts'
import type { EarlierDatabase } from './earlier-database.ts'

/** The newest migration of a database that holds balances without a currency. */
const before = '0108-unnamed-pictures'

let database: EarlierDatabase
let owner: EarlierDatabase['owner']
beforeAll(async () => {
  database = await openEarlierDatabase(before)
  owner = database.owner
})
afterAll(() => database.close())

const profile = randomUUID()
const [bill, earlierBill] = [randomUUID(), randomUUID()]

interface Posting {
  readonly id: string
  readonly currency: string
  readonly transfers: readonly (readonly [debit: string, credit: string, cents: number])[]
}

async function post({ id, currency, transfers }: Posting): Promise<void> {
  const cents = transfers.reduce((sum, [, , amount]) => sum + amount, 0)
  await sql`insert into ledger_documents (tenant, id, kind, number, profile_id, holder, source, description,
      amount_cents, currency, posted_on, posted_at)
    values ('demo', ${id}, 'invoice', ${id}, ${profile}, '{}', '', '', ${cents}, ${currency}, '2026-01-15', now())`.execute(
    owner,
  )
  for (const [place, [debit, credit, amount]] of transfers.entries()) {
    await sql`insert into ledger_transfers (tenant, document_id, transfer_no, debit, credit, amount_cents, currency)
      values ('demo', ${id}, ${place + 1}, ${debit}, ${credit}, ${amount}, ${currency})`.execute(owner)
  }
}

const lineOf = (id: string) =>
  sql`insert into ledger_lines (tenant, document_id, line_no, number, profile_id, item, description, amount_cents,
      vat_cents, billed_at)
    values ('demo', ${id}, 1, ${id}, ${profile}, 'fee', 'Fee', 1000, 0, now())`.execute(owner)

test('sums that were kept over all currencies are kept in each once more, though credit paid across them', async () => {
  await sql`set regalia.tenant = 'demo'`.execute(owner)
  const user = randomUUID()
  await sql`insert into users (tenant, id, email, phone, id_number, password_hash, type, category, created_at)
    values ('demo', ${user}, 'ada@members.example', '', '', '', 'Individual', '', now())`.execute(owner)
  await sql`insert into profiles (tenant, id, user_id, type, member_information, created_at)
    values ('demo', ${profile}, ${user}, 'Individual', '[]', now())`.execute(owner)
  const [owes, has] = [`receivable:${profile}`, `credit:${profile}`]
  await post({ id: bill, currency: 'KES', transfers: [[owes, 'income:fee', 1000]] })
  await post({ id: earlierBill, currency: 'USD', transfers: [[owes, 'income:fee', 300]] })
  await post({ id: randomUUID(), currency: 'USD', transfers: [['cash:bank', has, 700]] })
  await post({ id: randomUUID(), currency: 'KES', transfers: [[has, owes, 600]] })
  await lineOf(bill)
  await lineOf(earlierBill)
  await sql`insert into ledger_balances (tenant, profile_id, receivable_cents, credit_cents)
    values ('demo', ${profile}, 700, 100)`.execute(owner)

  await migrate(owner)

  const balances = await sql`select currency, receivable_cents, credit_cents from ledger_balances
    where tenant = 'demo' order by currency`.execute(owner)
  expect(balances.rows).toEqual([
    { currency: 'KES', receivable_cents: 400, credit_cents: -600 },
    { currency: 'USD', receivable_cents: 300, credit_cents: 700 },
  ])
  const lines = await sql`select document_id, currency from ledger_lines order by currency`.execute(owner)
  expect(lines.rows).toEqual([
    { document_id: bill, currency: 'KES' },
    { document_id: earlierBill, currency: 'USD' },
  ])
  const used = sql`update ledger_balances set credit_cents = credit_cents - 1 where currency = 'KES'`.execute(owner)
  await expect(used).rejects.toThrow(/ledger_balances_credit_cents_check/)
  await sql`update ledger_balances set receivable_cents = receivable_cents + 1`.execute(owner)
})
