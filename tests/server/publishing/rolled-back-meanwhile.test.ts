import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { buildApp } from '../../../src/server/start/app.ts'
import { dataOf, listIn, objectIn, refusalOf } from '../answers.ts'
import { startSampleServer } from '../sample-server.ts'
import { startTestServer } from '../start-test-server.ts'
import type { TestServer } from '../start-test-server.ts'
import { signedUp } from '../test-accounts.ts'
import { TestClient } from '../test-client.ts'
import type { Answer } from '../test-client.ts'
import { signedInAs } from '../test-members.ts'
import { exampleOf, uploadOf } from '../valid-answers.ts'
import { contacts, publish, relabelEmail, requirePostCode, rollBack, startChecking } from './form-changes.ts'

/** Two servers on one database: the administrator's, and another one. */
let server: TestServer
let other: TestServer
let admin: TestClient
/** What is in force with the rule, and without it. */
let withRule: Snapshot
let without: Snapshot
/** A member at each of the servers. */
let members: Readonly<Record<Place, TestClient>>
beforeAll(async () => {
  server = await startSampleServer()
  await startChecking(server)
  other = await startTestServer({ beside: server })
  admin = await signedInAs(server, 'superadmin')
  without = await publishAs(relabelEmail('Mail'))
  withRule = await publishAs(requirePostCode)
  members = { 'the same server': await memberAt(server), 'another server': await memberAt(other) }
})
afterAll(async () => {
  await other.close()
  await server.close()
})

/** A member has one contact of a type. */
afterEach(async () => {
  for (const member of Object.values(members)) {
    for (const { EntryNo } of listIn(await member.get('profile/contact'))) {
      dataOf(await member.post('profile/contact/remove', { EntryNo: EntryNo ?? 0 }))
    }
  }
})

type Place = 'the same server' | 'another server'

/** A publication, and the hash of the form of contacts in it. */
interface Snapshot {
  readonly publication: number
  readonly hash: string
}

async function publishAs(action: JsonObject): Promise<Snapshot> {
  const { publication } = objectIn(await publish(admin, [action]))
  return { publication: Number(publication), hash: (await hashAt(server)) ?? '' }
}

/** A member with a profile. */
async function memberAt(at: TestServer): Promise<TestClient> {
  const member = await signedUp(at, 'demo')
  dataOf(await member.postForm('profile', uploadOf(exampleOf(at, 'demo', 'sections/bio'))))
  return member
}

/** Without a postal code, which the rule asks for. */
const contact: JsonObject = {
  Type: 'Personal',
  Status: 'Active',
  Email: 'a@sample.example',
  PhoneNo: '0712345678',
  Country: 'KE',
  County: '047',
  City: 'NAIROBI',
  Address: 'BOX 1',
  PlaceOfWork: 'WORKS',
  Designation: 'ENGINEER',
  Location: 'NAIROBI',
}

/** The hash of the form of contacts that a server has in force. */
async function hashAt({ services: { tenants } }: TestServer): Promise<string | undefined> {
  const declared = tenants.all.find(({ id }) => id === 'demo')
  return declared && (await tenants.inForce(declared)).hashes[contacts]
}

/** Waits until both servers have a snapshot in force, as every server has within two seconds. */
async function inForce({ hash }: Snapshot): Promise<void> {
  for (const one of [server, other]) await expect.poll(() => hashAt(one), { timeout: 2000 }).toBe(hash)
}

/** Sends the answers, and rolls back with a client, at a moment of both. */
type Moment = (send: () => Promise<Answer>, goBack: (client: TestClient) => Promise<void>) => Promise<Answer>

const beforeIt: Moment = async (send, goBack) => {
  const sent = await send()
  await goBack(admin)
  return sent
}

/** The administrator's server has read what to go back to, and checks it. */
const whileChecked: Moment = async (send, goBack) => {
  const { services } = server
  let sent: Promise<Answer> | undefined
  const meanwhile = {
    do: async (job: Parameters<typeof services.checking.do>[0]) => {
      await (sent ??= send())
      return services.checking.do(job)
    },
  }
  const app = await buildApp({ ...services, checking: Object.assign(Object.create(services.checking), meanwhile) })
  const client = new TestClient(app, 'demo')
  client.token = admin.token
  await goBack(client)
  await app.close()
  if (sent === undefined) throw new Error('Nothing was checked.')
  return sent
}

const atOnce: Moment = async (send, goBack) => {
  const [sent] = await Promise.all([send(), goBack(admin)])
  return sent
}

const onceInForce: Moment = async (send, goBack) => {
  await goBack(admin)
  return send()
}

/** What becomes of the answers: by which snapshot they are stored, or that the rule refuses them. */
type Outcome = 'earlier' | 'restored' | 'refused'

/** What the roll-back does to the rule, when a member sends answers, and every way in which it may end. */
const table: readonly (readonly ['removes' | 'adds', string, Moment, readonly Outcome[]])[] = [
  ['removes', 'before it', beforeIt, ['refused']],
  ['removes', 'while it is checked', whileChecked, ['refused']],
  ['removes', 'at once with it', atOnce, ['refused', 'restored']],
  ['removes', 'once it is in force', onceInForce, ['restored']],
  ['adds', 'before it', beforeIt, ['earlier']],
  ['adds', 'while it is checked', whileChecked, ['earlier']],
  ['adds', 'at once with it', atOnce, ['earlier', 'refused']],
  ['adds', 'once it is in force', onceInForce, ['refused']],
]

describe.each(['the same server', 'another server'] as const)('a member at %s', (place) => {
  test.each(table)(
    'for whom a roll-back %s a rule sends answers %s: nothing is lost [ADM-13 ENG-17]',
    async (...row) => {
      const [does, , moment, ends] = row
      const [earlier, restored] = does === 'removes' ? [withRule, without] : [without, withRule]
      const member = members[place]
      if ((await hashAt(server)) !== earlier.hash) dataOf(await rollBack(admin, earlier.publication))
      await inForce(earlier)
      const sent = await moment(
        () => member.post('profile/contact', contact),
        async (client) => {
          dataOf(await rollBack(client, restored.publication))
          await inForce(restored)
        },
      )

      const outcomes: Readonly<Record<Outcome, JsonObject>> = {
        earlier: { ...contact, formHash: earlier.hash },
        restored: { ...contact, formHash: restored.hash },
        refused: { status: 422, code: 'invalid', errors: { '/PostCode': expect.any(String) } },
      }
      const judged = sent.status === 200 ? objectIn(sent) : refusalOf(sent)
      expect(ends.map((end) => expect.objectContaining(outcomes[end]))).toContainEqual(judged)
      // Who was refused still has the answers, and sends them with what the form in force asks for.
      const again = does === 'adds' ? { ...contact, PostCode: '00100' } : contact
      if (sent.status !== 200) dataOf(await member.post('profile/contact', again))
      const formHash = sent.status === 200 ? objectIn(sent)['formHash'] : restored.hash
      expect(listIn(await member.get('profile/contact'))).toMatchObject([{ ...contact, formHash }])
    },
  )
})
