import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, objectIn } from '../answers.ts'
import { startSampleServer } from '../sample-server.ts'
import type { TestServer } from '../start-test-server.ts'
import { formOf, png } from '../test-files.ts'
import { signedInAs } from '../test-members.ts'
import { foundBy } from './register-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startSampleServer()
})
afterAll(() => server.close())

/** What the public reads of one who is found by name. */
async function cardOf(tenant: string, term: string): Promise<string> {
  const anybody = server.client(tenant)
  const [{ ProfileID } = {}] = (await foundBy(anybody, term)).data
  return JSON.stringify(objectIn(await anybody.get(`profile/search/show/${String(ProfileID)}`)))
}

test.each([
  ['iek', 'publicContacts', 'member@sample.example'],
  ['ics', 'publicWorkplace', 'SAMPLE WORKS LIMITED'],
] as const)('members of %s choose by %s what the public reads of them [REG-02]', async (tenant, field, fact) => {
  const member = await signedInAs(server, 'member', tenant)
  const read = objectIn(await member.get('profile'))
  expect(read).toMatchObject({ [field]: true })
  expect(await cardOf(tenant, 'marta')).toContain(fact)
  const chosen = formOf({ ...read, [field]: false }, { Image: png() })
  dataOf(await member.postForm('profile/update', chosen))
  const card = await cardOf(tenant, 'marta')
  expect(card).not.toContain(fact)
  expect(card).toContain('MARTA')
})

test('who has not chosen is in the register without it [REG-02]', async () => {
  expect(await cardOf('iek', 'grace')).not.toContain('@sample.example')
})

describe('a firm names the members who answer for its practice [FIRM-01 REG-02]', () => {
  const practice = async (of: 'marta' | 'sample works') => cardOf('engineering-board', of)

  test('while the member names the firm, too', async () => {
    expect(await practice('marta')).toContain('"memberPracticingFirm":"SAMPLE WORKS LIMITED"')
    expect(await practice('sample works')).toContain('"name":"MARTA EXAMPLE MEMBER"')
    const member = await signedInAs(server, 'member', 'engineering-board')
    const read = objectIn(await member.get('profile'))
    const moved = formOf({ ...read, memberPracticingFirm: 'ANOTHER FIRM' }, { Image: png() })
    dataOf(await member.postForm('profile/update', moved))
    expect(await practice('sample works')).toContain('"responsibleMembers":[]')
  })
})
