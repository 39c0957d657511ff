import type { Page } from 'playwright'
import { composeTenant } from '../../src/engine/compose/compose-tenant.ts'
import { isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../src/engine/json/json.ts'
import { getAt, setAt } from '../../src/engine/json/pointer.ts'
import { readDeclarations } from '../../src/server/platform/declarations/read-declarations.ts'
import { codeSentTo } from './outbox.ts'
import { pdfFile, pngFile } from './sample-files.ts'
import { newAddress, password } from './steps.ts'

const files = await readDeclarations(process.cwd())

/**
 * Registers somebody with the calls that the portal makes, saves the bio that its organisation declares as its first valid
 * example, and leaves the page with their session.
 *
 * @param category of membership, by its code
 */
export async function newApplicant(page: Page, tenant: string, category = 'GRADUATE'): Promise<void> {
  const email = newAddress('applicant')
  const challenge = await post(page, 'auth/register', {
    email,
    phone: '0712345678',
    id_number: 'A12345678',
    password,
    confirmPassword: password,
    category,
    type: 'Individual',
  })
  const otp_code = await codeSentTo(tenant, email)
  const session = await post(page, 'auth/verify-otp', { id: getAt(challenge, '/id') ?? '', otp_code })
  const token = String(getAt(session, '/token'))
  await post(page, 'profile', bioOf(tenant), token)
  const user = await call(page, { path: 'auth/user', token })
  await page.evaluate((text) => localStorage.setItem('regalia.session', text), JSON.stringify({ token, user }))
}

/** The first valid example of the bio, its files with content. */
function bioOf(tenant: string): JsonObject {
  const { documents } = composeTenant(files, tenant)
  const [example] = documents.get('sections/bio')?.examples?.valid ?? []
  let answers: JsonValue = example?.answers ?? {}
  for (const [field, value] of Object.entries(example?.answers ?? {})) {
    if (!isJsonObject(value) || typeof value.mediaType !== 'string') continue
    const { name, mimeType, buffer } = value.mediaType === 'application/pdf' ? pdfFile() : pngFile()
    const content = buffer.toString('base64')
    answers = setAt(answers, `/${field}`, { name, mediaType: mimeType, size: buffer.length, content })
  }
  return isJsonObject(answers) ? answers : {}
}

interface CallMade {
  readonly path: string
  readonly token?: string | undefined
  /** JSON. */
  readonly body?: string
}

const post = (page: Page, path: string, body: JsonObject, token?: string): Promise<JsonValue> =>
  call(page, { path, token, body: JSON.stringify(body) })

/** What a call from the page is answered with; fails loudly with a refusal. */
async function call(page: Page, made: CallMade): Promise<JsonValue> {
  const text = await page.evaluate(async ({ path, token, body }) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const request = body ? { method: 'POST', headers, body } : { headers }
    return (await fetch(`/api/${path}`, request)).text()
  }, made)
  const answer: JsonValue = JSON.parse(text)
  const data = getAt(answer, '/data')
  if (data === undefined) throw new Error(`${made.path}: ${text}`)
  return data
}
