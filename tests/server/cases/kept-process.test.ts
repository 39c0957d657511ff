import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setAt } from '../../../src/engine/json/pointer.ts'
import { withCases } from '../../engine/cases/case-declarations.ts'
import { TestClock } from '../test-clock.ts'
import { makeTestPlace } from '../test-database.ts'
import type { TestPlace } from '../test-database.ts'
import { startCaseServer, storedCase, tenantsWithCases } from './case-server.ts'
import type { CasePerson, CaseServer } from './case-server.ts'

const file = 'schemas/cases/change-of-name/case.json'
const clock = new TestClock()
let place: TestPlace
beforeAll(async () => {
  place = await makeTestPlace()
})
afterAll(() => place.drop())

const changeName = (server: CaseServer, person: CasePerson) =>
  server.start(person, 'cases/change-of-name', 'submit', { LastName: 'WAMBUI' })

const approve = { do: 'approve', input: { opinion: 'The deed poll is in order.' } }

describe('a case that began under an earlier declaration', () => {
  test('goes on under the process that it began with; a new one has the new process', async () => {
    const before = await startCaseServer({ place, clock })
    const begun = await changeName(before, await before.member())
    await before.close()

    const never = { id: 'never', needs: { value: 'case.number', empty: true }, message: 'Never.' }
    const guarded = setAt(withCases.get(file) ?? null, '/transitions/1/guard', [never])
    const after = await startCaseServer({ place, clock, tenants: await tenantsWithCases({ [file]: guarded }) })
    try {
      const registrar = await after.staff('registrar')
      const recent = await changeName(after, await after.member())
      await expect(after.act(registrar, recent, approve)).rejects.toMatchObject({ text: { message: 'Never.' } })
      await after.act(registrar, begun, approve)
      expect((await storedCase(after, begun)).kase.state).toBe('approved')
      expect((await storedCase(after, recent)).kase.state).toBe('open')
    } finally {
      await after.close()
    }
  })
})
