import type { JsonObject } from '../../engine/json/json.ts'
import type { ErrorCode } from '../error-catalogue.ts'
import { contractCall } from './contract-calls.ts'
import { changeKey } from './revision-parameters.ts'
import { ChecklistItem } from '../checklist.ts'
import { answerSchema, successOf } from './contract-schemas.ts'
import type { DeclaredApi, DeclaredWireCall } from './declared-api.ts'
import type { DescribedCall } from './described-call.ts'
import { json } from './described-call.ts'
import { packageOfCases } from '../packages.ts'
import { fieldsOf } from './form-schemas.ts'

const ofReads: readonly ErrorCode[] = ['not-found']
const ofDocuments: readonly ErrorCode[] = ['not-found', 'documents-busy', 'document-failed']
const ofBeginnings: readonly ErrorCode[] = ['not-found', 'no-profile']
const ofChanges: readonly ErrorCode[] = [
  'not-found',
  'bad-request',
  'invalid',
  'stale',
  'conflict',
  'key-reused',
  'case-closed',
  'no-profile',
]

/** The calls of the specification that case types declare. */
export function describeWireCalls({ wireCalls, schemas }: DeclaredApi): readonly DescribedCall[] {
  return wireCalls.map((call) => ({
    id: `${call.type.replaceAll('/', '.')}.${call.id}`,
    method: call.method,
    path: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    tag: contractCall(call.method, call.path)?.call.tag ?? 'Case',
    summary: call.title,
    session: 'required',
    ...(call.method === 'POST' && { body: bodyOf(call, schemas), headers: changeKey }),
    content: { [json]: successOf(responseOf(call)) },
    refusals: [...refusalsOf(call), ...(call.isForOthers || isOfPackage(call) ? (['forbidden'] as const) : [])],
  }))
}

/** Whether an organisation that has not installed its package lacks the case type. */
const isOfPackage = ({ type }: DeclaredWireCall): boolean => packageOfCases(type.replace('cases/', '')) !== undefined

function refusalsOf({ answers, method }: DeclaredWireCall): readonly ErrorCode[] {
  if (answers === 'document') return ofDocuments
  if (answers !== 'case') return ofBeginnings
  return method === 'GET' ? ofReads : ofChanges
}

const printed: JsonObject = { type: 'string', description: 'A PDF in base64', contentEncoding: 'base64' }

function responseOf(call: DeclaredWireCall): JsonObject {
  if (call.answers === 'document') return call.isList ? { type: 'array', items: printed } : printed
  if (call.answers === 'checklist') return { type: 'array', items: answerSchema(ChecklistItem) }
  if (call.answers === 'plans') return { type: 'array', items: { type: 'object' } }
  return call.isList ? { type: 'array', items: shown(call) } : shown(call)
}

/** A case by its names on the wire, or the initial answers of one, of which there may be none. */
const shown = ({ answers, answered }: DeclaredWireCall): JsonObject => ({
  type: 'object',
  ...(answers === 'case' && { required: [...answered] }),
  properties: Object.fromEntries(answered.map((name) => [name, {}])),
  additionalProperties: false,
})

/** What names the case, the fields of the forms that are read, and what is never read. */
function bodyOf({ names, forms, ignores }: DeclaredWireCall, schemas: DeclaredApi['schemas']): JsonObject {
  const read = forms.flatMap((form) =>
    fieldsOf(schemas.get(form)).map(([name, { title }]) => [name, title === undefined ? {} : { title }] as const),
  )
  const unread = ignores.map((name) => [name, { description: 'Never read.' }] as const)
  const named = names === undefined ? [] : [[names, { type: 'string' }] as const]
  return {
    type: 'object',
    properties: Object.fromEntries([...read, ...unread, ...named]),
    ...(names !== undefined && { required: [names] }),
  }
}
