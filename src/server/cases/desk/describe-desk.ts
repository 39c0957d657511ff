import type { CaseSummary } from '../../../contract/case.ts'
import type { DeskCase } from '../../../contract/desk.ts'
import { isParty } from '../../../engine/cases/steps/may-act.ts'
import { staffIn } from '../../../engine/cases/steps/staff-in.ts'
import { momentIn } from '../../../engine/format/moment-in.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { translateMessage } from '../../platform/texts/translate-message.ts'
import { waitingEvents } from '../case-events.ts'
import { closedReasons } from '../case-refusal.ts'
import { describeAnswered } from '../describe-questions.ts'
import type { CaseRow } from '../case-row.ts'
import { summaries } from '../list-cases.ts'
import { namesOf } from '../person-names.ts'
import type { OpenedCase } from '../opened-case.ts'
import { areOnDesk } from '../visible-cases.ts'
import type { CaseReader } from '../visible-cases.ts'
import { checklistItems } from './checklist-items.ts'
import { comparedRecords } from './compared-records.ts'
import { deskEvidence } from './desk-evidence.ts'
import { deskMoney } from './desk-money.ts'
import { neighboursOf } from './list-desk.ts'
import type { DeskAsking } from './list-desk.ts'

const otherCases = 20

/**
 * What staff read beside a case.
 *
 * @throws Refusal `not-found` for its owner and related people
 */
export async function describeDesk(
  tx: TenantTransaction,
  opened: OpenedCase,
  row: CaseRow,
  asking: DeskAsking,
): Promise<Omit<DeskCase, 'referees'>> {
  const { kase, actor, facts } = opened
  if (isParty(kase, actor, facts)) throw new Refusal('not-found')
  return {
    sections: await comparedRecords(tx, opened),
    questions: await describeAnswered(tx, opened),
    checklists: checklistItems(opened),
    others: await othersOf(tx, opened, asking.reader),
    reviewers: await named(tx, new Set(kase.reviews.map(({ by }) => by))),
    staff: await assignable(tx, opened),
    waiting: await eventsOf(tx, opened),
    assured: deskEvidence(opened),
    money: await deskMoney(tx, opened),
    ...(await neighboursOf(tx, asking, row)),
  }
}

/** The other cases of the profile, of whichever type, as far as the reader sees them. */
async function othersOf(tx: TenantTransaction, { place }: OpenedCase, reader: CaseReader): Promise<CaseSummary[]> {
  const types = [...place.tenant.cases.values()]
  const rows = await tx.db
    .selectFrom('cases')
    .selectAll()
    .where('tenant', '=', tx.tenant)
    .where('profile_id', '=', place.profile.id)
    .where('id', '<>', place.id)
    .where((where) => where.or(types.map((type) => areOnDesk(type, reader)(where))))
    .orderBy('started_at', 'desc')
    .limit(otherCases)
    .execute()
  return summaries(tx, place.tenant, reader, rows)
}

/** Everybody with a role that acts in the case's state. */
async function assignable(tx: TenantTransaction, { place, kase }: OpenedCase): Promise<DeskCase['staff']> {
  const ids = new Set<string>()
  for (const role of staffIn(place.type, kase.state)) {
    if (role === 'assignee') continue
    for (const { id } of await place.staff.accountsWith(tx, role)) ids.add(id)
  }
  ids.delete(kase.owner)
  return named(tx, ids)
}

/** Some people with their names, by these. */
async function named(tx: TenantTransaction, ids: ReadonlySet<string>): Promise<DeskCase['staff']> {
  const names = await namesOf(tx, [...ids])
  const people = [...ids].map((id) => ({ id, name: names.get(id) ?? '' }))
  return people.toSorted((one, other) => one.name.localeCompare(other.name))
}

/** What happened but does not move the case yet. */
async function eventsOf(tx: TenantTransaction, { place }: OpenedCase): Promise<DeskCase['waiting']> {
  const rows = await waitingEvents(tx, place.id)
  return rows.map(({ event, reasons, due_at }) => ({
    event,
    reasons: closedReasons(reasons).map(({ text }) => translateMessage(place.tenant, text)),
    next: momentIn(place.tenant.declaration.timeZone, due_at),
  }))
}
