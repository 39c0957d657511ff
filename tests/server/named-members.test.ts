import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { listIn, objectIn, refusalOf } from './answers.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { putMember } from './test-members.ts'
import { makeMember } from './test-profiles.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const person = { identificationDocumentNo: 'A1234567', discipline: 'CIVIL' }
const claimed = { ...person, type: 'Member', name: 'SOMEBODY ELSE' }
const notFound = { '/regNo': 'Professional Registration Number not found' }

const sections: readonly (readonly [path: string, more: JsonObject, item: string])[] = [
  ['profile/directors', {}, 'DIRECTORS'],
  ['profile/shareholders', { sharesHeld: 12 }, 'SHAREHOLDERS'],
]

describe.each(sections)('%s', (path, more, item) => {
  test('a member’s number that nobody has is refused at the field, in both languages, and the item stays open [SEC-09 ENG-08]', async () => {
    const { client } = await makeMember(server, 'demo', { type: 'Corporate' })
    const lapsed = await putMember(server, 'demo', { status: 'Inactive' })
    const elsewhere = await putMember(server, 'iek')
    for (const regNo of ['NOBODY-1', lapsed.member_no, elsewhere.member_no]) {
      const refused = await client.post(path, { ...claimed, ...more, regNo })
      expect(refusalOf(refused), regNo).toEqual({ status: 422, code: 'invalid', errors: notFound })
    }
    const payload = { ...claimed, ...more, regNo: 'NOBODY-1' }
    const kiswahili = await client.send({ method: 'POST', payload }, path, { headers: { 'accept-language': 'sw' } })
    expect(refusalOf(kiswahili).errors).toEqual({ '/regNo': 'Nambari ya Usajili wa Kitaaluma haikupatikana' })
    expect(listIn(await client.get(path))).toEqual([])
    const items = listIn(await client.get('checklist?category=FIRM&type=Corporate'))
    expect(items.find(({ checkListType }) => checkListType === item)).toMatchObject({ pass: false })
  })

  test('the name of a member is the register’s, whatever was sent, when the record is changed too [SEC-09]', async () => {
    const { client } = await makeMember(server, 'demo', { type: 'Corporate' })
    const grace = await putMember(server, 'demo', { first_name: 'GRACE', second_name: '', last_name: 'REAL' })
    const other = await putMember(server, 'demo', { first_name: 'OTIENO', second_name: '', last_name: 'OTHER' })
    const saved = objectIn(
      await client.post(path, { ...claimed, ...more, regNo: ` ${grace.member_no.toLowerCase()} ` }),
    )
    expect(saved).toMatchObject({ regNo: grace.member_no, name: 'GRACE REAL' })
    const { name: _name, ...nameless } = saved
    const changed = objectIn(await client.post(`${path}/update`, { ...nameless, regNo: other.member_no }))
    expect(changed).toMatchObject({ regNo: other.member_no, name: 'OTIENO OTHER' })
  })

  test('who is no member is named as typed, and no number is asked of them [SEC-09]', async () => {
    const { client } = await makeMember(server, 'demo', { type: 'Corporate' })
    const typed = { ...person, ...more, type: 'Non Member', name: 'baraka sample', regNo: 'NOBODY-1' }
    const saved = objectIn(await client.post(path, typed))
    expect(saved).toMatchObject({ name: 'BARAKA SAMPLE', type: 'Non Member' })
    expect(saved).not.toHaveProperty('regNo')
  })
})

test('finding members by saving a director is limited as searching is [SEC-09]', async () => {
  const { client } = await makeMember(server, 'demo', { type: 'Corporate' })
  const statuses = []
  for (let n = 0; n < 31; n += 1) {
    statuses.push((await client.post('profile/directors', { ...claimed, regNo: `NOBODY-${n}` })).status)
  }
  expect(statuses.slice(-2)).toEqual([422, 429])
})
