import { listUses } from '../../check/subject/list-uses.ts'
import type { CompositeDocument } from '../../document/document.ts'
import type { DocumentId } from '../../document/document-id.ts'
import { asJson } from '../../json/as-json.ts'
import { isJsonArray, isJsonObject, objectAt } from '../../json/json.ts'
import type { JsonObject, JsonValue } from '../../json/json.ts'
import { formatPointer } from '../../json/pointer.ts'
import type { JsonPointer } from '../../json/pointer.ts'
import { itemUses } from './item-uses.ts'

/** A place that refers to a document, or to something in it. */
export interface Use {
  /** What it refers to: a field, or the id of a message, charge or document; empty for the whole document. */
  readonly of: string
  /** Where the reference is. */
  readonly document: DocumentId
  readonly pointer: JsonPointer
}

/** What does not say what members see: examples, and data for trying something out. */
const asides = new Set(['examples', 'samples', 'data'])

/** Texts, which may happen to read like the id of a field. */
const texts = new Set(['id', 'title', 'text', 'label', 'description', 'empty', 'message', 'reason'])

/**
 * Every place in an organisation's documents that refers to a document: by its name, as a list of choices, as a path
 * that leads to it; and to something in it, such as a field that a page or rule of another document names.
 *
 * @param documents the organisation's, composed
 */
export function findUses(documents: ReadonlyMap<DocumentId, CompositeDocument>, sought: DocumentId): readonly Use[] {
  const own = documents.get(sought)
  const fields = new Set(Object.keys(objectAt(own?.schema ?? {}, 'properties')))
  const inside = own?.case === undefined ? [] : itemUses(own.case)
  return [
    ...[...documents].flatMap(([document, content]) =>
      document === sought ? [] : usesIn(content, sought, fields).map((use) => ({ ...use, document })),
    ),
    ...inside.map((use) => ({ ...use, document: sought })),
  ]
}

type PlacedUse = Omit<Use, 'document'>

function usesIn(content: CompositeDocument, sought: DocumentId, fields: ReadonlySet<string>): readonly PlacedUse[] {
  const found: PlacedUse[] = []
  const list = sought.startsWith('lists/') ? sought.slice('lists/'.length) : undefined
  for (const [part, value] of Object.entries(content)) {
    if (!asides.has(part)) addUses(asJson(value), [part], { sought, list, fields, found })
  }
  const chosen = listUses(content).filter(({ name }) => name === list)
  found.push(...chosen.map(({ at }) => ({ of: '', pointer: at })))
  if (content.page?.kind === 'case') {
    const steps = (content.page.steps ?? []).flatMap((step, i) => (step.list === list ? [`/page/steps/${i}/list`] : []))
    if (list !== undefined) found.push(...steps.map((pointer) => ({ of: '', pointer })))
  }
  return found
}

interface Search {
  readonly sought: DocumentId
  /** The name of the list that it is. */
  readonly list: string | undefined
  readonly fields: ReadonlySet<string>
  readonly found: PlacedUse[]
}

function addUses(node: JsonValue, path: readonly string[], search: Search): void {
  if (isJsonArray(node)) {
    for (const [i, item] of node.entries()) addUses(item, [...path, String(i)], search)
    return
  }
  if (!isJsonObject(node)) {
    if (names(node, search.sought)) search.found.push({ of: '', pointer: formatPointer(path) })
    return
  }
  // What stands beside the name of a form, as in a view or a rule, names its fields.
  if (Object.values(node).some((value) => value !== undefined && names(value, search.sought))) {
    addFields(node, path, search)
  }
  // A value that is looked up in a list, by a key.
  if (search.list !== undefined && node['list'] === search.list && Object.hasOwn(node, 'key')) {
    search.found.push({ of: '', pointer: formatPointer([...path, 'list']) })
  }
  for (const [key, value] of Object.entries(node)) {
    if (asides.has(key)) continue
    if (key === search.sought) search.found.push({ of: '', pointer: formatPointer([...path, key]) })
    if (value !== undefined) addUses(value, [...path, key], search)
  }
}

/** Names the document itself, or is the path of the portal that leads to it. */
const names = (value: JsonValue, sought: DocumentId): boolean => value === sought || value === `/${sought}`

function addFields(node: JsonObject, path: readonly string[], search: Search): void {
  for (const [key, value] of Object.entries(node)) {
    if (value === undefined || texts.has(key)) continue
    const at = [...path, key]
    if (search.fields.has(key) && key !== 'document') search.found.push({ of: key, pointer: formatPointer(at) })
    addNamedFields(value, at, search)
  }
}

function addNamedFields(value: JsonValue, at: readonly string[], search: Search): void {
  if (isJsonArray(value)) for (const [i, item] of value.entries()) addNamedFields(item, [...at, String(i)], search)
  else if (isJsonObject(value)) addFields(value, at, search)
  else if (typeof value === 'string') {
    const name = search.fields.has(value) ? value : /^(?:record|row|answers)\.([^.]+)/.exec(value)?.[1]
    if (name !== undefined && search.fields.has(name)) search.found.push({ of: name, pointer: formatPointer(at) })
  }
}
