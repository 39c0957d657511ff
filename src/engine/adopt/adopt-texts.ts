import { isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { escapeSegment } from '../json/pointer.ts'
import type { Place, Work } from './adopted.ts'

/** A property of the type `null` that explains something: rjsf draws its texts, and nobody answers it. */
export interface PastedText {
  readonly name: string
  readonly text: string
}

/** The texts among the properties of a whole form; those of objects in it are left out with a note. */
export function pastedTexts(properties: JsonObject, { path }: Place): readonly PastedText[] {
  if (path.length > 0) return []
  return Object.entries(properties).flatMap(([name, property]) => {
    const text = isJsonObject(property) && property['type'] === 'null' ? textOf(property) : undefined
    return text === undefined ? [] : [{ name, text }]
  })
}

const textOf = (property: JsonObject): string | undefined =>
  [ownValue(property, 'description'), ownValue(property, 'title')].find(
    (text): text is string => typeof text === 'string' && text !== '',
  )

/**
 * The texts as paragraphs among the form's fields: below the field before them, or above the first.
 * @param names the properties in the pasted order
 * @param idOf a property's field; undefined when it has none
 */
export function adoptTexts(
  texts: readonly PastedText[],
  names: readonly string[],
  idOf: (name: string) => string | undefined,
  { place, work }: { readonly place: Place; readonly work: Work },
): JsonObject {
  const first = names.map(idOf).find((id) => id !== undefined)
  if (texts.length === 0 || first === undefined) return {}
  const elements = texts.map(({ name, text }, i): JsonValue => {
    const pointer = `${place.pointer}/properties/${escapeSegment(name)}`
    work.notes.push({ kind: 'changed', of: 'schema', pointer, message: 'A text without an answer became a paragraph.' })
    const before = names.slice(0, names.indexOf(name)).map(idOf)
    const below = before.findLast((id) => id !== undefined)
    return { id: `text-${i + 1}`, kind: 'paragraph', text, ...(below === undefined ? { above: first } : { below }) }
  })
  return { 'ui:elements': elements }
}
