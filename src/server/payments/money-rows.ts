import { randomUUID } from 'node:crypto'
import type { Selectable, Updateable } from 'kysely'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { ReceivedMoneyTable } from '../platform/database/tables/received-money.ts'

export type MoneyRow = Selectable<ReceivedMoneyTable>

/** What names money: the provider's number of it, in the organisation's account there. */
export type MoneyName = Pick<MoneyRow, 'provider' | 'shortcode' | 'receipt'>

const money = ({ tenant, db }: TenantTransaction) =>
  db.selectFrom('received_money').selectAll().where('tenant', '=', tenant)

export const findMoney = (tx: TenantTransaction, id: string): Promise<MoneyRow | undefined> =>
  money(tx).where('id', '=', id).executeTakeFirst()

/** Money by the provider's number of it; undefined for what no provider has listed. */
export const moneyNamed = (tx: TenantTransaction, name: MoneyName): Promise<MoneyRow | undefined> =>
  money(tx)
    .where('provider', '=', name.provider)
    .where('shortcode', '=', name.shortcode)
    .where('receipt', '=', name.receipt)
    .executeTakeFirst()

/** Money, locked until the transaction ends. Whoever locks a profile too locks that before. */
export const lockMoney = (tx: TenantTransaction, id: string): Promise<MoneyRow> =>
  money(tx).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** The money that was paid for an invoice and is no payment's, the oldest first. */
export const looseMoneyOf = (tx: TenantTransaction, invoice: string): Promise<readonly MoneyRow[]> =>
  money(tx)
    .where('invoice_id', '=', invoice)
    .where('payment_id', 'is', null)
    .where('state', 'in', ['waiting', 'unplaced', 'posted'])
    .orderBy('paid_at')
    .orderBy('id')
    .forUpdate()
    .execute()

export async function changeMoney(
  { tenant, db }: TenantTransaction,
  { id }: Pick<MoneyRow, 'id'>,
  changed: Updateable<ReceivedMoneyTable>,
): Promise<void> {
  await db.updateTable('received_money').set(changed).where('tenant', '=', tenant).where('id', '=', id).execute()
}

/** Money that is new. */
export type NewMoney = Omit<
  MoneyRow,
  | 'tenant'
  | 'id'
  | 'state'
  | 'profile_id'
  | 'payment_id'
  | 'receipt_no'
  | 'unallocated_id'
  | 'handled_at'
  | 'created_at'
  | 'changed_at'
>

/** Keeps money that waits to be placed; undefined when its number is known. Returns its id. */
export async function addMoney(
  { tenant, db }: TenantTransaction,
  money: NewMoney,
  now: Date,
): Promise<string | undefined> {
  const nobodys = { profile_id: null, payment_id: null, receipt_no: null, unallocated_id: null }
  const unknown = { state: 'waiting', ...nobodys } as const
  const added = await db
    .insertInto('received_money')
    .values({ ...money, ...unknown, tenant, id: randomUUID(), created_at: now, changed_at: now })
    .onConflict((conflict) => conflict.columns(['tenant', 'provider', 'shortcode', 'receipt']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}
