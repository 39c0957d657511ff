import type { FormSchema } from '../../engine/document/document.ts'
import { registerFields } from '../../engine/keywords/register-fields.ts'
import { isJsonObject, objectAt } from '../../engine/json/json.ts'
import { escapeSegment } from '../../engine/json/pointer.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { MessageResponse } from '../response.ts'
import type { ErrorCode } from '../error-catalogue.ts'
import { Profile, ProfileAdditions } from '../profile.ts'
import { recordAdditions } from '../record-additions.ts'
import { contractCall } from './contract-calls.ts'
import { answerSchema, component, plainSchema, successOf } from './contract-schemas.ts'
import type { DeclaredApi, DeclaredSectionCall } from './declared-api.ts'
import type { DescribedCall } from './described-call.ts'
import { json } from './described-call.ts'
import { changeKey, noRecordBefore, revisionNamed, revisionProperty } from './revision-parameters.ts'
import { ofUploads } from './upload-refusals.ts'
import { formComponent, formDataOf, formSchema, recordComponent, recordSchema } from './form-schemas.ts'

type Action = DeclaredSectionCall['action']

const isProfile = ({ method, path }: DeclaredSectionCall): boolean =>
  contractCall(method, path)?.call.response === Profile

/** The calls that the pages of sections declare. */
export function describeSectionCalls(api: DeclaredApi): readonly DescribedCall[] {
  return api.sections.map((declared) => {
    const { method, path, section, action, title } = declared
    const known = contractCall(method, path)
    return {
      id: known?.id ?? operationId(api, declared),
      method,
      path,
      tag: known?.call.tag ?? 'Profile',
      summary: known?.call.summary ?? `${title}: ${action}`,
      session: 'required',
      ...bodies[action](declared, api.schemas.get(section) ?? {}),
      content: { [json]: answers[action](declared) },
      headers: headers[action],
      refusals: [...refusals[action], ...limitRefusals(declared, api)],
    }
  })
}

/** The second path of an action gets an id made from the path. */
function operationId({ sections }: DeclaredApi, { section, action, path }: DeclaredSectionCall): string {
  const [first] = sections.filter((call) => call.section === section && call.action === action)
  return first?.path === path ? `${formComponent(section)}.${action}` : path.replaceAll('/', '.')
}

const ofChanges: readonly ErrorCode[] = ['invalid', 'forbidden', 'no-profile']
const ofKeys: readonly ErrorCode[] = ['stale', 'key-reused']
const refusals: Readonly<Record<Action, readonly ErrorCode[]>> = {
  list: ['forbidden'],
  add: [...ofChanges, ...ofUploads, ...ofKeys, 'already-exists', 'revision-required', 'too-many-records'],
  update: [...ofChanges, ...ofUploads, ...ofKeys, 'not-found', 'revision-required'],
  remove: [...ofChanges, ...ofUploads, 'not-found', 'stale', 'revision-required'],
  save: [...ofChanges, ...ofUploads, ...ofKeys, 'revision-required'],
  change: [...ofChanges, ...ofUploads, ...ofKeys, 'not-found', 'revision-required'],
  file: ['forbidden', 'not-found'],
}

const headers: Readonly<Record<Action, Readonly<Record<string, JsonObject>>>> = {
  list: {},
  add: { ...noRecordBefore, ...changeKey },
  update: { ...revisionNamed, ...changeKey },
  remove: revisionNamed,
  save: { ...revisionNamed, ...noRecordBefore, ...changeKey },
  change: { ...revisionNamed, ...changeKey },
  file: {},
}

/** Saving a person by a member's number looks them up in the register, which is limited; so is repeating some calls. */
function limitRefusals(call: DeclaredSectionCall, { schemas }: DeclaredApi): ErrorCode[] {
  const { action, section, method, waits = false } = call
  const saves = method === 'POST' && action !== 'remove'
  return waits || (saves && registerFields(schemas.get(section)).length > 0) ? ['too-many'] : []
}

type Bodies = Pick<DescribedCall, 'body' | 'formData' | 'query'>
const bodies: Readonly<Record<Action, (call: DeclaredSectionCall, schema: FormSchema) => Bodies>> = {
  list: () => ({}),
  add: ({ section }, schema) => ({ body: sectionBody(section), formData: formDataOf(section, schema) }),
  update: (call, schema) => ({ body: updateBody(call), formData: formDataOf(call.section, schema) }),
  remove: ({ entryField }) => {
    const body = {
      type: 'object',
      required: [entryField],
      properties: { ...entryNumber(entryField), ...revisionProperty },
    }
    return { body, formData: { schema: body, encoding: {} } }
  },
  save: ({ section }, schema) => ({ body: sectionBody(section), formData: formDataOf(section, schema) }),
  change: (call, schema) => ({ body: changeBody(call), formData: formDataOf(call.section, schema) }),
  file: ({ parameter = '' }) => ({
    query: { type: 'object', required: [parameter], properties: entryNumber(parameter) },
  }),
}

const sectionBody = (section: string): JsonObject => component(formComponent(section))

/**
 * A collection's record is found by its entry number; the contract may define another body, as for confirming a
 * profile.
 */
function updateBody(call: DeclaredSectionCall): JsonObject {
  const other = contractCall(call.method, call.path)?.call.body
  if (other) return { anyOf: [sectionBody(call.section), plainSchema(other)] }
  if (call.kind === 'record') return sectionBody(call.section)
  return { allOf: [sectionBody(call.section), { required: [call.entryField] }] }
}

/** The fields that the call replaces, and the record's entry number; all else in the body is ignored. */
function changeBody({ section, kind, entryField, fields = [] }: DeclaredSectionCall): JsonObject {
  const at = `${formComponent(section)}/properties`
  const sent = fields.map((field) => [field, component(`${at}/${escapeSegment(field)}`)])
  const named = kind === 'collection' ? { required: [entryField] } : {}
  const properties = { ...Object.fromEntries(sent), ...entryNumber(entryField), ...revisionProperty }
  return { type: 'object', ...named, properties }
}

const answers: Readonly<Record<Action, (call: DeclaredSectionCall) => JsonObject>> = {
  list: (call) => successOf(call.kind === 'collection' ? { type: 'array', items: record(call) } : orNull(call)),
  add: (call) => successOf(record(call)),
  update: (call) => successOf(record(call)),
  remove: () => successOf(answerSchema(MessageResponse)),
  save: (call) => successOf(record(call)),
  change: (call) => successOf(record(call)),
  file: () => successOf({ type: 'string', contentEncoding: 'base64' }),
}

function record(call: DeclaredSectionCall): JsonObject {
  const known = isProfile(call) ? answerSchema(ProfileAdditions) : component('SectionRecord')
  return { allOf: [{ ...known, additionalProperties: true }, component(recordComponent(call.section))] }
}

const orNull = (call: DeclaredSectionCall): JsonObject => ({ anyOf: [record(call), { type: 'null' }] })

const entryNumber = (field: string): JsonObject => ({ [field]: { type: 'integer', minimum: 1 } })

/** The components of the sections: `sections.<name>` in requests, `records.<name>` in responses. */
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

/**
 * The server's additions may be sent back with a record and are ignored, except the entry number, which names the
 * record.
 */
function sentSchema(call: DeclaredSectionCall, schema: FormSchema): JsonObject {
  const sent = formSchema(call.section, schema)
  const profile = plainSchema(ProfileAdditions).properties
  const additions = [
    ...recordAdditions,
    ...(isJsonObject(profile) && call.kind === 'record' ? Object.keys(profile) : []),
  ]
  const ignored = Object.fromEntries(additions.map((name) => [name, { readOnly: true }]))
  return {
    ...sent,
    properties: { ...ignored, ...revisionProperty, ...entryNumber(call.entryField), ...objectAt(sent, 'properties') },
  }
}

function answeredSchema({ entryField }: DeclaredSectionCall, schema: FormSchema): JsonObject {
  const answered = recordSchema(schema)
  return { ...answered, properties: { ...objectAt(answered, 'properties'), ...entryNumber(entryField) } }
}
