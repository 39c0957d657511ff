import type { CaseType } from '../../engine/cases/case-type.ts'
import { momentIn } from '../../engine/format/moment-in.ts'
import type { HistoryEntry } from '../../engine/cases/model/outcome.ts'
import { textOf } from '../platform/texts/text-of.ts'
import { Refusal } from '../platform/refusal.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { CasePlace } from './case-place.ts'
import { readHistory } from './case-history.ts'
import { namesOf } from './person-names.ts'

/**
 * The refusal of an act on a case that has changed since its actor read it: it says who did what, and when. Of what the
 * owner does not see, they only learn that something was done.
 */
export async function staleCase(
  tx: TenantTransaction,
  { id, tenant, type, owner, now }: CasePlace,
  actorId: string,
): Promise<Refusal> {
  const { timeZone } = tenant.declaration
  const last = (await readHistory(tx, id, timeZone)).at(-1)
  if (last === undefined) return new Refusal('stale')
  const isHidden = actorId === owner.id && (last.hidden || last.by !== owner.id)
  const names = await namesOf(tx, [last.by])
  const by =
    isHidden || last.by === 'system' ? tenant.declaration.name : (names.get(last.by) ?? tenant.declaration.name)
  const what = last.hidden && actorId === owner.id ? textOf(tenant, 'case.did.change') : didText(type, last, tenant)
  const change = { by, what, at: last.at, revision: last.revision }
  const isToday = last.at.slice(0, 10) === momentIn(timeZone, now).slice(0, 10)
  const when = isToday ? last.at.slice(11, 16) : last.at.slice(0, 16).replace('T', ' ')
  return new Refusal('stale', { message: { key: 'server.case-stale', params: { who: by, what, when } }, change })
}

/** The state in which a case was at a revision. Changes that leave the state, such as reminders, have no entry. */
export async function stateAt(
  { tenant, db }: TenantTransaction,
  caseId: string,
  revision: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('case_history')
    .select('to_state')
    .where('tenant', '=', tenant)
    .where('case_id', '=', caseId)
    .where('revision', '<=', revision)
    .orderBy('entry_no', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.to_state
}

/** What an entry of the history says in a word or two: the transition's title, else the kind of change. */
export function didText(type: CaseType, { kind, what }: HistoryEntry, wording: Parameters<typeof textOf>[0]): string {
  const title = type.transitions.get(what ?? '')?.title
  if (kind === 'transition' && title !== undefined) return title
  return textOf(wording, kind === 'transition' ? 'case.did.change' : `case.did.${kind}`)
}
