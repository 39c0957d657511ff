import type { JsonObject } from '../../engine/json/json.ts'
import type { ErrorCode } from '../error-catalogue.ts'
import { contractCall } from './contract-calls.ts'
import { changeKey } from './revision-parameters.ts'
import { successOf } from './contract-schemas.ts'
import type { DeclaredApi, DeclaredWireCall } from './declared-api.ts'
import type { DescribedCall } from './described-call.ts'
import { json } from './described-call.ts'
import { fieldsOf } from './form-schemas.ts'

const ofReads: readonly ErrorCode[] = ['not-found']
const ofDocuments: readonly ErrorCode[] = ['not-found', 'documents-busy', 'document-failed']
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
    refusals: call.isDocument ? ofDocuments : call.method === 'GET' ? ofReads : ofChanges,
  }))
}

function responseOf(call: DeclaredWireCall): JsonObject {
  if (call.isDocument) return { type: 'string', description: 'A PDF in base64', contentEncoding: 'base64' }
  return call.isList ? { type: 'array', items: shown(call) } : shown(call)
}

/** A case by its names on the wire. */
const shown = ({ answered }: DeclaredWireCall): JsonObject => ({
  type: 'object',
  required: [...answered],
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
