import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAt } from '../../../src/engine/json/pointer.ts'
import { receivePayment } from '../../../src/server/cases/receive-payment.ts'
import { dataOf, listIn, objectIn, refusalOf } from '../answers.ts'
import { startCaseServer, tenantsWithCases } from './case-server.ts'
import type { CasePerson, CaseServer } from './case-server.ts'
import { easyBeginnings } from './easy-beginnings.ts'
import { ownActions, ownPayment } from './own-actions.ts'

let server: CaseServer
beforeAll(async () => {
  server = await startCaseServer({ tenants: await tenantsWithCases(easyBeginnings) })
})
afterAll(() => server.close())

const ok = { opinion: 'In order.' }
const isPdf = (base64: unknown): boolean =>
  Buffer.from(String(base64), 'base64').subarray(0, 5).toString('latin1') === '%PDF-'

async function submitted(): Promise<{ readonly owner: CasePerson; readonly id: string; readonly code: string }> {
  const owner = await server.member({ Category: 'GRADUATE' })
  const id = await server.start(owner, 'cases/upgrade', 'submit', { toCategory: 'PROFESSIONAL' })
  return { owner, id, code: String(getAt(listIn(await owner.client.get('upgrade')), '/0/code')) }
}

async function pay({ profileId }: CasePerson, amount: number): Promise<void> {
  const [tenant] = server.services.tenants.all.filter(({ id }) => id === server.tenantId)
  if (tenant === undefined) throw new Error('There is no organisation.')
  const world = { tenant, origin: 'https://members.example', staff: server.services.staff, now: server.clock.now() }
  await server.inTenant((tx) => receivePayment(tx, world, profileId, { amount, way: 'bank', description: 'Transfer' }))
}

describe('upgrades', () => {
  test('have declared plans, of which one is open [UPG-02]', async () => {
    const { client } = await server.member()
    expect(listIn(await client.get('upgrade/plans'))).toMatchObject([
      { ToCategory: 'PROFESSIONAL', ToCategoryDescription: 'Professional Member', Amount: 11_000, open: true },
      { ToCategory: 'CONSULTING', Amount: 100_000, open: false },
      { ToCategory: 'FELLOW', Amount: 11_000, open: false },
    ])
    const asked = 'checklist/disclaimer?documentNo=CONSULTING&disclaimerType=Upgrade'
    expect(listIn(await client.get(asked))).toContainEqual({
      description: 'At least five years in responsible charge of work as a professional member.',
    })
  })

  test('ask what the category asks that is wanted, not the one that somebody has [UPG-03 CHK-03]', async () => {
    const { client } = await server.member()
    const types = async (category: string) =>
      listIn(await client.get(`upgrade/checklist/${category}`)).map((item) => getAt(item, '/description'))
    expect(await types('PROFESSIONAL')).toContain('A member who proposes you')
    expect(await types('FELLOW')).toContain('Three referees who speak for you')
    expect(await types('FELLOW')).not.toContain('A member who proposes you')
  })

  test('to a plan that is not open, and without what is to be assured, are refused [UPG-02 UPG-03]', async () => {
    const { client } = await server.member()
    const body = { amount: 1, memberNo: 'M-1', ProfileID: 'other', requestedDate: '' }
    expect(refusalOf(await client.post('upgrade/submit', { ...body, toCategory: 'FELLOW' }))).toMatchObject({
      status: 422,
    })
    const unsigned = refusalOf(await client.post('upgrade/submit', { ...body, toCategory: 'PROFESSIONAL' }))
    expect(unsigned).toMatchObject({ code: 'case-closed' })
    expect(listIn(await client.get('upgrade'))).toEqual([])
  })

  test('are released once they are paid: category, letter and certificate follow [UPG-01 UPG-04]', async () => {
    const { owner, id, code } = await submitted()
    const row = async () => getAt(listIn(await owner.client.get('upgrade')), '/0')
    expect(await row()).toMatchObject({
      code,
      fromCategory: 'GRADUATE',
      toCategory: 'PROFESSIONAL',
      amount: 11_000,
      status: 'Open',
      serviceRequestCode: code,
    })
    expect(await ownActions(owner.client, 'upgrade')).toEqual(['Proforma', 'Pay Now', 'Upgrade Report'])
    expect(await ownPayment(owner.client, 'upgrade')).toEqual({
      invoiceNo: expect.stringMatching(/^INV-/),
      description: 'Upgrade Payment',
      amount: 11_000,
      then: '/upgrade',
    })
    expect(getAt(await row(), '/proFormaRef')).toBeTruthy()
    expect(getAt(await row(), '/postedReceiptNo') ?? '').toBe('')
    expect(isPdf(getAt(dataOf(await owner.client.post('upgrade/upgrade-report', { code })), '/0'))).toBe(true)
    expect(refusalOf(await owner.client.post('upgrade/acceptance-letter', { code }))).toMatchObject({ status: 404 })

    const [verifier, committee, board] = [
      await server.staff('verifier'),
      await server.staff('committee'),
      await server.staff('board'),
    ]
    await server.act(verifier, id, { do: 'verify', input: ok })
    await server.act(verifier, id, { do: 'committee' })
    await server.act(committee, id, { do: 'board', input: ok })
    await expect(server.act(board, id, { do: 'release', input: ok })).rejects.toMatchObject({ code: 'case-closed' })
    await pay(owner, 1_100_000)
    expect(await ownActions(owner.client, 'upgrade')).toEqual(['Receipt', 'Proforma', 'Upgrade Report'])
    await server.act(board, id, { do: 'release', input: ok })

    expect(await ownActions(owner.client, 'upgrade')).toEqual([
      'Receipt',
      'Proforma',
      'Upgrade Report',
      'Acceptance Letter',
      'Certificate',
    ])
    expect(await row()).toMatchObject({ status: 'Released' })
    expect(getAt(await row(), '/postedReceiptNo')).toBeTruthy()
    expect(isPdf(getAt(dataOf(await owner.client.post('upgrade/acceptance-letter', { code })), '/0'))).toBe(true)
    const view = objectIn(await owner.client.get(`cases/upgrade/${code}`))
    expect(view['documents']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'certificate', holds: 'valid' }),
        expect.objectContaining({ id: 'acceptance', holds: 'valid' }),
      ]),
    )
    const stranger = await server.member()
    expect(refusalOf(await stranger.client.post('upgrade/upgrade-report', { code }))).toMatchObject({ status: 404 })
  })

  test('that are rejected before they are paid owe nothing, so that the member may ask again [UPG-01]', async () => {
    const { owner, id } = await submitted()
    await server.act(await server.staff('verifier'), id, { do: 'reject', input: { reason: 'Too early.' } })
    expect(getAt(objectIn(await owner.client.get('billing/balance')), '/BalanceLCY')).toBe(0)
    await server.start(owner, 'cases/upgrade', 'submit', { toCategory: 'PROFESSIONAL' })
    const states = listIn(await owner.client.get('upgrade')).map((one) => getAt(one, '/status'))
    expect(new Set(states)).toEqual(new Set(['Open', 'Rejected']))
  })
})
