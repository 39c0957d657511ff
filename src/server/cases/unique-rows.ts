import { createHash } from 'node:crypto'
import type { Case } from '../../engine/cases/model/case.ts'
import type { CaseFacts } from '../../engine/cases/model/case-facts.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { CasePlace } from './case-place.ts'

/** A key's values, of any length, as the index keeps them. */
const indexed = (values: string): string => createHash('sha256').update(values).digest('hex')

/**
 * Takes the unique keys of a case and gives back those that it no longer has. Of two cases that take one at once, the
 * second waits here for the first.
 *
 * @returns the names of the keys that another case has
 */
export async function claimKeys(
  { tenant, db }: TenantTransaction,
  caseId: string,
  { type, keys }: Pick<Case, 'type' | 'keys'>,
): Promise<ReadonlySet<string>> {
  const wanted = Object.entries(keys).flatMap(([name, values]) =>
    values === null ? [] : [{ tenant, type, name, value: indexed(values), case_id: caseId }],
  )
  const own = db.deleteFrom('case_keys').where('tenant', '=', tenant).where('case_id', '=', caseId)
  await (
    wanted.length === 0
      ? own
      : own.where(
          'value',
          'not in',
          wanted.map(({ value }) => value),
        )
  ).execute()
  const taken = new Set<string>()
  for (const row of wanted) {
    await db
      .insertInto('case_keys')
      .values(row)
      .onConflict((conflict) => conflict.columns(['tenant', 'type', 'name', 'value']).doNothing())
      .execute()
    const { case_id } = await db
      .selectFrom('case_keys')
      .select('case_id')
      .where('tenant', '=', tenant)
      .where('type', '=', type)
      .where('name', '=', row.name)
      .where('value', '=', row.value)
      .executeTakeFirstOrThrow()
    if (case_id !== caseId) taken.add(row.name)
  }
  return taken
}

type KeyPlace = Pick<CasePlace, 'id' | 'type' | 'profile'>

/**
 * Which keys other cases of the same profile have, so that a step is refused before anything is written; returns what
 * tells it for each of several cases.
 */
export async function takenByOthers(
  { tenant, db }: TenantTransaction,
  places: readonly KeyPlace[],
): Promise<(place: KeyPlace) => NonNullable<CaseFacts['isTaken']>> {
  const unique = places.filter(({ type }) => type.declared.unique !== undefined)
  if (unique.length === 0) return () => () => false
  const rows = await db
    .selectFrom('case_keys')
    .innerJoin('cases', (join) =>
      join.onRef('cases.tenant', '=', 'case_keys.tenant').onRef('cases.id', '=', 'case_keys.case_id'),
    )
    .select(['cases.id', 'cases.type', 'cases.profile_id', 'case_keys.name', 'case_keys.value'])
    .where('case_keys.tenant', '=', tenant)
    .where('cases.profile_id', 'in', [...new Set(unique.map(({ profile }) => profile.id))])
    .where('cases.type', 'in', [...new Set(unique.map(({ type }) => type.id))])
    .execute()
  return ({ id, type, profile }) => {
    const others = rows.filter((row) => row.id !== id && row.type === type.id && row.profile_id === profile.id)
    return (named, key) => others.some(({ name, value }) => name === named && value === indexed(key))
  }
}
