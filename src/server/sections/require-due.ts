import type { ActionDefinition } from '../../engine/document/collection-page.ts'
import { evaluate } from '../../engine/condition/evaluate.ts'
import { formatDate } from '../../engine/format/format-date.ts'
import { possibleFrom } from '../../engine/page/possible-from.ts'
import { Refusal } from '../platform/refusal.ts'
import type { RecordRow } from '../profiles/records.ts'
import { sectionContext } from './section-context.ts'
import type { Caller, SectionState } from './section-context.ts'

/**
 * The declared days have passed since a call was last made for a record. Only the actions that the page offers for the
 * record count, as in the browser. Call it with the section locked, so that of two calls at once one is refused.
 *
 * @param actions those that make the call and declare `again`
 * @throws Refusal `too-many`, with the day from which it is possible
 */
export function requireDue(
  caller: Caller,
  state: SectionState,
  record: RecordRow,
  actions: readonly ActionDefinition[],
): void {
  if (actions.length === 0) return
  const { today, user, profile, settings, records, record: own = {} } = sectionContext(caller, { ...state, record })
  const values = { today, user, profile, settings, records, record: own }
  const from = actions
    .filter(({ when }) => when === undefined || evaluate(when, values))
    .map((action) => possibleFrom(action, own, today) ?? '')
    .reduce((latest, day) => (day > latest ? day : latest), '')
  if (from === '') return
  const message = { key: 'server.possible-from', params: { date: formatDate(from, caller.tenant.language) } } as const
  throw new Refusal('too-many', { message, retryAfter: (Date.parse(from) - Date.parse(today)) / 1000 })
}
