import { sql } from 'kysely'
import type { TenantTransaction } from '../../../src/server/platform/database/database.ts'

/** Everything of an organisation's books that does not add up: nothing. */
export const wrongInLedger = async (tx: TenantTransaction): Promise<readonly unknown[]> => [
  ...(await wrongAmounts(tx)),
  ...(await wrongBalances(tx)),
  ...(await wrongLines(tx)),
  ...(await wrongCurrencies(tx)),
  ...(await wrongUnallocated(tx)),
  ...(await countedTwice(tx)),
  ...gapsIn(await numbersOf(tx)),
]

/** The documents whose amount is not what their transfers move. */
async function wrongAmounts({ tenant, db }: TenantTransaction): Promise<readonly unknown[]> {
  const { rows } = await sql`
    select d.kind, d.number, d.amount_cents as amount, sum(t.amount_cents)::bigint as moved
    from ledger_documents d left join ledger_transfers t on t.tenant = d.tenant and t.document_id = d.id
    where d.tenant = ${tenant} group by d.kind, d.number, d.amount_cents
    having d.amount_cents <> coalesce(sum(t.amount_cents), 0)`.execute(db)
  return rows
}

/** What differs in a currency between the kept balances of an organisation and the sums of its transfers: nothing. */
async function wrongBalances({ tenant, db }: TenantTransaction): Promise<readonly unknown[]> {
  const { rows } = await sql`
    with moved as (
      select debit as account, currency, amount_cents as cents from ledger_transfers where tenant = ${tenant}
      union all select credit, currency, -amount_cents from ledger_transfers where tenant = ${tenant}),
    sums as (select account, currency, sum(cents)::bigint as cents from moved group by account, currency),
    kept as (
      select 'receivable:' || profile_id as account, currency, receivable_cents as cents from ledger_balances
        where tenant = ${tenant}
      union all select 'credit:' || profile_id, currency, -credit_cents from ledger_balances where tenant = ${tenant})
    select account, currency, sums.cents as moved, kept.cents as kept from sums full join kept using (account, currency)
    where (account ~ '^(receivable|credit):' or sums.cents is null)
      and coalesce(sums.cents, 0) <> coalesce(kept.cents, 0)`.execute(db)
  return rows
}

/** The lines of invoices whose kept amounts differ from what was moved for them. */
async function wrongLines({ tenant, db }: TenantTransaction): Promise<readonly unknown[]> {
  const { rows } = await sql`
    select l.number, l.line_no from ledger_lines l where l.tenant = ${tenant}
      and l.amount_cents - l.paid_cents - l.credited_cents <> coalesce((
        select sum(case when t.debit like 'receivable:%' then t.amount_cents
          when t.credit like 'receivable:%' then -t.amount_cents else 0 end)
        from ledger_transfers t where t.tenant = l.tenant and t.invoice_id = l.document_id and t.line_no = l.line_no), 0)`.execute(
    db,
  )
  return rows
}

/** What reverses, credits, moves or pays something in another currency. */
async function wrongCurrencies({ tenant, db }: TenantTransaction): Promise<readonly unknown[]> {
  const { rows } = await sql`
    select d.kind, d.number, d.currency, earlier.currency as of from ledger_documents d
    join ledger_documents earlier on earlier.tenant = d.tenant and earlier.id in (d.reverses, d.about)
    where d.tenant = ${tenant} and d.currency <> earlier.currency
    union all select d.kind, d.number, d.currency, t.currency from ledger_documents d
    join ledger_transfers t on t.tenant = d.tenant and t.document_id = d.id
    where d.tenant = ${tenant} and d.currency <> t.currency
    union all select 'line', l.number, l.currency, t.currency from ledger_lines l
    join ledger_transfers t on t.tenant = l.tenant and t.invoice_id = l.document_id and t.line_no = l.line_no
    where l.tenant = ${tenant} and l.currency <> t.currency`.execute(db)
  return rows
}

/** What the account of unallocated money has in a currency, where that is not what is kept of money in it. */
async function wrongUnallocated({ tenant, db }: TenantTransaction): Promise<readonly unknown[]> {
  const { rows } = await sql`
    with moved as (
      select currency, case when credit = 'unallocated' then amount_cents else -amount_cents end as cents
      from ledger_transfers where tenant = ${tenant} and 'unallocated' in (debit, credit)
      union all select currency, -amount_cents from received_money where tenant = ${tenant} and unallocated_id is not null)
    select currency, sum(cents)::bigint as differs from moved group by currency having sum(cents) <> 0`.execute(db)
  return rows
}

/** Money that is unallocated although a receipt that holds has its number and amount. */
async function countedTwice({ tenant, db }: TenantTransaction): Promise<readonly unknown[]> {
  const { rows } = await sql`
    select y.receipt, d.number from received_money y join ledger_documents d on d.tenant = y.tenant
      and d.kind = 'receipt' and d.way = y.provider and d.reference = y.receipt and d.amount_cents = y.amount_cents
    where y.tenant = ${tenant} and y.unallocated_id is not null and not exists (
      select 1 from ledger_documents r where r.tenant = d.tenant and r.reverses = d.id)`.execute(db)
  return rows
}

/** The numbers of all documents, in their order. */
export async function numbersOf({ tenant, db }: TenantTransaction): Promise<readonly string[]> {
  const all = db.selectFrom('ledger_documents').select('number').where('tenant', '=', tenant)
  return (await all.orderBy('number').execute()).map(({ number }) => number)
}

/** The numbers that do not follow the one before in the series of their year. */
function gapsIn(numbers: readonly string[]): readonly string[] {
  const last = new Map<string, number>()
  const drawn = numbers.map((number) => {
    const [, series = '', place] = /^(.*)-(\d+)$/.exec(number) ?? []
    return { number, series, place: Number(place) }
  })
  return drawn
    .toSorted((left, right) => left.place - right.place)
    .flatMap(({ number, series, place }) => {
      const before = last.get(series) ?? 0
      last.set(series, place)
      return place === before + 1 ? [] : [number]
    })
}
