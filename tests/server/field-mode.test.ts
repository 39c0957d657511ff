import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setAt } from '../../src/engine/json/pointer.ts'
import { readDeclarations } from '../../src/server/platform/declarations/read-declarations.ts'
import { keepCodeIn } from '../../src/server/platform/published/compiled-code.ts'
import { publishTenants } from '../../src/server/platform/published/published-tenants.ts'
import { dataOf, listIn } from './answers.ts'
import { projectRoot, startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { signedUp } from './test-accounts.ts'
import { exampleOf, uploadOf } from './valid-answers.ts'

const page = 'schemas/sections/specialization/page.json'

let server: TestServer
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'regalia-field-mode-'))
  const files = new Map(await readDeclarations(projectRoot))
  files.set(page, setAt(files.get(page), '/layout/mode', 'field'))
  const runtime = { path: '/published/runtime-0.js', code: '' }
  server = await startTestServer({ tenants: await publishTenants({ files, code: keepCodeIn(folder), runtime }) })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

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
