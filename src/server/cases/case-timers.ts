import type { CaseType } from '../../engine/cases/case-type.ts'
import type { Case } from '../../engine/cases/model/case.ts'
import { todayOf } from '../../engine/cases/model/case-facts.ts'
import type { CaseFacts } from '../../engine/cases/model/case-facts.ts'
import { namedFacts } from '../../engine/cases/values/named-facts.ts'
import { timerDays } from '../../engine/cases/values/timer-days.ts'
import type { TimerDay } from '../../engine/cases/values/timer-days.ts'
import type { TenantTransaction } from '../platform/database/database.ts'

/** Keeps the days of a case's timers as they are now, and its deadline. A step that happened on its day stays so. */
export async function setTimers(
  { tenant, db }: TenantTransaction,
  caseId: string,
  { type, kase, facts }: { readonly type: CaseType; readonly kase: Case; readonly facts: CaseFacts },
): Promise<void> {
  const days = timerDays(type, kase, namedFacts(type, kase, facts), todayOf(facts))
  const running = new Set(days.map(nameOfDay))
  const ofCase = db.selectFrom('case_timers').selectAll().where('tenant', '=', tenant).where('case_id', '=', caseId)
  const stored = await ofCase.execute()
  for (const { timer, step } of stored.filter((row) => !running.has(nameOfDay(row)))) {
    await db
      .deleteFrom('case_timers')
      .where('tenant', '=', tenant)
      .where('case_id', '=', caseId)
      .where('timer', '=', timer)
      .where('step', '=', step)
      .execute()
  }
  for (const { timer, step, day } of days) {
    if (stored.some((row) => row.timer === timer && row.step === step && row.day === day)) continue
    await db
      .insertInto('case_timers')
      .values({ tenant, case_id: caseId, timer, step, day })
      .onConflict((conflict) =>
        conflict.columns(['tenant', 'case_id', 'timer', 'step']).doUpdateSet({ day, fired: false }),
      )
      .execute()
  }
  const due_on = deadlineOf(type, days)
  await db.updateTable('cases').set({ due_on }).where('tenant', '=', tenant).where('id', '=', caseId).execute()
}

const nameOfDay = ({ timer, step }: Pick<TimerDay, 'timer' | 'step'>): string => `${timer}.${step}`

/** The last day of the timer that is shown as the deadline; the earliest where there are several. */
function deadlineOf({ declared }: CaseType, days: readonly TimerDay[]): string | null {
  const shown = (declared.timers ?? []).filter(({ due }) => due === true)
  const ends = shown.flatMap(({ id }) =>
    days
      .filter(({ timer }) => timer === id)
      .map(({ day }) => day)
      .toSorted()
      .slice(-1),
  )
  return ends.toSorted()[0] ?? null
}

/** Notes that a step of a timer has happened. */
export async function markFired(
  { tenant, db }: TenantTransaction,
  caseId: string,
  { timer, step }: Pick<TimerDay, 'timer' | 'step'>,
): Promise<void> {
  await db
    .updateTable('case_timers')
    .set({ fired: true })
    .where('tenant', '=', tenant)
    .where('case_id', '=', caseId)
    .where('timer', '=', timer)
    .where('step', '=', step)
    .execute()
}

/** The steps of a case's timers whose day has come and that have not happened, earliest first. */
export async function dueTimers(
  { tenant, db }: TenantTransaction,
  caseId: string,
  today: string,
): Promise<readonly TimerDay[]> {
  return db
    .selectFrom('case_timers')
    .select(['timer', 'step', 'day'])
    .where('tenant', '=', tenant)
    .where('case_id', '=', caseId)
    .where('day', '<=', today)
    .where('fired', '=', false)
    .orderBy('day')
    .orderBy('timer')
    .orderBy('step')
    .execute()
}
