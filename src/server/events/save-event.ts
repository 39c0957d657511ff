import { eventAnswers, eventPicture } from '../../contract/event-answers.ts'
import type { UpcomingEvent } from '../../contract/events.ts'
import { changedValues } from '../../engine/json/changed-values.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { textAnswer } from '../../engine/json/text-answer.ts'
import { recordAudit } from '../platform/audit/audit-log.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { isTaken } from '../platform/database/is-taken.ts'
import { isUuid } from '../platform/database/is-uuid.ts'
import { Refusal } from '../platform/refusal.ts'
import { eventColumns, eventRow } from './add-events.ts'
import { eventIn } from './event-in.ts'
import { wireEvent } from './upcoming-events.ts'
import type { EventRow } from './upcoming-events.ts'

/** Who does something with an event, and when. */
export interface EventActor {
  readonly actorId: string
  readonly now: Date
}

/**
 * Announces an event, or changes one that the answers name. The audit log has what it says, or what was changed.
 *
 * @param answers valid ones of `forms/event`
 * @param picture the content of the picture that they name, in base64; empty for none
 * @throws Refusal `invalid`, at its field, for a number that another event has; `not-found` for an event to change that
 *   there is not, or that is cancelled
 */
export async function saveEvent(
  tx: TenantTransaction,
  answers: JsonObject,
  picture: string,
  actor: EventActor,
): Promise<void> {
  const id = textAnswer(answers, 'id')
  const event = eventIn(answers, picture)
  if (id !== '') return change(tx, id, event, actor)
  // Others may announce one with the same number at this moment.
  const added = await tx.db
    .insertInto('events')
    .values(eventRow(tx.tenant, event, actor.now))
    .onConflict((other) => other.columns(['tenant', 'no']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added === undefined) throw numberUsed(event.no)
  await record(tx, 'event-added', { no: event.no, from: {}, to: loggedEvent(event) }, actor)
}

/**
 * Cancels an event: members no longer see it among the upcoming ones, and its bookings stay.
 *
 * @throws Refusal `not-found` for one that there is not, or that is cancelled
 */
export async function cancelEvent(
  tx: TenantTransaction,
  { id, reason }: { readonly id: string; readonly reason: string },
  actor: EventActor,
): Promise<void> {
  const event = wireEvent(await standingEvent(tx, id))
  await update(tx, id).set({ cancelled_at: actor.now, cancel_reason: reason }).execute()
  await record(tx, 'event-cancelled', { no: event.no, from: loggedEvent(event), to: { reason } }, actor)
}

async function change(tx: TenantTransaction, id: string, event: UpcomingEvent, actor: EventActor): Promise<void> {
  const before = wireEvent(await standingEvent(tx, id))
  try {
    await update(tx, id).set(eventColumns(event)).execute()
  } catch (error) {
    throw isTaken(error) ? numberUsed(event.no) : error
  }
  await record(tx, 'event-changed', { no: event.no, from: loggedEvent(before), to: loggedEvent(event) }, actor)
}

/** What the log has of an event: of its picture the type and the size. */
const loggedEvent = (event: UpcomingEvent): JsonObject => {
  const picture = eventPicture(event)
  return { ...eventAnswers(event), ...(picture && { picture: `${picture.mediaType}, ${picture.size} B` }) }
}

const update = ({ tenant, db }: TenantTransaction, id: string) =>
  db.updateTable('events').where('tenant', '=', tenant).where('id', '=', id)

/** An event that takes place, locked until the transaction ends. */
async function standingEvent({ tenant, db }: TenantTransaction, id: string): Promise<EventRow> {
  const found = isUuid(id)
    ? await db
        .selectFrom('events')
        .selectAll()
        .where('tenant', '=', tenant)
        .where('id', '=', id)
        .where('cancelled_at', 'is', null)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!found) throw new Refusal('not-found')
  return found
}

function numberUsed(number: string): Refusal {
  const message = { key: 'server.events.number-used', params: { number } } as const
  return new Refusal('invalid', { errors: [{ pointer: '/no', message }] })
}

interface Recorded {
  readonly no: string
  readonly from: JsonObject
  readonly to: JsonObject
}

async function record(
  tx: TenantTransaction,
  action: 'event-added' | 'event-changed' | 'event-cancelled',
  { no, from, to }: Recorded,
  { actorId, now }: EventActor,
): Promise<void> {
  const entry = { actor_id: actorId, action, subject_id: null, detail: no }
  await recordAudit(tx, { ...entry, changes: changedValues(from, to) }, now)
}
