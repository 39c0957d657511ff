import { applyEvent, fireTimer } from '../../engine/cases/apply-event.ts'
import type { Case } from '../../engine/cases/model/case.ts'
import { todayIn } from '../../engine/format/today-in.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { together } from '../platform/database/together.ts'
import { dropEvents, keepEvent, waitingEvents } from './case-events.ts'
import { placeOfCase } from './case-place.ts'
import type { CasePlace, CaseWorld } from './case-place.ts'
import { caseOf } from './case-row.ts'
import { dueTimers, markFired, setTimers } from './case-timers.ts'
import { loadFacts } from './facts/load-facts.ts'
import { settleCase } from './settle-case.ts'
import type { SettledCase } from './settle-case.ts'
import { lockedCase } from './take-act.ts'

/** The ids of cases for which a timer's day has come, or an event is to be tried again; earliest first. */
export async function dueCases(
  tx: TenantTransaction,
  { now, timeZone, limit }: { readonly now: Date; readonly timeZone: string; readonly limit: number },
): Promise<readonly string[]> {
  const { tenant, db } = tx
  const timers = db
    .selectFrom('case_timers')
    .select('case_id')
    .where('tenant', '=', tenant)
    .where('day', '<=', todayIn(timeZone, now))
    .where('fired', '=', false)
    .orderBy('day')
    .limit(limit)
  const events = db
    .selectFrom('case_events')
    .select('case_id')
    .where('tenant', '=', tenant)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
  const found = await together(tx, timers, events)
  return [...new Set(found.flat().map(({ case_id }) => case_id))]
}

/**
 * Does what is due for a case: its timers' steps, each on its day at most once, and the events that wait. All of it is
 * one transaction, so a server that stops in between leaves it due.
 */
export async function wakeCase(tx: TenantTransaction, world: CaseWorld, id: string): Promise<void> {
  const row = await lockedCase(tx, world, id)
  if (row === undefined) return
  let { kase, place }: SettledCase = { kase: caseOf(row), place: await placeOfCase(tx, world, row) }
  const today = todayIn(world.tenant.declaration.timeZone, world.now)
  for (const due of await dueTimers(tx, id, today)) {
    const facts = await loadFacts(tx, place, kase)
    const outcome = fireTimer(place.type, kase, due, facts)
    if (outcome === undefined) continue
    await markFired(tx, id, due)
    if (outcome.ok) ({ kase, place } = await settleCase(tx, place, { outcome, facts }))
  }
  ;({ kase, place } = await tryEvents(tx, { kase, place }))
  const facts = await loadFacts(tx, place, kase)
  await setTimers(tx, id, { type: place.type, kase, facts })
}

async function tryEvents(tx: TenantTransaction, start: SettledCase): Promise<SettledCase> {
  let { kase, place }: { kase: Case; place: CasePlace } = start
  for (const { event, visit, tries, due_at } of await waitingEvents(tx, place.id)) {
    if (visit !== kase.visit || due_at > place.now) continue
    const facts = await loadFacts(tx, place, kase)
    const applied = applyEvent(place.type, kase, event, facts)
    if (applied.kind === 'refused') {
      await keepEvent(tx, place.id, kase, { event, reasons: applied.refusals, tries, now: place.now })
    } else if (applied.kind === 'taken') {
      ;({ kase, place } = await settleCase(tx, place, { outcome: applied.outcome, facts }, [event]))
    } else await dropEvents(tx, place.id, kase.visit, [event])
  }
  return { kase, place }
}
