import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { getAt } from '../../../src/engine/json/pointer.ts'
import type { JsonPointer } from '../../../src/engine/json/pointer.ts'
import type { Services } from '../../../src/server/platform/services.ts'
import { buildApp } from '../../../src/server/start/app.ts'
import { openServices } from '../../../src/server/start/open-services.ts'
import { dataOf, refusalOf } from '../answers.ts'
import { startSampleServer } from '../sample-server.ts'
import type { TestServer } from '../start-test-server.ts'
import { TestClient } from '../test-client.ts'
import type { Answer } from '../test-client.ts'
import { signedInAs } from '../test-members.ts'
import { contacts, formAt, publicationAt, relabelEmail, rollBack, saveDraft, startChecking } from './form-changes.ts'

let server: TestServer
let other: Services
let app: Awaited<ReturnType<typeof buildApp>>
/** Two administrators, each at a server of their own. */
let first: TestClient
let second: TestClient

beforeAll(async () => {
  server = await startSampleServer()
  await startChecking(server)
  const { environment, database, tenants } = server.services
  other = await openServices(environment, { database, tenants, now: server.clock.now })
  app = await buildApp(other)
  first = await signedInAs(server, 'superadmin')
  second = new TestClient(app, 'demo')
  second.token = first.token
})
afterAll(async () => {
  await app.close()
  await other.checking.close()
  await server.close()
})

/** What members see of the form, and what its draft would make of it. */
interface Shown {
  readonly inForce: string
  readonly draft: string | undefined
}

const shipped = 'E-mail'
const textIn = (value: JsonValue | undefined, pointer: JsonPointer): string | undefined => {
  const text = getAt(value ?? null, pointer)
  return typeof text === 'string' ? text : undefined
}

async function shown(): Promise<Shown> {
  const form = await formAt(first)
  return {
    inForce: textIn(form, '/published/0/action/update') ?? shipped,
    draft: textIn(form, '/draft/actions/0/update'),
  }
}

afterEach(async () => {
  const { draft } = await formAt(first)
  if (isJsonObject(draft)) dataOf(await discard(await seenBy(first)))
  if ((await shown()).inForce !== shipped) dataOf(await rollBack(first, 0))
})

/** An administrator with the form as they have it on screen. */
interface Seen {
  readonly client: TestClient
  readonly publication: number
  readonly revision: number
}

async function seenBy(client: TestClient): Promise<Seen> {
  const { publication, draft } = await formAt(client)
  return { client, publication: Number(publication), revision: Number(getAt(draft ?? {}, '/revision') ?? 0) }
}

type Step = (seen: Seen) => Promise<Answer>

const save =
  (label: string): Step =>
  ({ client, ...seen }) =>
    client.post('admin/forms/draft', { document: contacts, ...seen, actions: [relabelEmail(label)] })
const publish: Step = ({ client, publication, revision }) =>
  client.post('admin/forms/publish', { publication, drafts: [{ document: contacts, revision }], reason: 'A decision.' })
const discard: Step = ({ client, revision }) => client.post('admin/forms/discard', { document: contacts, revision })
const goBack: Step = ({ client, publication }) =>
  client.post('admin/forms/roll-back', { publication, to: 0, reason: 'It was too much.' })

/** The first to take effect, what there is then, and how the other one is refused. */
interface Outcome extends Shown {
  readonly taken: 0 | 1
  readonly refused: string
}

const withDraft = { inForce: shipped, draft: 'Drafted' }
const withBoth = { inForce: 'Published', draft: 'Drafted' }
const stale = 'stale'

/** What is on both screens, what the two do, and every way in which it may end. */
const table: readonly (readonly [string, Shown, readonly [Step, Step], readonly Outcome[]])[] = [
  [
    'save the same draft',
    withDraft,
    [save('One'), save('Two')],
    [
      { taken: 0, refused: stale, inForce: shipped, draft: 'One' },
      { taken: 1, refused: stale, inForce: shipped, draft: 'Two' },
    ],
  ],
  [
    'save and publish it',
    withDraft,
    [save('One'), publish],
    [
      { taken: 0, refused: stale, inForce: shipped, draft: 'One' },
      { taken: 1, refused: stale, inForce: 'Drafted', draft: undefined },
    ],
  ],
  [
    'save and discard it',
    withDraft,
    [save('One'), discard],
    [
      { taken: 0, refused: stale, inForce: shipped, draft: 'One' },
      { taken: 1, refused: stale, inForce: shipped, draft: undefined },
    ],
  ],
  [
    'publish and discard it',
    withDraft,
    [publish, discard],
    [
      { taken: 0, refused: stale, inForce: 'Drafted', draft: undefined },
      { taken: 1, refused: stale, inForce: shipped, draft: undefined },
    ],
  ],
  [
    'publish it',
    withDraft,
    [publish, publish],
    [
      { taken: 0, refused: stale, inForce: 'Drafted', draft: undefined },
      { taken: 1, refused: stale, inForce: 'Drafted', draft: undefined },
    ],
  ],
  [
    'publish it and go back',
    withBoth,
    [publish, goBack],
    [
      { taken: 0, refused: stale, inForce: 'Drafted', draft: undefined },
      { taken: 1, refused: stale, inForce: shipped, draft: 'Drafted' },
    ],
  ],
  [
    'go back',
    withBoth,
    [goBack, goBack],
    [
      { taken: 0, refused: stale, inForce: shipped, draft: 'Drafted' },
      { taken: 1, refused: stale, inForce: shipped, draft: 'Drafted' },
    ],
  ],
]

/** A draft, over something published where that is not what was shipped. */
async function prepare({ inForce, draft }: Shown): Promise<void> {
  if (inForce !== shipped) {
    dataOf(await saveDraft(first, [relabelEmail(inForce)]))
    dataOf(await publish(await seenBy(first)))
  }
  if (draft !== undefined) dataOf(await saveDraft(first, [relabelEmail(draft)]))
}

describe.each(table)('two administrators, each at a server, %s at once', (_what, before, steps, outcomes) => {
  test.each([
    ['in this order', [0, 1] as const],
    ['the other one first', [1, 0] as const],
  ])('one takes effect, the other is refused, and nothing is lost: %s [ADM-13]', async (_order, order) => {
    await prepare(before)
    const seen = [await seenBy(first), await seenBy(second)] as const
    const begun = order.map(async (i) => ({ i, answer: await steps[i](seen[i]) }))
    const answers = (await Promise.all(begun)).toSorted((left, right) => left.i - right.i).map(({ answer }) => answer)
    const taken = answers.findIndex(({ status }) => status === 200)
    const [refused] = answers.filter(({ status }) => status !== 200).map((answer) => refusalOf(answer).code)
    expect(outcomes).toContainEqual({ taken, refused, ...(await shown()) })
    expect(await publicationAt(second)).toBe(await publicationAt(first))
  })
})
