import { isJsonArray, isJsonObject, objectAt, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { formatPointer } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'
import type { ApplyingSchemas } from '../schema/applying-schemas.ts'
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

/** The place of a value, linked to the one around it: its pointer is seldom needed. */
interface Place {
  readonly around: Place | undefined
  readonly segment: string | number
  readonly ui: JsonObject
  readonly applying: ApplyingSchemas
}

type Unasked = Map<JsonPointer, JsonValue>

/**
 * Splits answers into those with a field in the form, possibly a conditional one, and the rest: answers to fields that
 * no longer exist, that are always hidden (`ui:hidden`) or whose type has changed. It does not check validity. A null
 * that is not allowed counts as absent.
 */
export function fitAnswers({ document, plan }: FittingForm, answers: JsonObject): FittedAnswers {
  const { schema = {}, ui = {} } = document
  const unasked: Unasked = new Map()
  const root: Place = { around: undefined, segment: '', ui, applying: plan.applying([schema]) }
  return { answers: fitObject(answers, root, unasked) ?? {}, unasked }
}

function fitValue(value: JsonValue, at: Place, unasked: Unasked): JsonValue | undefined {
  const isHidden = ownValue(at.ui, 'ui:hidden') === true
  if (isHidden || !at.applying.always.every((schema) => allowsTypeOf(schema, value))) {
    if (value !== null) unasked.set(pointerOf(at), value)
    return undefined
  }
  if (isJsonArray(value)) return fitList(value, at, unasked)
  return isJsonObject(value) ? fitObject(value, at, unasked) : value
}

function fitList(items: readonly JsonValue[], at: Place, unasked: Unasked): JsonValue {
  const ui = objectAt(at.ui, 'items')
  const fitted = items.map((item, segment) => {
    const applying = at.applying.item(segment)
    return applying === undefined ? item : fitValue(item, { around: at, segment, ui, applying }, unasked)
  })
  return fitted.every((item, index) => item === items[index]) ? items : fitted.filter((item) => item !== undefined)
}

/** An object without any field in the form is moved as a whole, to keep it together. */
function fitObject(object: JsonObject, at: Place, unasked: Unasked): JsonObject | undefined {
  const { member } = at.applying
  const keys = Object.keys(object)
  if (keys.length > 0 && at.around !== undefined && keys.every((key) => member(key) === undefined)) {
    unasked.set(pointerOf(at), object)
    return undefined
  }
  const changed = new Map<string, JsonValue | undefined>()
  for (const key of keys) {
    const value = object[key]
    if (value === undefined) continue
    const fitted = fitMember(value, { at, key, applying: member(key) }, unasked)
    if (fitted !== value) changed.set(key, fitted)
  }
  return changed.size === 0 ? object : withChanges(object, changed)
}

interface MemberPlace {
  readonly at: Place
  readonly key: string
  readonly applying: ApplyingSchemas | undefined
}

function fitMember(value: JsonValue, { at, key, applying }: MemberPlace, unasked: Unasked): JsonValue | undefined {
  if (applying !== undefined) {
    return fitValue(value, { around: at, segment: key, ui: objectAt(at.ui, key), applying }, unasked)
  }
  unasked.set(formatPointer([...pathOf(at), key]), value)
  return undefined
}

function withChanges(object: JsonObject, changed: ReadonlyMap<string, JsonValue | undefined>): JsonObject {
  const entries = Object.entries(object).map(
    ([key, value]) => [key, changed.has(key) ? changed.get(key) : value] as const,
  )
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

const pointerOf = (at: Place): JsonPointer => formatPointer(pathOf(at))

const pathOf = ({ around, segment }: Place): readonly (string | number)[] =>
  around === undefined ? [] : [...pathOf(around), segment]
