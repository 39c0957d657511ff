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

/** Who registers: their kind, the section in which they say who they are, and the call that saves it first. */
interface Newcomer {
  readonly type: 'Individual' | 'Corporate'
  readonly id_number: string
  readonly section: string
  readonly path: string
}

const person: Newcomer = { type: 'Individual', id_number: 'A12345678', section: 'sections/bio', path: 'profile' }
const firm: Newcomer = {
  type: 'Corporate',
  id_number: 'P051234567X',
  section: 'sections/firm-bio',
  path: 'profile/firmBio/create',
}

/**
 * Registers a person with the portal's calls, and saves the first valid example of the organisation's bio.
 *
 * @param category of membership, by its code
 */
export const newApplicant = (tenant: string, category = 'GRADUATE'): Promise<Session> =>
  newSession(tenant, category, person)

/** The same for a firm. */
export const newFirm = (tenant: string, category = 'FIRM'): Promise<Session> => newSession(tenant, category, firm)

async function newSession(tenant: string, category: string, who: Newcomer): Promise<Session> {
  const { type, id_number, section, path } = who
  const email = newAddress('applicant')
  const challenge = await postCall(tenant, 'auth/register', {
    email,
    phone: '0712345678',
    id_number,
    password,
    confirmPassword: password,
    category,
    type,
  })
  const otp_code = await codeSentTo(tenant, email)
  const verified = await postCall(tenant, 'auth/verify-otp', { id: getAt(challenge, '/id') ?? '', otp_code })
  await postCall(tenant, path, answersOf(tenant, section), tokenIn(verified))
  return sessionOf(tenant, verified)
}

/** The first valid example of a section, its files with content. */
function answersOf(tenant: string, section: string): JsonObject {
  const { documents } = composeTenant(files, tenant)
  const [example] = documents.get(section)?.examples?.valid ?? []
  let answers: JsonValue = example?.answers ?? {}
  for (const [field, value] of Object.entries(example?.answers ?? {})) {
    if (!isJsonObject(value) || typeof value.mediaType !== 'string') continue
    const { name, mimeType, buffer } = value.mediaType === 'application/pdf' ? pdfFile() : pngFile()
    const content = buffer.toString('base64')
    answers = setAt(answers, `/${field}`, { name, mediaType: mimeType, size: buffer.length, content })
  }
  return isJsonObject(answers) ? answers : {}
}
