import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { refereeLinkDays } from '../../contract/referee.ts'
import type { RefereeQuestion, RefereeResponse } from '../../contract/referee.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { todayIn } from '../../engine/format/today-in.ts'
import { hashToken, makeToken } from '../platform/secrets/secret-token.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { RefereeRequestsTable } from '../platform/database/tables/referee-requests.ts'
import { normaliseMemberNo } from '../members/members.ts'
import { withdrawMessages } from '../messages/outbox.ts'
import { isOfRecord } from '../profiles/record-key.ts'
import type { RecordKey } from '../profiles/record-key.ts'
import { writeRecord } from '../profiles/records.ts'
import type { RecordRow } from '../profiles/records.ts'
import { refereeText } from './referee-section.ts'

export type RefereeRequest = Selectable<RefereeRequestsTable>

/** How long a request stays open. */
const openMilliseconds = refereeLinkDays * 24 * 60 * 60 * 1000

/** Takes the place of a member number in the link of a referee who is not a member. */
const outsidersNo = 'OUTSIDER'

/**
 * Creates the request for a referee's record, with its code, and revokes an earlier one. The record then shows the day
 * of the request.
 *
 * @param record the record, to which `values` are added
 */
export async function createRequest(
  tx: TenantTransaction,
  record: RecordRow,
  { now, timeZone, values = {} }: { readonly now: Date; readonly timeZone: string; readonly values?: JsonObject },
): Promise<{ readonly request: RefereeRequest; readonly code: string }> {
  await revokeRequest(tx, record)
  const code = makeToken()
  const request = await tx.db
    .insertInto('referee_requests')
    .values({
      tenant: tx.tenant,
      id: randomUUID(),
      profile_id: record.profile_id,
      section: record.section,
      entry_no: record.entry_no,
      code_hash: hashToken(code),
      member_no: normaliseMemberNo(refereeText(record.answers, 'MemberNo')) || outsidersNo,
      referee: JSON.stringify({ ...record.answers, ...values }),
      created_at: now,
      expires_at: new Date(now.getTime() + openMilliseconds),
      questions: '[]',
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const state = { ...values, askedOn: todayIn(timeZone, now) }
  await writeRecord(tx, record, { answers: sql<string>`${withoutState} || ${JSON.stringify(state)}::jsonb` })
  return { request, code }
}

/** Adds a further code to a request, which replaces only that of an earlier reminder. */
export async function addReminderCode({ tenant, db }: TenantTransaction, { id }: RefereeRequest): Promise<string> {
  const code = makeToken()
  await db
    .updateTable('referee_requests')
    .set({ reminder_code_hash: hashToken(code) })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .execute()
  return code
}

/** The request with one of these codes and one of these member numbers. */
export async function findRequestByCode(
  { tenant, db }: TenantTransaction,
  codes: readonly string[],
  memberNumbers: readonly string[],
): Promise<RefereeRequest | undefined> {
  const hashes = codes.map(hashToken)
  return db
    .selectFrom('referee_requests')
    .selectAll()
    .where('tenant', '=', tenant)
    .where((where) => where.or([where('code_hash', 'in', hashes), where('reminder_code_hash', 'in', hashes)]))
    .where('member_no', 'in', memberNumbers.map(normaliseMemberNo))
    .executeTakeFirst()
}

export async function findRequestOf(
  { tenant, db }: TenantTransaction,
  record: RecordKey,
): Promise<RefereeRequest | undefined> {
  return db.selectFrom('referee_requests').selectAll().where(isOfRecord(tenant, record)).executeTakeFirst()
}

export async function findRequestById(
  { tenant, db }: TenantTransaction,
  id: string,
): Promise<RefereeRequest | undefined> {
  return db
    .selectFrom('referee_requests')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Removes a record's request with its answer and its reminders; returns whether there was one. */
export async function revokeRequest(tx: TenantTransaction, record: RecordKey): Promise<boolean> {
  const request = await findRequestOf(tx, record)
  if (!request) return false
  await withdrawMessages(tx, request.id)
  await tx.db.deleteFrom('referee_requests').where('tenant', '=', tx.tenant).where('id', '=', request.id).execute()
  return true
}

export interface RefereeAnswer {
  readonly response: RefereeResponse['response']
  readonly remarks: string | null
  readonly questions: readonly RefereeQuestion[]
}

/** Stores the answer, once; undefined when the request has been answered, has expired or is gone. */
export async function answerRequest(
  tx: TenantTransaction,
  id: string,
  { response, remarks, questions }: RefereeAnswer,
  now: Date,
): Promise<RefereeRequest | undefined> {
  const answered = await tx.db
    .updateTable('referee_requests')
    .set({ response, remarks, questions: JSON.stringify(questions), answered_at: now })
    .where('tenant', '=', tx.tenant)
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
  if (answered) await withdrawMessages(tx, id)
  return answered
}

/** What a referee's record shows of its request: the days on which it was sent, reminded of and answered, and how. */
export interface RequestState extends JsonObject {
  readonly askedOn?: string
  readonly remindedOn?: string
  readonly answeredOn?: string
  readonly response?: RefereeResponse['response']
}

/** Shows the state of the request in the referee's record; what is left out stays as it is. */
export async function showRequest(tx: TenantTransaction, record: RecordKey, state: RequestState): Promise<void> {
  await writeRecord(tx, record, { answers: sql<string>`answers || ${JSON.stringify(state)}::jsonb` })
}

/** The answers without what an earlier request showed. */
const withoutState = sql<string>`(answers - 'response' - 'askedOn' - 'remindedOn' - 'answeredOn')`

/** Removes the state of the request from the referee's record; returns the changed record. */
export async function hideRequest(tx: TenantTransaction, record: RecordKey): Promise<RecordRow> {
  return writeRecord(tx, record, { answers: withoutState })
}
