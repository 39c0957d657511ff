import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataOf } from './answers.ts'
import { publishWith } from './publish-with.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { signedUp } from './test-accounts.ts'
import { exampleOf, uploadOf } from './valid-answers.ts'

/** An overlay of the neutral organisation that removes actions of a page. */
const without = (document: string, ...ids: readonly string[]) => ({
  overlay: '1.1.0',
  info: { title: 'Fewer actions', version: '1.0.0' },
  extends: document,
  actions: ids.map((id) => ({
    target: `$.page.actions[?@.id == '${id}']`,
    description: 'The office does this.',
    remove: true,
  })),
})

let server: TestServer

beforeAll(async () => {
  const overlays = 'tenants/demo/overlays'
  server = await startTestServer({
    tenants: await publishWith({
      [`${overlays}/sections/convictions.json`]: without('sections/convictions', 'remove'),
      [`${overlays}/sections/referees.json`]: without('sections/referees', 'send-email', 'remind'),
      [`${overlays}/sections/specialization.json`]: without('sections/specialization', 'add', 'edit', 'remove'),
      [`${overlays}/pages/academic-qualifications.json`]: without('pages/academic-qualifications', 'add-academic'),
    }),
  })
})
afterAll(() => server.close())

const paths = [
  'profile/convictions/remove',
  'profile/referee/send_email',
  // Drawn as chips.
  'profile/specialization',
  'profile/specialization/update',
  'profile/specialization/remove',
]

async function statusesOf(tenant: string): Promise<readonly number[]> {
  const client = await signedUp(server, tenant)
  dataOf(await client.postForm('profile', uploadOf(exampleOf(server, tenant, 'sections/bio'))))
  return Promise.all(paths.map(async (path) => (await client.post(path, { EntryNo: 1 })).status))
}

test('an action that an overlay removes closes its call, for that organisation alone [ENG-03]', async () => {
  expect(await statusesOf('demo')).toEqual(paths.map(() => 403))
  expect(await statusesOf('iek')).not.toContain(403)
  expect(server.services.tenants.byHost('demo.localhost')?.closed).toEqual(new Set(paths.map((path) => `POST ${path}`)))
  expect(server.services.tenants.byHost('iek.localhost')?.closed).toEqual(new Set())
})

test('other calls of the section stay open, and those that another view offers [ENG-03]', async () => {
  const sections = [...(server.services.tenants.byHost('demo.localhost')?.sections.values() ?? [])]
  const actionsOf = (id: string) => sections.filter(({ section }) => section === id).map(({ action }) => action)
  expect(actionsOf('sections/convictions')).toEqual(['list', 'add', 'update'])
  expect(actionsOf('sections/certification')).toContain('add')
  expect(actionsOf('sections/specialization')).toEqual(['list'])
})
