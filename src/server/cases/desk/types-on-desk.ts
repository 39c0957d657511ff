import { processHash, withRetiredStates } from '../../../engine/cases/process.ts'
import type { CaseType } from '../../../engine/cases/case-type.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'

/**
 * Case types as the desk sees them, in their order: a case that stands in a state which its type no longer has goes on
 * under the process that it began with, so it stays with those who work on it there.
 */
export async function typesOnDesk(
  { tenant, db }: TenantTransaction,
  types: readonly CaseType[],
): Promise<readonly CaseType[]> {
  if (types.length === 0) return []
  const kept = await db
    .selectFrom('case_processes')
    .select(['type', 'process'])
    .where('tenant', '=', tenant)
    .where(
      'type',
      'in',
      types.map(({ id }) => id),
    )
    .where('hash', 'not in', types.map(processHash))
    .execute()
  return types.map((type) =>
    withRetiredStates(
      type,
      kept.filter((row) => row.type === type.id).map(({ process }) => process),
    ),
  )
}

/** The same for one type. */
export async function typeOnDesk(tx: TenantTransaction, type: CaseType): Promise<CaseType> {
  const [onDesk = type] = await typesOnDesk(tx, [type])
  return onDesk
}
