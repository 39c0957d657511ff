import type { CompositeDocument } from '../document/document.ts'
import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import type { JsonPointer } from '../json/pointer.ts'
import { mapSchemas } from '../schema/walk-schema.ts'
import { keyAlong, pointerAlong, stepsInto, textPath } from './text-path.ts'
import type { TranslationKey, TextPath } from './text-path.ts'

/** A text of a document that users read. */
export interface HumanText {
  readonly pointer: JsonPointer
  readonly key: TranslationKey
  readonly text: string
}

type Found = (path: TextPath, value: JsonValue | undefined) => void

/**
 * Every text of a composite document that users read, in the document's order. Schema: titles and descriptions. UI
 * schema: titles, descriptions, help, placeholders, messages, names of choices, and the texts in options, elements and
 * groups.
 * Page: titles and similar. Checklist: titles and descriptions. Yearly billing: titles, lines and reasons.
 * Case type: titles, messages and what is agreed to.
 * Template: titles and texts. List: its title, and of its items the properties declared as texts.
 * Catalogue: all messages. Empty texts are left out.
 */
export function humanTexts(document: CompositeDocument): readonly HumanText[] {
  const texts: HumanText[] = []
  const found: Found = (path, value) => {
    if (isJsonArray(value)) for (const [step, item] of stepsInto(value)) found([...path, step], item)
    else if (typeof value === 'string' && value !== '') {
      texts.push({ pointer: pointerAlong(path), key: keyAlong(path), text: value })
    }
  }
  const { schema = {}, ui, page, checklist, billing, list, case: declared, document: template } = document
  findInSchema(schema, found)
  if (ui) findInUi(ui, ['ui'], found)
  if (isJsonObject(page)) findInPage(page, ['page'], found)
  if (isJsonObject(checklist)) findByKey(checklist, ['checklist'], { texts: groupTexts, data: checklistData }, found)
  if (isJsonObject(billing)) findByKey(billing, ['billing'], { texts: billingTexts, data: billingData }, found)
  if (isJsonObject(declared)) findInCase(declared, ['case'], found)
  if (isJsonObject(template)) findInTemplate(template, found)
  found(['list', 'title'], list?.title)
  const keys = { texts: new Set(list?.texts), data: none }
  for (const [step, item] of keys.texts.size > 0 && list ? stepsInto(list.items, list.key) : []) {
    findByKey(item, ['list', 'items', step], keys, found)
  }
  for (const [key, text] of Object.entries(document.messages ?? {})) found(['messages', key], text)
  return texts
}

function findInSchema(schema: JsonObject, found: Found): void {
  mapSchemas(schema, (node, segments) => {
    const path: TextPath = ['schema', ...textPath(schema, segments)]
    for (const key of ['title', 'description']) found([...path, key], ownValue(node, key))
    return node
  })
}

const uiTexts = new Set(['ui:title', 'ui:description', 'ui:help', 'ui:warning', 'ui:placeholder'])
/** Members that contain texts by keyword or by choice. */
const uiTextsByKey = new Set(['ui:messages', 'ui:enumNames'])
const optionTexts = new Set('title description help placeholder text label addText emptyText unit zero'.split(' '))
const elementTexts = new Set(['title', 'text'])
const groupTexts = new Set(['title', 'description'])
const caseTexts = new Set('title description shownAs note message text accept done subject empty closed'.split(' '))
const caseData = new Set('when where needs effects timers number amount wire status titles'.split(' '))
const templateTexts = new Set('title subtitle text label detail empty alt office'.split(' '))
const templateData = new Set(['when', 'of', 'name'])
const checklistData = new Set(['preset', 'when', 'passes', 'examples'])
const billingTexts = new Set(['title', 'line', 'reason'])
const billingData = new Set(['when', 'reminders', 'categories'])
/** Options that name parts of reference lists, not texts. */
const optionData = new Set(['list'])

function findInUi(ui: JsonObject, path: TextPath, found: Found): void {
  for (const [key, member] of Object.entries(ui)) {
    const inside = [...path, key]
    if (uiTexts.has(key)) found(inside, member)
    else if (uiTextsByKey.has(key)) findAll(member, inside, found)
    else if (key === 'ui:options') findByKey(member, inside, { texts: optionTexts, data: optionData }, found)
    else if (key === 'ui:elements') findByKey(member, inside, { texts: elementTexts, data: none }, found)
    else if (path.length === 1 && key === 'groups') findByKey(member, inside, { texts: groupTexts, data: none }, found)
    else if (isJsonObject(member) && !key.startsWith('ui:')) findInUi(member, inside, found)
  }
}

function findAll(node: JsonValue | undefined, path: TextPath, found: Found): void {
  for (const [key, member] of isJsonObject(node) ? Object.entries(node) : []) found([...path, key], member)
}

const none: ReadonlySet<string> = new Set()
const pageTexts = new Set('title description submit text empty help label caption done without failed total'.split(' '))
const pageData = new Set(['calls', 'when', 'where', 'enable', 'preset', 'list'])

function findInPage(page: JsonObject, path: TextPath, found: Found): void {
  if (ownValue(page, 'kind') === 'case') return findInCase(page, path, found)
  findByKey({ ...page, dialog: null, failures: null }, path, { texts: pageTexts, data: pageData }, literalsTo(found))
  findAll(ownValue(page, 'failures'), [...path, 'failures'], found)
  const dialog = ownValue(page, 'dialog')
  if (!isJsonObject(dialog)) return
  for (const key of ['add', 'edit']) found([...path, 'dialog', key], ownValue(dialog, key))
}

/** Without `=settings.…`, which is a caption with a text of its own. */
const literalsTo =
  (found: Found): Found =>
  (at, value) => {
    if (typeof value !== 'string' || !value.startsWith('=')) found(at, value)
  }

/** A case type or its page: other titles are by state. */
function findInCase(part: JsonObject, path: TextPath, found: Found): void {
  const literal = literalsTo(found)
  findByKey(part, path, { texts: caseTexts, data: caseData }, literal)
  findTitles(part, path, literal)
}

function findTitles(node: JsonValue | undefined, path: TextPath, found: Found): void {
  if (isJsonArray(node)) for (const [step, item] of stepsInto(node)) findTitles(item, [...path, step], found)
  if (!isJsonObject(node)) return
  for (const [key, member] of Object.entries(node)) {
    if (key === 'titles') findAll(member, [...path, key], found)
    else if (!caseData.has(key)) findTitles(member, [...path, key], found)
  }
}

/** A text of nothing but data in braces is no text. */
function findInTemplate(template: JsonObject, found: Found): void {
  const worded: Found = (at, value) => {
    if (typeof value === 'string' && /\p{L}/u.test(value.replaceAll(/\{[^}]*\}/g, ''))) found(at, value)
  }
  findByKey(template, ['document'], { texts: templateTexts, data: templateData }, worded)
}

interface Keys {
  readonly texts: ReadonlySet<string>
  /** Members without texts, whatever the names of their own members. */
  readonly data: ReadonlySet<string>
}

function findByKey(node: JsonValue | undefined, path: TextPath, keys: Keys, found: Found): void {
  if (isJsonArray(node)) for (const [step, item] of stepsInto(node)) findByKey(item, [...path, step], keys, found)
  if (!isJsonObject(node)) return
  for (const [key, member] of Object.entries(node)) {
    if (keys.data.has(key)) continue
    if (keys.texts.has(key) && !isJsonObject(member)) found([...path, key], member)
    else findByKey(member, [...path, key], keys, found)
  }
}
