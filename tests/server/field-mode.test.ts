import { afterAll, beforeAll, expect, test } from 'vitest'
import { setAt } from '../../src/engine/json/pointer.ts'
import { readDeclarations } from '../../src/server/platform/declarations/read-declarations.ts'
import { dataOf, listIn } from './answers.ts'
import { publishWith } from './publish-with.ts'
import { projectRoot, startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { signedUp } from './test-accounts.ts'
import { exampleOf, uploadOf } from './valid-answers.ts'

const page = 'schemas/sections/specialization/page.json'

let server: TestServer

beforeAll(async () => {
  const declared = (await readDeclarations(projectRoot)).get(page)
  server = await startTestServer({ tenants: await publishWith({ [page]: setAt(declared, '/layout/mode', 'field') }) })
})
afterAll(() => server.close())

test('where one specialization is kept, the next takes its place, whichever call brings it [SEC-07]', async () => {
  const client = await signedUp(server)
  dataOf(await client.postForm('profile', uploadOf(exampleOf(server, 'demo', 'sections/bio'))))
  for (const Description of ['STEEL BRIDGES', 'ROADS', 'ROADS']) {
    dataOf(await client.post('profile/specialization', { Description }))
    expect(listIn(await client.get('profile/specialization'))).toMatchObject([{ Description, EntryNo: 1, lineNo: 1 }])
  }
  dataOf(await client.post('profile/specialization/update', { Description: 'PORTS' }))
  expect(listIn(await client.get('profile/specialization'))).toMatchObject([{ Description: 'PORTS', EntryNo: 1 }])
})
