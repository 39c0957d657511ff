import { withCases } from '../../engine/cases/case-declarations.ts'
import { isJsonArray, isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import { objectIn } from '../answers.ts'
import type { Answer } from '../test-client.ts'
import { formOf, pdf, png } from '../test-files.ts'
import type { CasePerson, CaseServer } from './case-server.ts'

const changeOfName = 'schemas/cases/change-of-name'

/**
 * A change of name that is prepared on the server, without assurances. Verifiers see it too, but not its evidence. One
 * that is returned may be prepared again, and one that was submitted may be proved with a further file.
 */
export function renaming(): Readonly<Record<string, JsonValue>> {
  const { states, transitions, ...rest } = objectOf('case.json')
  const [submit, ...others] = isJsonArray(transitions) ? transitions : []
  const { assure: _assurances, ...unsigned } = isJsonObject(submit) ? submit : {}
  const asDeclared = ['schema.json', 'ui.json', 'page.json', 'examples.json'].map((part) => [
    `schemas/cases/renaming/${part}`,
    objectOf(part),
  ])
  return {
    ...Object.fromEntries(asDeclared),
    'schemas/cases/renaming/case.json': {
      ...rest,
      unique: [],
      states: [
        { id: 'draft', title: 'Draft', wire: 'Draft', color: 'default', editable: true },
        ...(isJsonArray(states) ? states : []),
      ],
      transitions: [
        { id: 'begin', title: 'Begin', from: ['start'], to: 'draft', by: ['owner'] },
        { ...unsigned, from: ['start', 'draft'] },
        { id: 'return', title: 'Return', from: ['open'], to: 'draft', by: ['registrar'] },
        { id: 'prove', title: 'Prove', from: ['open'], to: 'same', by: ['owner'], asks: 'forms/signed-application' },
        ...others,
      ],
      access: [{ who: ['verifier'], in: ['open'], except: ['Evidence'] }],
    },
  }
}

function objectOf(part: string): JsonObject {
  const value = withCases.get(`${changeOfName}/${part}`)
  return isJsonObject(value) ? value : {}
}

export const path = 'cases/renaming'
export const answers = { LastName: 'WAMBUI' }

/** The body of a call whose answers have the evidence. */
export const withEvidence = (body: JsonObject, file: File = pdf()): FormData =>
  formOf(body, { 'answers/Evidence': file })

/** Begins a case whose evidence is a PDF, in a state. */
export async function begun({ client }: CasePerson, how: 'begin' | 'submit' = 'begin') {
  const view = objectIn(await client.postForm(path, withEvidence({ do: how, answers })))
  return { id: String(view['id']), file: evidenceOf(view), at: `${path}/${String(view['id'])}` }
}

/** The evidence among the answers of a case. */
export function evidenceOf(view: JsonObject): JsonObject & { readonly id: string } {
  const found = isJsonObject(view['answers']) ? view['answers']['Evidence'] : undefined
  if (!isJsonObject(found)) throw new Error(`There is no evidence in ${JSON.stringify(view)}`)
  return { ...found, id: String(found['id']) }
}

/** Saves other evidence. */
export const exchange = ({ client }: CasePerson, at: string, file: File = png()): Promise<Answer> =>
  client.postForm(`${at}/save`, withEvidence({ answers }, file))

/** The rows of a case's files. */
export const caseFileRows = (server: CaseServer, id: string) =>
  server.inTenant(({ tenant, db }) =>
    db.selectFrom('case_files').selectAll().where('tenant', '=', tenant).where('case_id', '=', id).execute(),
  )
