import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataOf, listIn, objectIn, refusalOf } from './answers.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { makeMember } from './test-profiles.ts'
import { exampleOf } from './valid-answers.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('nobody adds experience after answering that there is none, or answers so with some [SEC-03]', async () => {
  const { client } = await makeMember(server, 'demo')
  const experience = exampleOf(server, 'demo', 'sections/work-experience')
  const say = (hasNoExperience: string) => client.post('profile/update/experience', { hasNoExperience })
  dataOf(await say('NO'))
  expect(refusalOf(await client.post('profile/work-experience', experience))).toEqual({
    status: 403,
    code: 'forbidden',
  })
  expect(listIn(await client.get('profile/work-experience'))).toEqual([])

  dataOf(await say('YES'))
  const { EntryNo = null } = objectIn(await client.post('profile/work-experience', experience))
  expect(refusalOf(await say('NO'))).toEqual({
    status: 422,
    code: 'invalid',
    errors: { '/hasNoExperience': 'There are records already. Delete them first.' },
  })
  expect(objectIn(await client.get('profile/experience'))).toMatchObject({ hasNoExperience: 'YES' })

  dataOf(await client.post('profile/work-experience/remove', { EntryNo }))
  expect(objectIn(await say('NO'))).toMatchObject({ hasNoExperience: 'NO' })
})
