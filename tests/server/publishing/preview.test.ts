import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { objectIn, refusalOf } from '../answers.ts'
import type { TestServer } from '../start-test-server.ts'
import type { TestClient } from '../test-client.ts'
import { signedInAs } from '../test-members.ts'
import { contacts, formAt, relabelEmail, requirePostCode, startEditing } from './form-changes.ts'

let server: TestServer
let admin: TestClient
beforeAll(async () => {
  ;({ server, admin } = await startEditing())
})
afterAll(() => server.close())

const preview = async (client: TestClient, actions: readonly JsonObject[]): Promise<JsonObject> =>
  objectIn(await client.post('admin/forms/preview', { document: contacts, actions }))

const codeAt = (path: unknown) => server.app.inject({ url: String(path), headers: { host: 'demo.localhost' } })

describe('the preview of an edited form [ADM-11]', () => {
  test('is judged by code that browsers run under the policy for scripts, and stores nothing of the form', async () => {
    const { code, problem } = await preview(admin, [requirePostCode])
    expect(problem).toBeNull()
    const served = await codeAt(code)
    expect(served.headers['content-type']).toMatch(/^text\/javascript/)
    expect(served.body).toContain('PostCode')
    expect(served.body).toMatch(/^import .*export default exports;$/ms)
    expect((await formAt(admin))['draft']).toBeNull()
  })

  test('has the code of the form in force where only texts differ', async () => {
    const [plain, relabelled] = [await preview(admin, []), await preview(admin, [relabelEmail('Mail')])]
    expect(relabelled['code']).toBe(plain['code'])
  })

  test('takes the place of the last one of the same administrator', async () => {
    const other = await signedInAs(server, 'superadmin')
    const first = await preview(admin, [requirePostCode])
    const longer = { ...relabelEmail(''), target: '$.schema.properties.Email.maxLength', update: 90, 'x-was': 254 }
    const next = await preview(other, [longer])
    expect(next['code']).not.toBe(first['code'])
    expect((await codeAt(next['code'])).statusCode).toBe(200)
    expect((await codeAt(first['code'])).statusCode).toBe(404)
  })

  test('of what cannot be composed is refused at its pointer', async () => {
    const elsewhere = {
      target: '$.page.calls.list',
      description: 'Wanted.',
      update: 'auth/login',
      'x-was': 'profile/contact',
    }
    const refused = await admin.post('admin/forms/preview', { document: contacts, actions: [elsewhere] })
    const { status, errors } = refusalOf(refused)
    expect(status).toBe(422)
    expect(Object.keys(isJsonObject(errors) ? errors : {})).toEqual(['/actions/0/target'])
  })

  test('of a form that the compiler refuses says why', async () => {
    const impossible = {
      ...relabelEmail('('),
      target: '$.schema.properties.Email.pattern',
      'x-was': String.raw`^[^@\s]+@[^@\s]+$`,
    }
    const { code, problem } = await preview(admin, [impossible])
    expect(code).toBeNull()
    expect(problem).toMatch(/regular expression/i)
  })

  test('of a form with a pattern that takes for ever says so, and gives the browser nothing to run', async () => {
    const slow = {
      ...relabelEmail('^((.+)+)+!$'),
      target: '$.schema.properties.Email.pattern',
      'x-was': String.raw`^[^@\s]+@[^@\s]+$`,
    }
    const { code, problem } = await preview(admin, [slow])
    expect(code).toBeNull()
    expect(problem).toMatch(/would take very long to refuse/)
  })
})
