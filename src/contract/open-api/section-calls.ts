import type { FormSchema } from '../../engine/document.ts'
import { isJsonObject } from '../../engine/json.ts'
import type { JsonObject } from '../../engine/json.ts'
import { Said } from '../answer.ts'
import type { ErrorCode } from '../error-catalogue.ts'
import { ConfirmBody, Profile, ProfileAdditions } from '../profile.ts'
import { recordAdditions } from '../record-additions.ts'
import { contractRow } from './contract-calls.ts'
import { answerSchema, component, plainSchema, successOf } from './contract-schemas.ts'
import type { DeclaredApi, DeclaredSectionCall } from './declared-api.ts'
import type { DescribedCall } from './described-call.ts'
import { json } from './described-call.ts'
import { formComponent, formDataOf, formSchema, recordComponent, recordSchema } from './form-schemas.ts'

type Action = DeclaredSectionCall['action']

const isProfile = ({ method, path }: DeclaredSectionCall): boolean => contractRow(method, path)?.call.answer === Profile

/** The calls that the pages of sections declare. */
export function describeSectionCalls(api: DeclaredApi): readonly DescribedCall[] {
  return api.sections.map((declared) => {
    const { method, path, section, action, title } = declared
    const row = contractRow(method, path)
    return {
      id: row?.name ?? `${formComponent(section)}.${action}`,
      method,
      path,
      tag: row?.note.tag ?? 'Profile',
      summary: row?.note.summary ?? `${title}: ${action}`,
      session: true,
      ...bodies[action](declared, api.schemas.get(section) ?? {}),
      content: { [json]: answers[action](declared) },
      refusals: refusals[action],
    }
  })
}

const ofChanges: readonly ErrorCode[] = ['invalid', 'forbidden', 'no-profile']
const refusals: Readonly<Record<Action, readonly ErrorCode[]>> = {
  list: ['forbidden'],
  add: [...ofChanges, 'already-exists'],
  update: [...ofChanges, 'not-found'],
  remove: [...ofChanges, 'not-found'],
}

type Bodies = Pick<DescribedCall, 'body' | 'formData'>
const bodies: Readonly<Record<Action, (call: DeclaredSectionCall, schema: FormSchema) => Bodies>> = {
  list: () => ({}),
  add: ({ section }, schema) => ({ body: sectionBody(section), formData: formDataOf(section, schema) }),
  update: (call, schema) => ({ body: updateBody(call), formData: formDataOf(call.section, schema) }),
  remove: ({ entryField }) => {
    const body = { type: 'object', required: [entryField], properties: entryNumber(entryField) }
    return { body, formData: { schema: body, encoding: {} } }
  },
}

const sectionBody = (section: string): JsonObject => component(formComponent(section))

/** A collection's record is found by its entry number; a profile may be confirmed as it is. */
function updateBody(call: DeclaredSectionCall): JsonObject {
  if (isProfile(call)) return { anyOf: [sectionBody(call.section), plainSchema(ConfirmBody)] }
  if (call.kind === 'record') return sectionBody(call.section)
  return { allOf: [sectionBody(call.section), { required: [call.entryField] }] }
}

const answers: Readonly<Record<Action, (call: DeclaredSectionCall) => JsonObject>> = {
  list: (call) => successOf(call.kind === 'collection' ? { type: 'array', items: record(call) } : orNull(call)),
  add: (call) => successOf(record(call)),
  update: (call) => successOf(record(call)),
  remove: () => successOf(answerSchema(Said)),
}

function record(call: DeclaredSectionCall): JsonObject {
  const known = isProfile(call) ? answerSchema(ProfileAdditions) : component('SectionRecord')
  return { allOf: [{ ...known, additionalProperties: true }, component(recordComponent(call.section))] }
}

const orNull = (call: DeclaredSectionCall): JsonObject => ({ anyOf: [record(call), { type: 'null' }] })

const entryNumber = (field: string): JsonObject => ({ [field]: { type: 'integer', minimum: 1 } })

/** The components of the sections: `sections.<name>` as it is sent, `records.<name>` as it is answered. */
export function sectionSchemas({ sections, schemas }: DeclaredApi): JsonObject {
  const pairs = sections.flatMap((call) => {
    const schema = schemas.get(call.section) ?? {}
    return [
      [formComponent(call.section), sentSchema(call, schema)],
      [recordComponent(call.section), answeredSchema(call, schema)],
    ]
  })
  return Object.fromEntries(pairs)
}

/** What the server adds to a record may be sent back with it, and is ignored; but the entry number says which is meant. */
function sentSchema(call: DeclaredSectionCall, schema: FormSchema): JsonObject {
  const sent = formSchema(call.section, schema)
  const profile = plainSchema(ProfileAdditions).properties
  const additions = [
    ...recordAdditions,
    ...(isJsonObject(profile) && call.kind === 'record' ? Object.keys(profile) : []),
  ]
  const ignored = Object.fromEntries(additions.map((name) => [name, { readOnly: true }]))
  return { ...sent, properties: { ...ignored, ...entryNumber(call.entryField), ...propertiesOf(sent) } }
}

function answeredSchema({ entryField }: DeclaredSectionCall, schema: FormSchema): JsonObject {
  const answered = recordSchema(schema)
  return { ...answered, properties: { ...propertiesOf(answered), ...entryNumber(entryField) } }
}

const propertiesOf = ({ properties }: JsonObject): JsonObject => (isJsonObject(properties) ? properties : {})
