import type { TenantTransaction } from '../platform/database/database.ts'
import { findMembers, saveMembers } from './members.ts'
import type { MemberRow, NewMember } from './members.ts'

/** How many imported members are new, changed or unchanged, or have an account and therefore stay as they are. */
export interface ImportCounts {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly activated: number
}

/** Imports members into the register, in the caller's transaction. Importing the same file again changes nothing. */
export async function importMembers(tx: TenantTransaction, members: readonly NewMember[]): Promise<ImportCounts> {
  const known = await findMembers(
    tx,
    members.map(({ member_no }) => member_no),
  )
  const added = members.filter(({ member_no }) => !known.has(member_no))
  const found = members.flatMap((member) => {
    const row = known.get(member.member_no)
    return row ? [{ member, row }] : []
  })
  const open = found.filter(({ row }) => row.user_id === null)
  const changed = open.filter(({ member, row }) => differs(member, row)).map(({ member }) => member)
  await saveMembers(tx, [...added, ...changed])
  return {
    added: added.length,
    changed: changed.length,
    unchanged: open.length - changed.length,
    activated: found.length - open.length,
  }
}

function differs(member: NewMember, row: MemberRow): boolean {
  const { user_id: _account, tenant: _tenant, ...particulars } = row
  return Object.entries(particulars).some(([column, value]) => new Map(Object.entries(member)).get(column) !== value)
}
