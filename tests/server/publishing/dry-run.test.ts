import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bio, fillBios, lackedField, lackingBios, requireLacked } from '../../../scripts/bench/server/fill-bios.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { getAt } from '../../../src/engine/json/pointer.ts'
import { dryRunForms } from '../../../src/server/jobs/dry-run-forms.ts'
import { JobLane } from '../../../src/server/platform/jobs/job-lane.ts'
import { personSeparator } from '../../../src/server/platform/publications/publication-job.ts'
import { PublicationThread } from '../../../src/server/platform/publications/publication-thread.ts'
import type { Services } from '../../../src/server/platform/services.ts'
import type { DryRunServices } from '../../../src/server/publishing/begin-dry-run.ts'
import { buildApp } from '../../../src/server/start/app.ts'
import { openServices } from '../../../src/server/start/open-services.ts'
import { objectIn, refusalOf } from '../answers.ts'
import { startSampleServer } from '../sample-server.ts'
import type { TestServer } from '../start-test-server.ts'
import { TestClient } from '../test-client.ts'
import { signedInAs } from '../test-members.ts'
import { formAt, saveDraft, startChecking } from './form-changes.ts'

const people = 4400
const obedient = new URL('./obedient-publications.mjs', import.meta.url)

let server: TestServer
let other: Services
let app: Awaited<ReturnType<typeof buildApp>>
/** An administrator, at the server that is asked and at another. */
let admin: TestClient
let elsewhere: TestClient
/** How many bios there are with those of the sample people. */
let stored: number

beforeAll(async () => {
  server = await startSampleServer()
  await startChecking(server)
  const { environment, database, tenants } = server.services
  other = await openServices(environment, { database, tenants, now: server.clock.now })
  app = await buildApp(other)
  admin = await signedInAs(server, 'superadmin')
  elsewhere = new TestClient(app, 'demo')
  elsewhere.token = admin.token
  const demo = tenants.all.find(({ id }) => id === 'demo')
  if (demo === undefined) throw new Error('The sample organisation is not declared.')
  await fillBios(database, demo, people)
  const ofBio = await database.inTenant('demo', ({ db }) =>
    db.selectFrom('records').select('profile_id').where('tenant', '=', 'demo').where('section', '=', bio).execute(),
  )
  stored = ofBio.length
  await saveDraft(admin, [requireLacked], bio)
})
afterAll(async () => {
  await app.close()
  await other.checking.close()
  await server.close()
})

async function begin(client: TestClient): Promise<JsonObject> {
  const { publication, draft } = await formAt(client, bio)
  const drafts = [{ document: bio, revision: getAt(draft, '/revision') ?? 0 }]
  return objectIn(await client.post('admin/forms/dry-run', { publication, drafts }))
}

const follow = (client: TestClient, { id }: JsonObject) => client.get(`admin/forms/dry-run?id=${String(id)}`)

const runDue = (services: DryRunServices) => new JobLane(other, dryRunForms(services)).runDue()

/** The services of the other server, which ask how far the work is each time before a portion is judged. */
function watched(seen: unknown[], run: JsonObject): DryRunServices {
  return {
    ...other,
    checking: {
      do: async (job) => {
        if (job.kind === 'count') seen.push(objectIn(await follow(admin, run))['done'])
        return other.checking.do(job)
      },
    },
  }
}

describe('a dry run over many records [ADM-06]', () => {
  test('goes on in the background, where any server does it; each says how far it is, and then what it found', async () => {
    const run = await begin(admin)
    expect(run).toEqual({ id: expect.any(String), done: 0, of: stored })
    expect(await begin(elsewhere)).toEqual(run)
    expect(objectIn(await follow(elsewhere, run))).toEqual(run)
    const seen: unknown[] = []
    await runDue(watched(seen, run))
    const figures = seen.map(Number)
    expect(figures).toEqual(figures.toSorted((left, right) => left - right))
    expect(figures.at(-1)).toBeGreaterThan(0)
    expect(figures.at(-1)).toBeLessThan(stored)
    const found = objectIn(await follow(admin, run))
    expect(found).toMatchObject({
      light: 'amber',
      issues: [],
      forms: [{ document: bio, kind: 'rules', records: stored }],
    })
    expect(objectIn(await follow(elsewhere, run))).toEqual(found)
  })

  test('judges each record by whose it is: who may not have their title is incomplete already', async () => {
    const run = await begin(admin)
    await runDue(other)
    const found = objectIn(await follow(admin, run))
    const lacking = lackingBios(people)
    const count = Object.values(lacking).reduce((sum, one) => sum + one, 0)
    const effects = getAt(found, '/forms/0') ?? {}
    // The sample people are few, and may lack it as well.
    const others = Number(getAt(effects, '/incomplete')) - count
    expect(others).toBeGreaterThanOrEqual(0)
    expect(others).toBeLessThanOrEqual(stored - people)
    expect(effects).toMatchObject({ incompleteBy: { [lackedField]: count + others }, retired: 0 })
    expect(getAt(effects, '/asked/byCategory/TECHNICIAN')).toBeGreaterThanOrEqual(lacking['TECHNICIAN'] ?? 0)
    expect(Number(getAt(effects, '/asked/byCategory/FELLOW') ?? 0)).toBeLessThanOrEqual(stored - people)
  })

  test('reads no more of people than the fields that a change is about, where it can do nothing to them', async () => {
    const run = await begin(admin)
    const read = { few: 0, whole: 0, names: 0 }
    const checking: DryRunServices['checking'] = {
      do: async (job) => {
        if (job.kind === 'touched') {
          read.few += job.people.split(personSeparator).length
          read.names += job.people.split('LastName').length - 1
        }
        if (job.kind === 'count') read.whole += job.people.split(personSeparator).length
        return other.checking.do(job)
      },
    }
    await runDue({ ...other, checking })
    expect(objectIn(await follow(admin, run))).toMatchObject({ forms: [{ document: bio, records: stored }] })
    expect(read).toMatchObject({ few: stored, names: 0 })
    // Every fourth lacks what is required now, whether their bio is complete without it or not.
    expect(read.whole).toBeGreaterThanOrEqual(people / 4)
    expect(read.whole).toBeLessThanOrEqual(people / 4 + stored - people)
  })

  test('finds the same on one thread and on two', async () => {
    const found: JsonObject[] = []
    for (const threads of [1, 2] as const) {
      const checking = new PublicationThread(server.services.tenants, { threads })
      const run = await begin(admin)
      await runDue({ ...other, checking })
      await checking.close()
      found.push(objectIn(await follow(admin, run)))
    }
    expect(found[0]).toMatchObject({ light: 'amber', forms: [{ document: bio, records: stored }] })
    expect(found[1]).toEqual(found[0])
  })

  test('is over where a thread that judges dies', async () => {
    const dying = new PublicationThread(server.services.tenants, { program: obedient, megabytes: 32 })
    const run = await begin(admin)
    const checking: DryRunServices['checking'] = {
      do: (job) => (job.kind === 'count' ? dying.do({ ...job, tenant: 'much-memory' }) : other.checking.do(job)),
    }
    await runDue({ ...other, checking })
    await dying.close()
    expect(refusalOf(await follow(admin, run))).toMatchObject({ status: 409, code: 'conflict' })
  })

  test('that was cancelled is over, and can be begun again', async () => {
    const run = await begin(admin)
    await admin.post('admin/jobs/cancel', { name: 'dry-run', id: run['id'] ?? '' })
    expect(refusalOf(await follow(admin, run))).toMatchObject({ status: 409, code: 'conflict' })
    expect((await begin(admin))['id']).not.toBe(run['id'])
  })

  test('tells nothing of a draft that was saved again since', async () => {
    const run = await begin(admin)
    await saveDraft(admin, [{ ...requireLacked, description: 'Asked for.' }], bio)
    expect(refusalOf(await follow(admin, run))).toMatchObject({ status: 409, code: 'stale' })
    await runDue(other)
    expect(refusalOf(await follow(elsewhere, run))).toMatchObject({ status: 409, code: 'stale' })
  })
})
