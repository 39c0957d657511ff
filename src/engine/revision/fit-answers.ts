import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { formatPointer } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'
import type { FindApplying } from '../schema/applying-schemas.ts'
import { resolveSchema } from '../schema/schema-walk.ts'
import type { CompiledForm } from '../validation/compiled-form.ts'
import { allowsTypeOf } from './allows-type-of.ts'

/** Answers split into those that fit a form and the rest. */
export interface FittedAnswers {
  /** The same object when everything fits. */
  readonly answers: JsonObject
  /** Answers to questions that the form does not have, or has with another type, by their original pointer. */
  readonly unasked: ReadonlyMap<JsonPointer, JsonValue>
}

/** What fitting answers needs of a form. */
export type FittingForm = Pick<CompiledForm, 'document' | 'plan'>

interface Fitting {
  readonly root: JsonObject
  readonly applying: FindApplying
  readonly unasked: Map<JsonPointer, JsonValue>
}

/** The place of a value, and its UI schema. */
interface Place {
  readonly path: readonly (string | number)[]
  readonly ui: JsonObject
}

/**
 * Splits answers into those with a field in the form, possibly a conditional one, and the rest: answers to fields that
 * no longer exist, that are always hidden (`ui:hidden`) or whose type has changed. It does not check validity. A null
 * that is not allowed counts as absent.
 */
export function fitAnswers({ document, plan }: FittingForm, answers: JsonObject): FittedAnswers {
  const { schema = {}, ui = {} } = document
  const fitting: Fitting = { root: schema, applying: plan.applying, unasked: new Map() }
  const fitted = fitObject(fitting, [schema], answers, { path: [], ui })
  return { answers: isJsonObject(fitted) ? fitted : {}, unasked: fitting.unasked }
}

function fitValue(
  fitting: Fitting,
  schemas: readonly JsonObject[],
  value: JsonValue,
  at: Place,
): JsonValue | undefined {
  const { applying, unasked } = fitting
  const isHidden = ownValue(at.ui, 'ui:hidden') === true
  if (isHidden || !applying(schemas).always.every((schema) => allowsTypeOf(schema, value))) {
    if (value !== null) unasked.set(formatPointer(at.path), value)
    return undefined
  }
  if (isJsonArray(value)) return fitList(fitting, schemas, value, at)
  return isJsonObject(value) ? fitObject(fitting, schemas, value, at) : value
}

function fitList(fitting: Fitting, schemas: readonly JsonObject[], items: readonly JsonValue[], at: Place): JsonValue {
  const { parts } = fitting.applying(schemas)
  const fitted = items.map((item, index) => {
    const declared = parts.flatMap((part) => itemSchemas(part, index))
    return declared.length === 0 ? item : fitValue(fitting, declared, item, below(at, index, 'items'))
  })
  return fitted.every((item, index) => item === items[index]) ? items : fitted.filter((item) => item !== undefined)
}

function itemSchemas(schema: JsonObject, index: number): readonly JsonObject[] {
  const tuple = ownValue(schema, 'prefixItems') ?? ownValue(schema, 'items')
  const item = isJsonArray(tuple) ? (tuple[index] ?? ownValue(schema, 'items')) : tuple
  return isJsonObject(item) ? [item] : []
}

function below({ path, ui }: Place, segment: string | number, key = String(segment)): Place {
  const inner = ownValue(ui, key)
  return { path: [...path, segment], ui: isJsonObject(inner) ? inner : {} }
}

/** An object without any field in the form is moved as a whole, to keep it together. */
function fitObject(
  fitting: Fitting,
  schemas: readonly JsonObject[],
  object: JsonObject,
  at: Place,
): JsonObject | undefined {
  const place = placesIn(fitting, schemas)
  const entries = Object.entries(object).map(([key, value]) => [key, value, place(key)] as const)
  const known = entries.filter(([, , declared]) => declared !== undefined)
  if (entries.length > 0 && known.length === 0 && at.path.length > 0) {
    fitting.unasked.set(formatPointer(at.path), object)
    return undefined
  }
  const fitted = entries.map(([key, value, declared]) => {
    if (value === undefined) return [key, undefined] as const
    if (declared !== undefined) return [key, fitValue(fitting, declared, value, below(at, key))] as const
    fitting.unasked.set(formatPointer([...at.path, key]), value)
    return [key, undefined] as const
  })
  if (fitted.every(([key, value]) => value === object[key])) return object
  return Object.fromEntries(fitted.filter(([, value]) => value !== undefined))
}

/** The schemas for a property; empty for one that is merely allowed, undefined for one that is not. */
function placesIn({ root, applying }: Fitting, schemas: readonly JsonObject[]) {
  const { parts, always } = applying(schemas)
  const isClosed = always.some(
    (part) => ownValue(part, 'additionalProperties') === false || ownValue(part, 'unevaluatedProperties') === false,
  )
  return (key: string): readonly JsonObject[] | undefined => {
    const named = parts.flatMap((part) => memberSchemas(part, key))
    return named.length === 0 && isClosed ? undefined : named.map((schema) => resolveSchema(root, schema))
  }
}

function memberSchemas(schema: JsonObject, key: string): readonly JsonObject[] {
  const [properties, patterns] = [ownValue(schema, 'properties'), ownValue(schema, 'patternProperties')]
  const declared = isJsonObject(properties) ? ownValue(properties, key) : undefined
  const matching = isJsonObject(patterns)
    ? Object.entries(patterns).filter(([pattern]) => new RegExp(pattern, 'u').test(key))
    : []
  const found = [declared, ...matching.map(([, value]) => value)].filter((value) => value !== undefined)
  return found.map((value) => (isJsonObject(value) ? value : {}))
}
