import type { TenantTransaction } from '../platform/database/database.ts'
import { findMembers } from './members.ts'
import type { MemberRow, NewMember } from './members.ts'

/** How many imported members are new, changed or unchanged, or have an account and therefore stay as they are. */
export interface ImportCounts {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly activated: number
}

/** An imported member, what becomes of it, and the register's row, where there is one. */
export interface PlannedMember {
  readonly member: NewMember
  readonly outcome: keyof ImportCounts
  readonly row: MemberRow | undefined
}

/** What importing members would do, in their order. Nothing is changed. */
export async function planImport(
  tx: TenantTransaction,
  members: readonly NewMember[],
): Promise<readonly PlannedMember[]> {
  const known = await findMembers(
    tx,
    members.map(({ member_no }) => member_no),
  )
  return members.map((member) => {
    const row = known.get(member.member_no)
    return { member, outcome: outcomeOf(member, row), row }
  })
}

export function countPlanned(planned: readonly PlannedMember[]): ImportCounts {
  const counts = { added: 0, changed: 0, unchanged: 0, activated: 0 }
  for (const { outcome } of planned) counts[outcome] += 1
  return counts
}

function outcomeOf(member: NewMember, row: MemberRow | undefined): keyof ImportCounts {
  if (!row) return 'added'
  if (row.user_id !== null) return 'activated'
  return differs(member, row) ? 'changed' : 'unchanged'
}

/** Whether the import says something else than the register; what it does not give stays as it is. */
function differs(member: NewMember, row: MemberRow): boolean {
  const known = new Map<string, unknown>(Object.entries(row))
  return Object.entries(member).some(([column, value]) => value !== undefined && known.get(column) !== value)
}
