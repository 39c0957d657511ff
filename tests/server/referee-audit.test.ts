import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, objectIn, textAt } from './answers.ts'
import { refereeLinkTo } from './referee-link.ts'
import type { RefereeLink } from './referee-link.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import type { TestClient } from './test-client.ts'
import { putMember } from './test-members.ts'
import { makeMember } from './test-profiles.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A member with a referee on record. */
interface Applicant {
  readonly client: TestClient
  readonly userId: string
  readonly EntryNo: string
  readonly MemberNo: string
  /** Asks the referee; resolves with the link that was sent. */
  ask(): Promise<RefereeLink>
}

async function makeApplicant(): Promise<Applicant> {
  const { client } = await makeMember(server, 'demo')
  const userId = textAt(await client.get('auth/user'), '/data/id')
  const { member_no: MemberNo, email } = await putMember(server)
  const { EntryNo } = objectIn(await client.post('profile/referee/add', { refereeType: 'REFEREE', MemberNo }))
  return {
    client,
    userId,
    EntryNo: String(EntryNo),
    MemberNo,
    async ask() {
      dataOf(await client.post('profile/referee/send_email', { EntryNo: EntryNo ?? null }))
      return refereeLinkTo(server, 'demo', email)
    },
  }
}

/** What the audit log has of what users did, or of what was done to them: action, by whom, to whom. */
async function entriesOf(userId: string) {
  const rows = await server.services.database.inTenant('demo', ({ db }) =>
    db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'subject_id'])
      .where(({ eb, or }) => or([eb('actor_id', '=', userId), eb('subject_id', '=', userId)]))
      .orderBy('at')
      .execute(),
  )
  return rows.map(({ action, actor_id, subject_id }) => [action, actor_id, subject_id])
}

const requestOf = (entryNo: string, profileUser: string) =>
  server.services.database.inTenant('demo', ({ db }) =>
    db
      .selectFrom('referee_requests')
      .innerJoin('profiles', 'profiles.id', 'referee_requests.profile_id')
      .select('referee_requests.id')
      .where('profiles.user_id', '=', profileUser)
      .where('referee_requests.entry_no', '=', Number(entryNo))
      .executeTakeFirstOrThrow(),
  )

/** Something for every question that a referee is asked. */
const answers = ['acquaintance', 'work', 'competence', 'conduct', 'recommendation'].map((questionNo) => ({
  questionNo,
  answer: 'As far as I know.',
}))

describe('the audit log has', () => {
  test('who asked a referee [SEC-04]', async () => {
    const { userId, ask } = await makeApplicant()
    expect(await entriesOf(userId)).toEqual([])
    await ask()
    expect(await entriesOf(userId)).toEqual([['referee-asked', userId, userId]])
  })

  test.each([
    ['referee-accepted', { response: 'Accept', Questions: answers }],
    ['referee-rejected', { response: 'Reject', Remarks: 'I do not know the applicant.' }],
  ])('that a request was answered: %s [REF-03]', async (action, body) => {
    const { userId, EntryNo, ask } = await makeApplicant()
    const link = await ask()
    const { id } = await requestOf(EntryNo, userId)
    server.clock.advance({ minutes: 1 })
    dataOf(await server.client().post('questions/update', { ...link, ...body }))
    expect((await entriesOf(userId)).slice(1)).toEqual([[action, id, userId]])
  })

  test('that a request ended because its record names somebody else, and nothing when it names the same', async () => {
    const { client, userId, EntryNo, MemberNo, ask } = await makeApplicant()
    await ask()
    server.clock.advance({ minutes: 1 })
    const change = (member: string) =>
      client.post('profile/referee/update', { EntryNo, refereeType: 'REFEREE', MemberNo: member })
    dataOf(await change(MemberNo))
    expect(await entriesOf(userId)).toHaveLength(1)
    dataOf(await change((await putMember(server)).member_no))
    expect((await entriesOf(userId)).slice(1)).toEqual([['referee-revoked', userId, userId]])
  })

  test('that a request ended with its record, and nothing of a record that was never asked', async () => {
    const asked = await makeApplicant()
    await asked.ask()
    server.clock.advance({ minutes: 1 })
    const added = await makeApplicant()
    for (const { client, EntryNo } of [asked, added]) dataOf(await client.post('profile/referee/remove', { EntryNo }))
    expect((await entriesOf(asked.userId)).slice(1)).toEqual([['referee-revoked', asked.userId, asked.userId]])
    expect(await entriesOf(added.userId)).toEqual([])
  })

  test('who looked somebody up in the register, and whom', async () => {
    const { client, userId } = await makeApplicant()
    const found = await makeMember(server, 'demo')
    const foundId = textAt(await found.client.get('auth/user'), '/data/id')
    const { member_no: MemberNo } = await putMember(server)
    await server.services.database.inTenant('demo', ({ db }) =>
      db.updateTable('members').set({ user_id: foundId }).where('member_no', '=', MemberNo).execute(),
    )
    dataOf(await client.post('profile/referee/search', { MemberNo }))
    expect(await entriesOf(userId)).toEqual([['register-searched', userId, foundId]])
  })
})
