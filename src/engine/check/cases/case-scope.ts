import type { ConditionScope, DeclaredSource } from '../../condition/condition-scope.ts'
import type { ValueSource } from '../../document/condition.ts'
import { isKept, keptForms } from '../../cases/kept-forms.ts'
import type { CompositeDocument } from '../../document/document.ts'
import type { DocumentId } from '../../document/document-id.ts'
import { objectAt } from '../../json/json.ts'
import type { JsonObject } from '../../json/json.ts'
import { propertyNames, propertySchema } from '../../schema/schema-walk.ts'
import { accountSchema } from '../subject/account-schema.ts'
import { pointsSchema } from '../subject/points-schema.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import type { CaseSubject } from './case-subject.ts'

const text: JsonObject = { type: 'string' }
const flag: JsonObject = { type: 'boolean' }
const whole: JsonObject = { type: 'integer' }
const count: JsonObject = { type: 'integer', minimum: 0 }
const date: JsonObject = { type: 'string', format: 'date' }
const moment: JsonObject = { type: 'string', format: 'date-time' }

const objectOf = (properties: JsonObject): JsonObject => ({ type: 'object', properties, additionalProperties: false })

function byId(items: readonly { readonly id: string }[] | undefined, schema: JsonObject): JsonObject {
  return objectOf(Object.fromEntries((items ?? []).map(({ id }) => [id, schema])))
}

const amounts: JsonObject = objectOf({
  billed: flag,
  amount: whole,
  units: { type: 'number' },
  currency: text,
  due: date,
  paid: whole,
  settled: flag,
  invoiceNo: text,
  receiptNo: text,
  paidAt: date,
})

const poolSchema: JsonObject = objectOf({
  limit: count,
  taken: count,
  free: count,
  before: count,
  takes: count,
  fits: flag,
})

/** The facts that the rules and values of a case type may name, with their types. `input` is that of one transition. */
export function caseScope(subject: CaseSubject, asks?: DocumentId): ConditionScope {
  const { declared, document, surroundings } = subject
  const schema = document.schema ?? {}
  const input = asks === undefined ? undefined : surroundings.documents.get(asks)?.schema
  const sources = new Map<ValueSource, DeclaredSource | 'unknown'>([
    ...surroundings.named,
    ['profile', { schema: profileSchema(subject) }],
    ['answers', { schema, root: schema }],
    ['case', { schema: caseSchema(document) }],
    ['last', { schema: lastSchema(subject) }],
    ['actor', { schema: objectOf({ id: text, roles: { type: 'array', items: text } }) }],
    ['related', { schema: relatedSchema(subject) }],
    ['pool', { schema: declared.pool === undefined ? objectOf({}) : poolSchema }],
    ['checklist', { schema: byId(declared.checklists, objectOf({ complete: flag, passed: count, asked: count })) }],
    ['charge', { schema: byId(declared.charges, amounts) }],
    ['ledger', { schema: accountSchema }],
    ['points', { schema: pointsSchema }],
    ['review', { schema: byId(declared.reviews, objectOf({ for: count, against: count, given: count })) }],
    ['timer', { schema: timerSchema(subject) }],
    ['year', { schema: objectOf({ this: text, last: text }) }],
  ])
  if (input !== undefined) sources.set('input', { schema: input, root: input })
  return { sources, lists: surroundings.lists }
}

/** The scope with the fields of a record. */
export function recordScope(scope: ConditionScope, schema: JsonObject): ConditionScope {
  return { ...scope, sources: new Map(scope.sources).set('record', { schema, root: schema }) }
}

/** The fields of a profile: those that calls have, and those of the sections that are part of it. */
export function profileSchema({ surroundings }: CheckedDocument): JsonObject {
  const { schema = {}, root = schema } = surroundings.named.get('profile') ?? {}
  const sections = [...surroundings.documents.values()].flatMap(({ page, schema: form = {} }) =>
    page?.kind === 'record' && page.inProfile ? [flatFields(form, form)] : [],
  )
  return objectOf(Object.assign({}, ...sections, flatFields(root, schema)))
}

/** The properties of a schema with their references resolved. */
function flatFields(root: JsonObject, schema: JsonObject): JsonObject {
  const names = propertyNames(root, schema)
  return Object.fromEntries(names.map((name) => [name, propertySchema(root, schema, name) ?? {}]))
}

/** The fact `case` of a type. */
function caseSchema({ case: declared }: CompositeDocument): JsonObject {
  const states = declared?.states ?? []
  return objectOf({
    number: text,
    state: { type: 'string', enum: states.map(({ id }) => id) },
    wire: { type: 'string', enum: [...new Set(states.map(({ wire, title }) => wire ?? title))] },
    since: moment,
    startedAt: moment,
    submittedAt: moment,
    revision: whole,
    final: flag,
    asked: flag,
    assignee: text,
  })
}

function lastSchema({ declared, surroundings }: CaseSubject): JsonObject {
  const entries = declared.transitions.map(({ id, asks }) => {
    const form = asks === undefined ? {} : (surroundings.documents.get(asks)?.schema ?? {})
    return [id, objectOf({ ...flatFields(form, form), at: moment, by: text })] as const
  })
  return objectOf(Object.fromEntries(entries))
}

function relatedSchema({ declared, surroundings }: CaseSubject): JsonObject {
  const entries = (declared.relations ?? []).map((relation) => {
    const { id, to } = relation
    const item = relatedItem(surroundings.documents.get(to), to)
    return [id, isKept(relation) ? keptItem(item, to) : { type: 'array', items: item }]
  })
  return objectOf(Object.fromEntries(entries))
}

/** What a relation finds: a case, or a record. */
export function relatedItem(document: CompositeDocument | undefined, to: string): JsonObject {
  const schema = document?.schema ?? {}
  const fields = objectOf(flatFields(schema, schema))
  if (!to.startsWith('cases/')) return fields
  return objectOf({ case: document === undefined ? {} : caseSchema(document), answers: fields })
}

/** The record that the organisation keeps, with what cases know of it besides. */
const keptItem = (record: JsonObject, form: string): JsonObject =>
  objectOf({ ...objectAt(record, 'properties'), ...keptForms[form] })

function timerSchema({ declared }: CaseSubject): JsonObject {
  const entries = (declared.timers ?? []).map(({ id, steps }) => [id, byId(steps, date)] as const)
  return objectOf(Object.fromEntries(entries))
}

/** The fields of a form, by name. */
export const formFields = (schema: JsonObject | undefined): JsonObject =>
  schema === undefined ? {} : objectAt({ fields: flatFields(schema, schema) }, 'fields')
