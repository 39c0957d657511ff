import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'

const states = `'waiting', 'unplaced', 'differs', 'settled', 'posted', 'assigned', 'set-aside', 'returned'`

const statements: readonly string[] = [
  'alter table received_money drop constraint received_money_state_check',
  `alter table received_money add constraint received_money_state_check check (state in (${states}))`,
  'alter table received_decisions drop constraint received_decisions_kind_check',
  `alter table received_decisions add constraint received_decisions_kind_check check (kind in
    ('assigned', 'returned', 'set-aside', 'taken-back'))`,
]

/** Money of which nobody knows whose it is goes back to its payer. */
export const returnedMoney: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(database)
  },
}
