import { composeTenant } from '../../src/engine/compose/compose-tenant.ts'
import { isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../src/engine/json/json.ts'
import { getAt, setAt } from '../../src/engine/json/pointer.ts'
import { readDeclarations } from '../../src/server/platform/declarations/read-declarations.ts'
import { codeSentTo } from './outbox.ts'
import { pdfFile, pngFile } from './sample-files.ts'
import { postCall, sessionOf, tokenIn } from './sessions.ts'
import type { Session } from './sessions.ts'
import { newAddress, password } from './steps.ts'

const files = await readDeclarations(process.cwd())

/**
 * Registers a user with the portal's calls, and saves the first valid example of the organisation's bio.
 *
 * @param category of membership, by its code
 */
export async function newApplicant(tenant: string, category = 'GRADUATE'): Promise<Session> {
  const email = newAddress('applicant')
  const challenge = await postCall(tenant, 'auth/register', {
    email,
    phone: '0712345678',
    id_number: 'A12345678',
    password,
    confirmPassword: password,
    category,
    type: 'Individual',
  })
  const otp_code = await codeSentTo(tenant, email)
  const verified = await postCall(tenant, 'auth/verify-otp', { id: getAt(challenge, '/id') ?? '', otp_code })
  await postCall(tenant, 'profile', bioOf(tenant), tokenIn(verified))
  return sessionOf(tenant, verified)
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
