import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inventedMembers } from '../../../src/server/start/sample-data/invented-members.ts'
import { makeMistypedNames } from '../../engine/format/mistyped-names.ts'
import type { TestServer } from '../start-test-server.ts'
import type { TestClient } from '../test-client.ts'
import { putMember } from '../test-members.ts'
import { foundBy, namesIn, startRegisterServer } from './register-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startRegisterServer()
})
afterAll(() => server.close())

const found = (term: string, more = '', client: TestClient = server.client()) => foundBy(client, term, more)

describe('the register finds [REG-03]', () => {
  beforeAll(async () => {
    await putMember(server, 'demo', { member_no: 'EBK/A/0417', first_name: 'ZOË', last_name: "NG'OMBE-ÅSEN" })
    await putMember(server, 'demo', { member_no: 'X9', first_name: 'PILILI', last_name: 'CHOCHO' })
    await putMember(server, 'demo', { member_no: 'X8', first_name: 'WILO', last_name: 'ZEZEZE' })
  })

  test.each([
    ['a whole name', 'zoë', 'ZOË'],
    ['a name without its accents', 'ZOE', 'ZOË'],
    ['a part of a double name', 'asen', 'ZOË'],
    ['a name without its apostrophe', 'ngombe', 'ZOË'],
    ['the beginning of a name', 'ngo', 'ZOË'],
    ['names in any order', 'asen zoe', 'ZOË'],
    ['a number', 'EBK/A/0417', 'ZOË'],
    ['a number without separators', 'ebka0417', 'ZOË'],
    ['the end of a number', '417', 'ZOË'],
    ['r for l', 'piriri', 'PILILI'],
    ['c for ch', 'coco', 'PILILI'],
    ['two neighbours swapped', 'ngomeb', 'ZOË'],
    ['three letters of a short name', 'WIO', 'WILO'],
  ])('%s', async (_what, term, first) => {
    const { data } = await found(term)
    expect(data.map(({ FirstName }) => FirstName)).toContain(first)
  })

  test('exact words first, then beginnings', async () => {
    await putMember(server, 'demo', { member_no: 'Q1', first_name: 'QUORRAN', last_name: 'A' })
    await putMember(server, 'demo', { member_no: 'Q2', first_name: 'QUORRA', last_name: 'B' })
    await putMember(server, 'demo', { member_no: 'Q3', first_name: 'QUORA', last_name: 'C' })
    expect((await found('quorra')).data.map(({ FirstName }) => FirstName)).toEqual(['QUORRA', 'QUORRAN', 'QUORA'])
  })

  test('a changed name by its new words only', async () => {
    await putMember(server, 'demo', { member_no: 'N1', first_name: 'BEFOREHAND', last_name: 'X' })
    await putMember(server, 'demo', { member_no: 'N1', first_name: 'AFTERWARDS', last_name: 'X' })
    expect((await found('beforehand')).data).toEqual([])
    expect((await found('afterwards')).data).toHaveLength(1)
  })

  test('no mistyped number', async () => {
    expect((await found('M1009')).data).toEqual([])
  })

  test('nobody by two letters that are not together', async () => {
    expect((await found('wo zezeze')).data).toEqual([])
  })

  test('at least 95 of 100 mistyped names among the first ten', async () => {
    const people = inventedMembers().filter(({ status }) => status === 'Active')
    const mistyped = makeMistypedNames(people.map((one) => [one.first_name, one.last_name] as const))
    let hits = 0
    let client = server.client()
    for (const [i, { typed, meant }] of mistyped.entries()) {
      if (i % 200 === 0) client = server.client()
      const names = namesIn((await found(typed, '', client)).data)
      if (names.some((name) => meant.every((word) => name.split(' ').includes(word)))) hits += 1
    }
    expect(mistyped.length).toBeGreaterThan(300)
    expect(hits / mistyped.length).toBeGreaterThanOrEqual(0.95)
  })
})
