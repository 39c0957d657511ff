import type { CompositeDocument } from '../document/document.ts'
import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { formatPointer } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'
import { mapSchemas } from '../schema/walk-schema.ts'

/** A text of a document that people read. */
export interface HumanText {
  readonly pointer: JsonPointer
  readonly text: string
}

type Path = readonly (string | number)[]
type Found = (path: Path, value: JsonValue | undefined) => void

/**
 * Every text of a composite document that people read, in the document's order: of the schema titles, descriptions and
 * enumNames; of the UI schema titles, descriptions, help, placeholders, messages, enumNames, and the texts in options and
 * groups; of the page every title and the like; of a checklist titles and descriptions; of a list's items what it declares to
 * be texts; of a catalogue all messages. Empty ones are none.
 */
export function humanTexts(document: CompositeDocument): readonly HumanText[] {
  const texts: HumanText[] = []
  const found: Found = (path, value) => {
    if (isJsonArray(value)) for (const [i, item] of value.entries()) found([...path, i], item)
    else if (typeof value === 'string' && value !== '') texts.push({ pointer: formatPointer(path), text: value })
  }
  if (document.schema) findInSchema(document.schema, found)
  if (document.ui) findInUi(document.ui, ['ui'], found)
  if (isJsonObject(document.page)) findInPage(document.page, ['page'], found)
  if (isJsonObject(document.checklist)) {
    findByKey(document.checklist, ['checklist'], { texts: groupTexts, data: checklistData }, found)
  }
  const { texts: listTexts = [], items = [] } = document.list ?? {}
  if (listTexts.length > 0) findByKey(items, ['list', 'items'], { texts: new Set(listTexts), data: none }, found)
  for (const [key, text] of Object.entries(document.messages ?? {})) found(['messages', key], text)
  return texts
}

function findInSchema(schema: JsonObject, found: Found): void {
  mapSchemas(schema, (node, path) => {
    for (const key of ['title', 'description', 'enumNames']) found(['schema', ...path, key], ownValue(node, key))
    return node
  })
}

const uiTexts = new Set(['ui:title', 'ui:description', 'ui:help', 'ui:warning', 'ui:placeholder', 'ui:enumNames'])
const optionTexts = new Set('title description help placeholder enumNames text label addText emptyText'.split(' '))
const groupTexts = new Set(['title', 'description'])
const checklistData = new Set(['when', 'passes'])
/** Options that name parts of reference lists, not texts. */
const optionData = new Set(['list'])

function findInUi(ui: JsonObject, path: Path, found: Found): void {
  for (const [key, member] of Object.entries(ui)) {
    const inside = [...path, key]
    if (uiTexts.has(key)) found(inside, member)
    else if (key === 'ui:messages') findAll(member, inside, found)
    else if (key === 'ui:options') findByKey(member, inside, { texts: optionTexts, data: optionData }, found)
    else if (path.length === 1 && key === 'groups') findByKey(member, inside, { texts: groupTexts, data: none }, found)
    else if (isJsonObject(member) && !key.startsWith('ui:')) findInUi(member, inside, found)
  }
}

function findAll(node: JsonValue | undefined, path: Path, found: Found): void {
  for (const [key, member] of isJsonObject(node) ? Object.entries(node) : []) found([...path, key], member)
}

const none: ReadonlySet<string> = new Set()
const pageTexts = new Set(['title', 'description', 'submit', 'text', 'empty', 'help', 'label', 'caption', 'done'])
const pageData = new Set(['calls', 'when', 'where', 'enable', 'preset', 'list'])

function findInPage(page: JsonObject, path: Path, found: Found): void {
  findByKey({ ...page, dialog: null, failures: null }, path, { texts: pageTexts, data: pageData }, found)
  findAll(ownValue(page, 'failures'), [...path, 'failures'], found)
  const dialog = ownValue(page, 'dialog')
  if (!isJsonObject(dialog)) return
  for (const key of ['add', 'edit']) found([...path, 'dialog', key], ownValue(dialog, key))
}

interface Keys {
  readonly texts: ReadonlySet<string>
  /** Members that hold no texts however their own members are called. */
  readonly data: ReadonlySet<string>
}

function findByKey(node: JsonValue | undefined, path: Path, keys: Keys, found: Found): void {
  if (isJsonArray(node)) for (const [i, item] of node.entries()) findByKey(item, [...path, i], keys, found)
  if (!isJsonObject(node)) return
  for (const [key, member] of Object.entries(node)) {
    if (keys.data.has(key)) continue
    if (keys.texts.has(key) && !isJsonObject(member)) found([...path, key], member)
    else findByKey(member, [...path, key], keys, found)
  }
}
