import { callNotes } from '../call-notes.ts'
import type { CallNote } from '../call-notes.ts'
import { calls } from '../calls.ts'
import type { Call } from '../calls.ts'
import type { ErrorCode } from '../error-catalogue.ts'
import { answerSchema, component, plainSchema, successOf } from './contract-schemas.ts'
import type { DeclaredApi } from './declared-api.ts'
import type { DescribedCall } from './described-call.ts'
import { json } from './described-call.ts'
import { formComponent } from './form-schemas.ts'
import { revisionNamed } from './revision-parameters.ts'

/** A call of the contract and what is noted of it. */
export interface ContractRow {
  readonly name: string
  readonly call: Call
  readonly note: CallNote
}

const notes: ReadonlyMap<string, CallNote> = new Map(Object.entries(callNotes))

const rows: readonly ContractRow[] = Object.entries(calls).flatMap(([name, call]) => {
  const note = notes.get(name)
  return note ? [{ name, call, note }] : []
})

/** The row with this method and path, for calls that a section's page declares as well. */
export function contractRow(method: string, path: string): ContractRow | undefined {
  return rows.find(({ call }) => call.method === method && call.path === path)
}

/** The calls that every organisation has, whatever it declares. */
export function describeContractCalls({ lists }: DeclaredApi): readonly DescribedCall[] {
  return rows
    .filter(({ note }) => note.section === undefined)
    .map(({ name, call, note }) => ({
      id: name,
      method: call.method,
      path: call.path,
      tag: note.tag,
      summary: note.summary,
      session: call.session,
      ...(name === 'list' && { parameters: { name: { type: 'string', enum: [...lists.keys()] } } }),
      cached: note.cached ?? false,
      ...(call.query && { query: plainSchema(call.query) }),
      ...bodyOf(call, note),
      ...(note.revision && { headers: revisionNamed }),
      content: { [json]: successOf(answerSchema(call.answer)) },
      refusals: refusalsOf(call, note),
    }))
}

function bodyOf({ body, form }: Call, { forms, formData }: CallNote): Pick<DescribedCall, 'body' | 'formData'> {
  const names = forms ?? (form === undefined ? [] : [form])
  const [first, ...others] = names.map((name) => component(formComponent(name)))
  if (first) return { body: others.length > 0 ? { anyOf: [first, ...others] } : first }
  if (!body) return {}
  const schema = plainSchema(body)
  return { body: schema, ...(formData && { formData: { schema, encoding: {} } }) }
}

/** What is sent is checked, by a form or by the call's own shape. */
function refusalsOf({ query, body, form }: Call, { refusals = [], forms }: CallNote): readonly ErrorCode[] {
  return query || body || form !== undefined || forms ? ['invalid', ...refusals] : refusals
}
