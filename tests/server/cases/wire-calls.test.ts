import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { beginCases } from '../../../src/server/jobs/begin-cases.ts'
import { getAt } from '../../../src/engine/json/pointer.ts'
import { dataOf, listIn, objectIn, refusalOf, textAt } from '../answers.ts'
import { pdf } from '../test-files.ts'
import { signedUp } from '../test-accounts.ts'
import { exampleOf, uploadOf } from '../valid-answers.ts'
import { startCaseServer, tenantsWithCases } from './case-server.ts'
import type { CasePerson, CaseServer } from './case-server.ts'

/** A case that every profile has, which only its declaration knows, answered at paths of its own. */
const slip: JsonObject = {
  number: { series: 'slip', format: 'SLIP-{sequence}' },
  states: [
    { id: 'new', title: 'New', color: 'default', editable: true },
    { id: 'sent', title: 'Sent', wire: 'Open', color: 'info' },
  ],
  transitions: [
    { id: 'begin', title: 'Begin', from: ['start'], to: 'new', by: ['system'], on: ['profile-created'] },
    { id: 'send', title: 'Send', from: ['new'], to: 'sent', by: ['owner'] },
  ],
  wire: {
    fields: { Code: '=case.number', status: '=case.wire', Reason: '=answers.Reason' },
    calls: [
      { id: 'list', call: 'GET slip', does: 'list' },
      { id: 'show', call: 'GET slip/{number}', does: 'show', as: 'list' },
      { id: 'save', call: 'POST slip', does: 'save' },
      { id: 'send', call: 'POST slip/send', does: 'send', case: '=body.Code', ignores: ['Reason'] },
    ],
  },
}

let server: CaseServer
beforeAll(async () => {
  const tenants = await tenantsWithCases({
    'schemas/cases/slip/case.json': slip,
    'schemas/cases/slip/schema.json': {
      type: 'object',
      additionalProperties: false,
      properties: {
        Reason: { type: 'string', title: 'Reason', maxLength: 20 },
        Proof: { title: 'Proof', $ref: 'common/file.json', contentTypes: ['application/pdf'] },
      },
    },
    'schemas/cases/slip/ui.json': {},
  })
  server = await startCaseServer({ tenants })
})
afterAll(() => server.close())

/** Runs the job as the server does. */
async function beginMissing(): Promise<void> {
  const { services, clock } = server
  const tenant = services.tenants.all.find(({ id }) => id === server.tenantId)
  if (tenant === undefined) throw new Error('There is no such organisation.')
  await beginCases.run({ services, tenant, now: clock.now(), extendLease: async () => undefined })
}

/** A member with the slip that every profile has, and its number. */
async function memberWithSlip(): Promise<CasePerson & { readonly Code: string }> {
  const person = await server.member()
  await beginMissing()
  return { ...person, Code: textAt(await person.client.get('slip'), '/data/0/Code') }
}

describe('the calls of the specification that a case type declares', () => {
  test('list, show, save and move its cases by its names alone', async () => {
    const { client, Code } = await memberWithSlip()
    expect(listIn(await client.get('slip'))).toEqual([{ Code, status: 'New', Reason: null }])
    expect(objectIn(await client.post('slip', { Reason: 'Moved', status: 'Open' }))).toEqual({
      Code,
      status: 'New',
      Reason: 'Moved',
    })
    const sent = await client.post('slip/send', { Code, Reason: 'Something else' })
    expect(objectIn(sent)).toEqual({ Code, status: 'Open', Reason: 'Moved' })
    const inBase64 = Buffer.from(Code).toString('base64url')
    expect(listIn(await client.get(`slip/${inBase64}`))).toEqual(listIn(await client.get(`slip/${Code}`)))
  })

  test('take a file as the specification sends it, in bare base64, and keep it when another field is saved', async () => {
    const { client, Code } = await memberWithSlip()
    const Proof = Buffer.from(await pdf().arrayBuffer()).toString('base64')
    objectIn(await client.post('slip', { Proof }))
    objectIn(await client.post('slip', { Reason: 'Moved' }))
    const { answers } = objectIn(await client.get(`cases/slip/${Code}`))
    expect(answers).toMatchObject({ Reason: 'Moved', Proof: { mediaType: 'application/pdf', size: pdf().size } })
    const refused = await client.post('slip', { Proof: Buffer.from('just some text').toString('base64') })
    expect(refusalOf(refused)).toMatchObject({ status: 422, errors: { '/Proof': expect.any(String) } })
  })

  test('show and move nothing to another member or without a session', async () => {
    const { Code } = await memberWithSlip()
    const { client } = await memberWithSlip()
    expect(refusalOf(await client.get(`slip/${Code}`))).toMatchObject({ status: 404, code: 'not-found' })
    expect(refusalOf(await client.post('slip/send', { Code }))).toMatchObject({ status: 404, code: 'not-found' })
    expect(refusalOf(await server.client('demo').get('slip'))).toMatchObject({ status: 401 })
    expect(refusalOf(await client.get('slip/send/now'))).toMatchObject({ status: 404 })
  })

  test('refuse what the case type does not allow, with the reason', async () => {
    const { client, Code } = await memberWithSlip()
    dataOf(await client.post('slip/send', { Code }))
    expect(refusalOf(await client.post('slip/send', { Code }))).toMatchObject({ status: 422, code: 'case-closed' })
  })

  test('answer applications, which are not submitted before their checklist is complete [APP-03]', async () => {
    const { client } = await memberWithSlip()
    const [application] = listIn(await client.get('application'))
    expect(application).toMatchObject({ status: 'New', Submitted: false })
    const early = await client.post('application/submit', { Code: String(application?.['Code']) })
    expect(refusalOf(early)).toMatchObject({ status: 422, code: 'case-closed' })
    expect(early.text).toContain('Complete every mandatory item first.')
    expect(listIn(await client.get('application'))).toEqual([application])
  })

  test('are in the description of the organisation', async () => {
    const described = (await server.client('demo').get('openapi.json')).json
    expect(getAt(described, '/paths/~1slip~1send/post')).toMatchObject({ operationId: 'cases.slip.send' })
    expect(getAt(described, '/paths/~1slip~1{number}/get')).toMatchObject({
      parameters: [{ name: 'number', in: 'path' }],
    })
  })
})

describe('a case that every profile has', () => {
  test('is begun by the first save of the profile [BIO-05]', async () => {
    const client = await signedUp(server)
    expect(listIn(await client.get('slip'))).toEqual([])
    const bio = exampleOf(server, 'demo', 'sections/bio')
    dataOf(await client.postForm('profile', uploadOf(bio)))
    expect(listIn(await client.get('slip'))).toMatchObject([{ status: 'New' }])
  })

  test('is begun once for a profile that was there before', async () => {
    const { client } = await memberWithSlip()
    await beginMissing()
    expect(listIn(await client.get('slip'))).toHaveLength(1)
  })
})
