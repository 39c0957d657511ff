import { isJsonObject } from '../../engine/json/json.ts'
import type { ReferenceList } from '../../engine/document/reference-list.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { calls } from '../calls.ts'
import type { Call } from '../define-call.ts'
import type { ErrorCode } from '../error-catalogue.ts'
import { ListItems } from '../reference-data.ts'
import { answerSchema, component, plainSchema, successOf } from './contract-schemas.ts'
import type { DeclaredApi } from './declared-api.ts'
import type { DescribedCall } from './described-call.ts'
import { json } from './described-call.ts'
import { formComponent, formDataOf } from './form-schemas.ts'
import { revisionNamed } from './revision-parameters.ts'
import { packageOfCall } from '../packages.ts'
import { ofUploads } from './upload-refusals.ts'

/** A call of the contract under its id. */
export interface NamedCall {
  readonly id: string
  readonly call: Call
}

const named: readonly NamedCall[] = Object.entries<Call>(calls).map(([id, call]) => ({ id, call }))

/** The call with this method and path; calls that a section's page declares may be among them. */
export function contractCall(method: string, path: string): NamedCall | undefined {
  return named.find(({ call }) => call.method === method && call.path === path)
}

/** The calls of every organisation, whatever it declares. */
export function describeContractCalls(api: DeclaredApi): readonly DescribedCall[] {
  return named
    .filter(({ call }) => call.section === undefined)
    .map(({ id, call }) => ({
      id,
      method: call.method,
      path: call.path,
      tag: call.tag,
      summary: call.summary,
      session: call.session,
      ...(call === calls.list && { parameters: { name: { type: 'string', enum: [...api.lists.keys()] } } }),
      cached: call.cached ?? false,
      ...(call.query && { query: plainSchema(call.query) }),
      ...bodyOf(call, api),
      ...(call.revision && { headers: revisionNamed }),
      content: contentOf(call, api),
      refusals: refusalsOf(call),
    }))
}

function contentOf({ response, media, list }: Call, { lists }: DeclaredApi): DescribedCall['content'] {
  const schema = list === undefined ? answerSchema(response) : itemsOf(response, lists.get(list))
  if (media === undefined) return { [json]: successOf(schema) }
  return Object.fromEntries([media].flat().map((type) => [type, schema]))
}

/** The known properties of a list's items; a list may declare more. */
function itemsOf(response: Call['response'], list: ReferenceList | undefined): JsonObject {
  if (!list) return answerSchema(ListItems)
  const { items } = plainSchema(response)
  const known = isJsonObject(items) && isJsonObject(items.properties) && items.required !== undefined
  const shape = known ? items : { type: 'object', required: [list.key, list.label] }
  return { type: 'array', items: { ...shape, additionalProperties: true } }
}

function bodyOf(call: Call, { schemas }: DeclaredApi): Pick<DescribedCall, 'body' | 'formData'> {
  const { body, form, forms = form === undefined ? [] : [form], formData, files } = call
  const [first] = forms
  if (first !== undefined) {
    const components = forms.map((name) => component(formComponent(name)))
    const [only] = components
    const sent = components.length > 1 ? { anyOf: components } : only
    return { ...(sent && { body: sent }), ...(formData && { formData: formDataOf(first, schemas.get(first) ?? {}) }) }
  }
  if (!body) return {}
  const schema = plainSchema(body)
  return { body: schema, ...((formData || files) && { formData: { schema, encoding: {} } }) }
}

/** A form or the call's shape validates the request. */
function refusalsOf(call: Call): readonly ErrorCode[] {
  const { query, body, form, forms, files, right, refusals = [] } = call
  const isValidated = query || body || form !== undefined || forms
  const isRefused = right !== undefined || isOfPackage(call)
  return [
    ...new Set<ErrorCode>([
      ...(isValidated ? (['invalid'] as const) : []),
      ...refusals,
      ...(isRefused ? (['forbidden'] as const) : []),
      ...(files ? ofUploads : []),
    ]),
  ]
}

/** Whether an organisation that has not installed a package lacks the call: it is the package's, or about cases. */
const isOfPackage = ({ method, path }: Call): boolean =>
  packageOfCall(`${method} ${path}`) !== undefined || path.startsWith('cases/:type')
