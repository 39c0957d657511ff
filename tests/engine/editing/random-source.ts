import { editedKind } from '../../../src/engine/editing/editable-parts.ts'
import { closedTarget, setSourceParts, sourceParts } from '../../../src/engine/editing/parts/source-parts.ts'
import { currentState, editDocument } from '../../../src/engine/editing/session.ts'
import type { EditingSession } from '../../../src/engine/editing/session.ts'
import { isJsonArray, isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import { formatPointer, getAt, parsePointer, setAt } from '../../../src/engine/json/pointer.ts'
import type { Pick } from './random-edits.ts'

/** A session in which somebody has typed into the document's source, as numbers pick; or why that is refused. */
export function typeIntoSource(session: EditingSession, pick: Pick): EditingSession | string {
  const { edited } = session
  const kind = editedKind(edited.id, edited.inherited)
  if (kind === undefined) return 'Nobody may change this document.'
  const typed = typedParts(sourceParts(currentState(session).document, kind), pick)
  const next = editDocument(session, setSourceParts(typed, kind), `Because of ${pick.text}.`)
  if (typeof next === 'string') return next
  const closed = closedTarget(kind, currentState(next).actions)
  return closed === undefined ? next : `${closed} is closed.`
}

/** The parts with one value replaced, taken away, put at another place too, or beside its own under another name. */
function typedParts(parts: JsonObject, { kind, which, other, text }: Pick): JsonObject {
  const places = placesIn(parts)
  const place = places[(which * 31) % Math.max(1, places.length)] ?? ''
  const elsewhere = places[(other * 17) % Math.max(1, places.length)] ?? ''
  const value = getAt(parts, place)
  const beside = formatPointer([...parsePointer(place).slice(0, -1), text])
  const ways: readonly (() => JsonValue)[] = [
    () => setAt(parts, place, typeof value === 'number' ? value + 1 : text),
    () => setAt(parts, place, undefined),
    () => (elsewhere.startsWith(place) ? parts : setAt(parts, place, getAt(parts, elsewhere))),
    () => (isJsonArray(getAt(parts, beside)) ? parts : setAt(parts, beside, value)),
    () => (isJsonArray(value) ? setAt(parts, place, value.toReversed()) : setAt(parts, place, other)),
  ]
  const typed = ways[kind % ways.length]?.()
  return typed !== undefined && isJsonObject(typed) ? typed : parts
}

/** The pointers of all that is inside the parts. */
function placesIn(parts: JsonObject): readonly string[] {
  const found: string[] = []
  const visit = (node: JsonValue | undefined, at: string): void => {
    if (!isJsonArray(node) && !isJsonObject(node)) return
    for (const [key, child] of Object.entries(node)) {
      const place = `${at}${formatPointer([key])}`
      found.push(place)
      visit(child, place)
    }
  }
  for (const [name, part] of Object.entries(parts)) visit(part, formatPointer([name]))
  return found
}
