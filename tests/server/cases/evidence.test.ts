import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { getAt } from '../../../src/engine/json/pointer.ts'
import { dataOf, listIn, objectIn, textAt } from '../answers.ts'
import { codeSentTo } from '../test-accounts.ts'
import { png } from '../test-files.ts'
import { startCaseServer } from './case-server.ts'
import type { CasePerson, CaseServer } from './case-server.ts'

let server: CaseServer
let registrar: CasePerson
beforeAll(async () => {
  server = await startCaseServer()
  registrar = await server.staff('registrar')
})
afterAll(() => server.close())

const path = 'cases/change-of-name'

/** A request whose owner has agreed, signed and entered the code by the calls; returns its id. */
async function submitted({ client }: CasePerson): Promise<string> {
  const asked = { do: 'submit', answers: { LastName: 'WAMBUI' } }
  dataOf(await client.post(`${path}/new/assurances`, { ...asked, accept: 'certified' }))
  const base64Attachment = Buffer.from(await png().arrayBuffer()).toString('base64')
  dataOf(await client.post('profile/signature', { namespace: 'application', base64Attachment }))
  dataOf(await client.post('auth/verify-otp', { otp_code: await codeSentTo(server, 'demo', '0712345678') }))
  return textAt(await client.post(path, asked), '/data/id')
}

const assured = async (id: string): Promise<JsonValue> =>
  objectIn(await registrar.client.get(`${path}/${id}/desk`))['assured'] ?? null

describe('the evidence of a submission on the desk [CASE-05]', () => {
  test('is what was agreed to, when and in which language, the signature and to which phone the code went', async () => {
    const owner = await server.member()
    const id = await submitted(owner)
    const [signature] = listIn(await owner.client.get('profile/signature'))
    const picture = String(getAt(signature, '/base64Attachment/id'))
    const nothing = { text: '', language: null, reworded: false, how: null, picture: null }
    const at = expect.stringMatching(/^2026-01-15T\d\d:\d\d/)
    expect(await assured(id)).toEqual([
      {
        ...nothing,
        id: 'certified',
        title: 'Certified documents',
        text: 'I confirm that every copy that I upload is certified.',
        language: 'en',
        at,
      },
      {
        ...nothing,
        id: 'signature',
        title: 'Signature',
        at,
        picture: expect.objectContaining({ id: picture, mediaType: 'image/png' }),
      },
      { ...nothing, id: 'code', title: 'One-time code', at, how: expect.stringMatching(/sent to .*678$/) },
    ])
  })

  test('says so where the text has other words by now than those that were agreed to', async () => {
    const id = await submitted(await server.member())
    const other = sql`jsonb_set(frozen::jsonb, '{assured,0,evidence,text}', '"f00d"')`
    await server.inTenant(({ tenant, db }) =>
      sql`update cases set frozen = ${other} where tenant = ${tenant} and id = ${id}`.execute(db),
    )
    expect(await assured(id)).toMatchObject([{ reworded: true }, { reworded: false }, { reworded: false }])
  })

  test('is nothing before there is a submission', async () => {
    const id = await server.start(await server.member(), 'cases/introduction', 'request', {
      To: 'The County Government of Kiambu',
      Purpose: 'Tender for the design of a bridge.',
    })
    const finance = await server.staff('finance')
    expect(objectIn(await finance.client.get(`cases/introduction/${id}/desk`))).toMatchObject({ assured: [] })
  })
})
