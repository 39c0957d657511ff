import type { CompositeDocument } from './document.ts'
import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'

/** A composite document that is also typed as plain JSON, so that overlays apply to it. */
export type ComposedDocument = JsonObject & CompositeDocument

/** The part of a document that is edited with what it is translated into; no declaration has it. */
export const translationsPart = 'translations'

/** The minimum shape of each part of a composite document that code relies on; the meta-schemas define the rest. */
const partShapes: ReadonlyMap<string, (part: JsonObject) => string | undefined> = new Map([
  ['schema', () => undefined],
  ['ui', uiProblem],
  ['page', (part) => firstProblem(part, ['kind', 'title'], isText, 'a text')],
  ['examples', (part) => firstProblem(part, ['valid', 'invalid'], isJsonArray, 'a list')],
  ['list', listProblem],
  ['checklist', checklistProblem],
  ['billing', billingProblem],
  ['case', caseProblem],
  ['data', () => undefined],
  ['samples', (part) => firstProblem(part, ['valid'], isListOfObjects, 'a list of JSON objects')],
  ['document', (part) => firstProblem(part, ['blocks'], isListOfObjects, 'a list of JSON objects')],
  ['messages', (part) => firstProblem(part, Object.keys(part), isText, 'a text')],
  ['theme', () => undefined],
  [translationsPart, (part) => firstProblem(part, Object.keys(part), isJsonObject, 'a JSON object')],
])

/** True for a name of a part that is declared, such as `schema`, `ui` or `page`. */
export function isPart(name: string): boolean {
  return name !== translationsPart && partShapes.has(name)
}

/** One sentence about why a value is not a valid part; undefined when it is. */
export function partProblem(name: string, part: JsonValue | undefined): string | undefined {
  const shape = partShapes.get(name)
  if (shape === undefined) return `"${name}" is no part of a document.`
  return isJsonObject(part) ? shape(part) : `"${name}" must be a JSON object.`
}

/** One sentence about why a value is not a composite document; undefined when it is. */
export function documentProblem(document: JsonValue): string | undefined {
  if (!isJsonObject(document)) return 'A document must be a JSON object.'
  for (const [name, part] of Object.entries(document)) {
    const problem = partProblem(name, part)
    if (problem !== undefined) return problem
  }
  return undefined
}

/** True for a JSON value of a composite document's outer shape. */
export function isComposedDocument(document: JsonValue): document is ComposedDocument {
  return documentProblem(document) === undefined
}

function isText(value: JsonValue | undefined): boolean {
  return typeof value === 'string'
}

function isListOfObjects(value: JsonValue | undefined): boolean {
  return isJsonArray(value) && value.every(isJsonObject)
}

/** The lists of a case type whose items are read before the meta-schema is satisfied. */
const caseLists = 'unique relations charges checklists reviews timers documents messages access'.split(' ')

function caseProblem(declared: JsonObject): string | undefined {
  const lists = ['states', 'transitions', ...caseLists.filter((key) => Object.hasOwn(declared, key))]
  const number = isJsonObject(ownValue(declared, 'number')) ? undefined : '"number" must be a JSON object.'
  return number ?? firstProblem(declared, lists, isListOfObjects, 'a list of JSON objects')
}

function uiProblem(ui: JsonObject): string | undefined {
  const optional = ['rules', 'groups'].filter((key) => ownValue(ui, key) !== undefined)
  return firstProblem(ui, optional, isJsonArray, 'a list')
}

function listProblem(list: JsonObject): string | undefined {
  const items = ownValue(list, 'items')
  if (!isJsonArray(items) || !items.every(isJsonObject)) return '"items" must be a list of JSON objects.'
  const texts = ['texts'].filter((key) => Object.hasOwn(list, key))
  return firstProblem(list, ['key', 'label'], isText, 'a text') ?? firstProblem(list, texts, isJsonArray, 'a list')
}

function checklistProblem(checklist: JsonObject): string | undefined {
  const lists = ['items', ...['disclaimers', 'examples'].filter((key) => Object.hasOwn(checklist, key))]
  return (
    firstProblem(checklist, ['title', 'type'], isText, 'a text') ??
    firstProblem(checklist, lists, isJsonArray, 'a list')
  )
}

function billingProblem(billing: JsonObject): string | undefined {
  const lists = ['categories', 'leftOut', 'reminders'].filter((key) => Object.hasOwn(billing, key))
  return (
    firstProblem(billing, ['title', 'line', 'source', 'item', 'charge', 'due'], isText, 'a text') ??
    firstProblem(billing, lists, isListOfObjects, 'a list of JSON objects')
  )
}

function firstProblem(
  part: JsonObject,
  keys: readonly string[],
  is: (value: JsonValue | undefined) => boolean,
  kind: string,
): string | undefined {
  const wrong = keys.find((key) => !is(ownValue(part, key)))
  return wrong === undefined ? undefined : `"${wrong}" must be ${kind}.`
}
