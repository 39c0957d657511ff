import type { TenantTransaction } from '../../platform/database/database.ts'
import { indexMembers, wordsVersion } from './index-members.ts'

/** How many members one transaction indexes. */
const batch = 500

/** Indexes some members whose words are missing or were folded by rules of before; returns how many. */
export async function indexAgain(tx: TenantTransaction): Promise<number> {
  const { tenant, db } = tx
  const found = await db
    .selectFrom('members')
    .select('member_no')
    .where('tenant', '=', tenant)
    .where('words_version', '<', wordsVersion)
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .execute()
  const numbers = found.map(({ member_no }) => member_no)
  if (numbers.length === 0) return 0
  await indexMembers(tx, numbers)
  await db
    .updateTable('members')
    .set({ words_version: wordsVersion })
    .where('tenant', '=', tenant)
    .where((where) => where('member_no', '=', where.fn.any(where.val(numbers))))
    .execute()
  return numbers.length
}

/** Whether everybody in the register is indexed. */
export async function isIndexed({ tenant, db }: TenantTransaction): Promise<boolean> {
  const found = await db
    .selectFrom('members')
    .select('member_no')
    .where('tenant', '=', tenant)
    .where('words_version', '<', wordsVersion)
    .limit(1)
    .execute()
  return found.length === 0
}
