import { isJsonArray, isJsonObject } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { formatPointer } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'
import type { AnswerPlace } from '../schema/answer-place.ts'
import type { CompiledForm } from '../validation/compiled-form.ts'

/** Answers split into those that fit a form and the rest. */
export interface FittedAnswers {
  /** The same object when everything fits. */
  readonly answers: JsonObject
  /** Answers to questions that the form does not have, or has with another type, by their original pointer. */
  readonly unasked: ReadonlyMap<JsonPointer, JsonValue>
}

/** What fitting answers needs of a form. */
export type FittingForm = Pick<CompiledForm, 'document' | 'plan'>

/** Where a value is, linked to what is around it: its pointer is seldom needed. */
interface Place {
  readonly around: Place | undefined
  readonly segment: string | number
  readonly declared: AnswerPlace
}

type Unasked = Map<JsonPointer, JsonValue>

/**
 * Splits answers into those with a field in the form, possibly a conditional one, and the rest: answers to fields that
 * no longer exist, that are always hidden (`ui:hidden`) or whose type has changed. It does not check validity. A null
 * that is not allowed counts as absent.
 */
export function fitAnswers({ document, plan }: FittingForm, answers: JsonObject): FittedAnswers {
  const unasked: Unasked = new Map()
  const root: Place = { around: undefined, segment: '', declared: plan.place(document.ui) }
  return { answers: fitObject(answers, root, unasked) ?? {}, unasked }
}

function fitValue(value: JsonValue, at: Place, unasked: Unasked): JsonValue | undefined {
  if (at.declared.isHidden || !at.declared.allowsTypeOf(value)) {
    if (value !== null) unasked.set(pointerOf(at), value)
    return undefined
  }
  if (isJsonArray(value)) return fitList(value, at, unasked)
  return isJsonObject(value) ? fitObject(value, at, unasked) : value
}

function fitList(items: readonly JsonValue[], at: Place, unasked: Unasked): JsonValue {
  const fitted = items.map((item, segment) => {
    const declared = at.declared.item(segment)
    return declared === undefined ? item : fitValue(item, { around: at, segment, declared }, unasked)
  })
  return fitted.every((item, index) => item === items[index]) ? items : fitted.filter((item) => item !== undefined)
}

/** An object without any field in the form is moved as a whole, to keep it together. */
function fitObject(object: JsonObject, at: Place, unasked: Unasked): JsonObject | undefined {
  const { declared } = at
  const keys = Object.keys(object)
  if (keys.length > 0 && at.around !== undefined && keys.every((key) => declared.member(key) === undefined)) {
    unasked.set(pointerOf(at), object)
    return undefined
  }
  let changed: Map<string, JsonValue | undefined> | undefined
  for (const key of keys) {
    const value = object[key]
    if (value === undefined) continue
    const fitted = fitMember(value, { at, key, declared: declared.member(key) }, unasked)
    if (fitted !== value) changed = (changed ?? new Map<string, JsonValue | undefined>()).set(key, fitted)
  }
  return changed === undefined ? object : withChanges(object, changed)
}

interface MemberPlace {
  readonly at: Place
  readonly key: string
  readonly declared: AnswerPlace | undefined
}

function fitMember(value: JsonValue, { at, key, declared }: MemberPlace, unasked: Unasked): JsonValue | undefined {
  if (declared !== undefined) return fitValue(value, { around: at, segment: key, declared }, unasked)
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
