import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAt } from '../../../src/engine/json/pointer.ts'
import { listIn, objectIn, refusalOf } from '../answers.ts'
import { signedUp } from '../test-accounts.ts'
import { startCaseServer } from './case-server.ts'
import type { CaseServer } from './case-server.ts'

let server: CaseServer
beforeAll(async () => {
  server = await startCaseServer()
})
afterAll(() => server.close())

const chosen = (answers: object): string => `?chosen=${encodeURIComponent(JSON.stringify(answers))}`

describe('what an owner finds before they begin a case', () => {
  test('are the steps of its page, with the initial answers that they declare [CASE-01]', async () => {
    const { client } = await server.member({ LastName: 'WAMBUI', FirstName: 'JANE' })
    expect(objectIn(await client.get('cases/change-of-name/new/steps'))).toEqual({
      start: { id: 'submit', title: 'Submit', closed: [] },
      steps: ['names'],
      answers: { LastName: 'WAMBUI' },
      checklists: [],
    })
  })

  test('is the checklist of what they choose, and why the case cannot begin yet [CASE-01]', async () => {
    const { client } = await server.member()
    const found = objectIn(await client.get(`cases/promotion/new/steps${chosen({ toCategory: 'PE' })}`))
    expect(found).toMatchObject({
      start: { id: 'submit', closed: [{ code: 'guard', id: 'checklist', mend: 'checklist' }] },
      steps: ['plan', 'checklist', 'confirm'],
      answers: { toCategory: 'PE' },
      checklists: [{ id: 'own', items: expect.arrayContaining([expect.objectContaining({ pass: false })]) }],
    })
    expect(getAt(found, '/start/closed/0/text')).toMatch(/^You have \d+\/\d+ requirement\(s\) that are complete$/)
  })

  test('is that another of their cases has its place', async () => {
    const person = await server.member()
    await server.start(person, 'cases/change-of-name', 'submit', { LastName: 'WAMBUI' })
    expect(objectIn(await person.client.get('cases/change-of-name/new/steps'))).toMatchObject({
      start: { closed: [{ code: 'taken', id: 'one', text: 'A request of yours is open.' }] },
    })
  })

  test('begins nothing where others begin the cases, or the owner is not offered it', async () => {
    const { client } = await server.member({ MemberNo: '' })
    expect(objectIn(await client.get('cases/application/new/steps'))).toMatchObject({ start: null })
  })

  test('stores nothing', async () => {
    const person = await server.member()
    await person.client.get('cases/introduction/new/steps')
    expect(objectIn(await person.client.get('cases/introduction'))).toEqual({ items: [], next: null })
  })

  test('is refused for what is no object, a type that nobody declares, and an account without a profile', async () => {
    const { client } = await server.member()
    for (const sent of ['?chosen=[1]', '?chosen={', '?chosen=null']) {
      expect(refusalOf(await client.get(`cases/promotion/new/steps${sent}`))).toMatchObject({ status: 400 })
    }
    expect(refusalOf(await client.get('cases/none/new/steps'))).toMatchObject({ status: 404 })
    const nobody = await signedUp(server)
    expect(refusalOf(await nobody.get('cases/promotion/new/steps'))).toMatchObject({ code: 'no-profile' })
  })
})

describe('the calls of the specification', () => {
  test('return the checklist for a category in the path, as the portal shows it [CHK-03]', async () => {
    const { client } = await server.member()
    const found = listIn(await client.get('promotion/checklist/PE'))
    const { checklists } = objectIn(await client.get(`cases/promotion/new/steps${chosen({ toCategory: 'PE' })}`))
    expect(found.length).toBeGreaterThan(0)
    expect(getAt(checklists, '/0/items')).toEqual(found)
    expect(found).toContainEqual(expect.objectContaining({ checkListType: 'PROFILE', pass: true }))
    expect(found).toContainEqual(expect.objectContaining({ mandatory: true, pass: false }))
  })

  test('return what there is to choose, with its amount', async () => {
    const { client } = await server.member()
    expect(listIn(await client.get('promotion/plans'))).toContainEqual({
      Code: 'PE',
      Description: 'Professional Engineer',
      Amount: 11000,
    })
  })

  test('return the initial answers, as the first item of a list', async () => {
    const { client } = await server.member({ LastName: 'WAMBUI' })
    expect(listIn(await client.get('permit/profile'))).toMatchObject([{ practitionerSurname: 'WAMBUI' }])
  })

  test('are described', async () => {
    const described = (await server.client('demo').get('openapi.json')).json
    expect(getAt(described, '/paths/~1promotion~1checklist~1{toCategory}/get')).toMatchObject({
      operationId: 'cases.promotion.checklist',
      parameters: [{ name: 'toCategory', in: 'path' }],
    })
    expect(getAt(described, '/paths/~1permit~1profile/get')).toMatchObject({ operationId: 'cases.permit.prefill' })
  })
})
