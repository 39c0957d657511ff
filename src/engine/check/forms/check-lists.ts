import type { ReferenceList } from '../../document/reference-list.ts'
import { mendName } from '../../document/mend-name.ts'
import { isJsonArray, isJsonObject, ownValue } from '../../json/json.ts'
import type { JsonValue } from '../../json/json.ts'
import { escapeSegment } from '../../json/pointer.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import type { Finding } from '../subject/finding.ts'
import { listUses } from '../subject/list-uses.ts'
import type { ListUse } from '../subject/list-uses.ts'

/**
 * Every reference list that a form names exists, and so do the properties of its items that filters and answers use.
 */
export function checkLists({ document, surroundings }: CheckedDocument): readonly Finding[] {
  const uses = listUses(document)
  return uses.flatMap((use) => {
    const list = surroundings.documents.get(`lists/${use.name}`)?.list
    return list === undefined ? [unknownList(use, surroundings.documents.keys())] : checkUse(use, list)
  })
}

/**
 * Checks the list itself: every item has its key and label, keys are unique, declared texts are texts and do not
 * include the key, which is stored, and the documents that items name exist.
 */
export function checkListItems({ document: { list }, surroundings }: CheckedDocument): readonly Finding[] {
  if (list === undefined) return []
  const misspelt = misspeltKeys(list)
  if (misspelt.length > 0) return misspelt
  return [...checkKeys(list), ...checkTexts(list), ...checkDocuments(list, (id) => surroundings.documents.has(id))]
}

function checkDocuments({ documents = [], items }: ReferenceList, exists: (id: string) => boolean): readonly Finding[] {
  return items.flatMap((item, i) =>
    documents.flatMap((property) => {
      const id = ownValue(item, property)
      if (id === undefined || id === null || (typeof id === 'string' && exists(id))) return []
      const message = `The item names the document ${JSON.stringify(id)}, which does not exist.`
      const names = typeof id === 'string' ? [id] : []
      return [{ ...finding(`/list/items/${i}/${escapeSegment(property)}`, message), names }]
    }),
  )
}

/** If no item has the key or label, its name is misspelt in the declaration, and not in every item. */
function misspeltKeys(list: ReferenceList): readonly Finding[] {
  if (list.items.length === 0) return []
  const known = new Set(list.items.flatMap((item) => Object.keys(item)))
  return (['key', 'label'] as const)
    .filter((role) => !known.has(list[role]))
    .map((role) => ({
      ...finding(`/list/${role}`, `No item of the list has "${list[role]}".`),
      ...mendName(list[role], known),
    }))
}

function checkKeys(list: ReferenceList): readonly Finding[] {
  const seen = new Set<JsonValue | undefined>()
  return list.items.flatMap((item, i) => {
    const key = ownValue(item, list.key)
    const lacks = [list.key, list.label].filter((property) => ownValue(item, property) === undefined)
    const isRepeated = key !== undefined && seen.has(key)
    seen.add(key)
    return [
      ...lacks.map((property) => finding(`/list/items/${i}`, `An item of the list has no "${property}".`)),
      ...(isRepeated
        ? [
            finding(
              `/list/items/${i}/${escapeSegment(list.key)}`,
              `Two items of the list have the key ${JSON.stringify(key)}.`,
            ),
          ]
        : []),
    ]
  })
}

function checkTexts({ key, texts = [], items }: ReferenceList): readonly Finding[] {
  return texts.flatMap((property, i) => {
    const pointer = `/list/texts/${i}`
    if (property === key) return [finding(pointer, `"${property}" is stored, so that it cannot be translated.`)]
    return items.some((item) => holdsText(item, property))
      ? []
      : [finding(pointer, `No item of the list has a text "${property}".`)]
  })
}

function holdsText(node: JsonValue | undefined, property: string): boolean {
  if (isJsonArray(node)) return node.some((item) => holdsText(item, property))
  if (!isJsonObject(node)) return false
  return Object.entries(node).some(([key, member]) =>
    typeof member === 'string' ? key === property : holdsText(member, property),
  )
}

function unknownList({ at, name }: ListUse, documents: Iterable<string>): Finding {
  const lists = [...documents].flatMap((id) => (id.startsWith('lists/') ? [id.slice('lists/'.length)] : []))
  return { ...finding(at, `There is no reference list "${name}".`), ...mendName(name, lists) }
}

function checkUse(use: ListUse, list: ReferenceList): readonly Finding[] {
  const unknown = use.properties
    .filter(([property]) => !list.items.some((item) => Object.hasOwn(item, property)))
    .map(([property, pointer]) => ({
      ...finding(pointer, `No item of the reference list "${use.name}" has "${property}".`),
      ...mendName(property, list.items.flatMap(Object.keys)),
    }))
  const translated = use.compared
    .filter(([property]) => list.texts?.includes(property))
    .map(([property, pointer]) =>
      finding(
        pointer,
        `"${property}" of the reference list "${use.name}" is translated, so that it cannot be compared or stored.`,
      ),
    )
  return [...unknown, ...translated]
}

function finding(pointer: string, message: string): Finding {
  return { pointer, message }
}
