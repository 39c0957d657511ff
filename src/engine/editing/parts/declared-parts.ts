import { isJsonArray, isJsonObject, ownValue } from '../../json/json.ts'
import type { JsonObject, JsonValue } from '../../json/json.ts'
import { escapeSegment, getAt } from '../../json/pointer.ts'
import type { JsonPointer } from '../../json/pointer.ts'
import { placedParts } from '../../compose/arrange-document.ts'
import { isOpen, isOpenList, leadsToOpen } from '../editable-parts.ts'
import type { EditedKind, PartPlace } from '../editable-parts.ts'
import { inheritedPointer } from '../inherited-value.ts'
import { itemTitle } from './item-title.ts'
import { itemSteps, namingKey, pointerAlongPart } from './part-path.ts'
import type { PartPath } from './part-path.ts'
import { isInOwnItem } from './own-item.ts'
import { isPlainObject, partControl } from './part-control.ts'
import type { PartControl } from './part-control.ts'
import { declaredNames, firstOf, itemShape, memberShape, requiredMembers, schemasFor, shapeOf } from './shapes.ts'
import type { Shape } from './shapes.ts'

/** A member of an object or an item of a list, as the editor shows it. */
export interface DeclaredPart {
  /** Its last step, e.g. `title` or `FIRM`. */
  readonly step: string
  /** What people call it: the title of an item, else its step. */
  readonly label: string
  readonly pointer: JsonPointer
  readonly control: PartControl
  /** What it is for, in words of the vocabulary, which are English. */
  readonly description?: string
  /** What may be chosen. */
  readonly choices?: readonly JsonValue[]
  /** What the path of a file matches. */
  readonly pattern?: string
  /** Whether it must not be empty. */
  readonly isRequired: boolean
  /** Whether the layers below do not have it. */
  readonly isAdded: boolean
}

/** A part with what is in it. */
export interface OpenedPart {
  readonly pointer: JsonPointer
  readonly value: JsonValue
  readonly isList: boolean
  /** Whether items may be added to the list and taken away. */
  readonly isFree: boolean
  /** Whether only items that were added may be taken away. */
  readonly keepsOthers: boolean
  /** Whether its items may be moved: they declare their order. */
  readonly isMovable: boolean
  /** The property that names the items of a list, which they keep. */
  readonly naming: string | undefined
  readonly parts: readonly DeclaredPart[]
}

/** A document that is taken apart. */
export interface DividedDocument {
  readonly kind: EditedKind
  readonly document: JsonObject
  readonly inherited: JsonObject
  /** The properties that may name items of lists. */
  readonly keys: readonly string[]
  /** The meta-schema of each part of the document, by its name; nothing is known of one without. */
  readonly meta: Readonly<Record<string, JsonObject>>
}

/** What is in the part that a path leads to, as far as administrators may change it; undefined when it is gone. */
export function openPart(divided: DividedDocument, path: PartPath): OpenedPart | undefined {
  const { document, keys } = divided
  const way = { ...shapeAlong(divided, path), isOwn: isInOwnItem(divided, path) }
  const pointer = pointerAlongPart(document, path, keys) ?? beginningAt(divided, path, way)
  if (pointer === undefined) return undefined
  const value = getAt(document, pointer) ?? {}
  if (isJsonArray(value)) return openList(divided, { pointer, value, way })
  if (isJsonObject(value)) return openObject(divided, { pointer, value, way })
  return undefined
}

/** The pointer of an object that is not there, and begins when one of its members is set. */
function beginningAt(
  { document, keys }: DividedDocument,
  path: PartPath,
  { shape }: Pick<Way, 'shape'>,
): JsonPointer | undefined {
  const around = pointerAlongPart(document, path.slice(0, -1), keys)
  const isKnown = around !== undefined && isPlainObject(schemasFor(shape, undefined))
  return isKnown && isJsonObject(getAt(document, around)) ? `${around}/${escapeSegment(path.at(-1) ?? '')}` : undefined
}

/** How far the meta-schemas lead along a path. */
interface Way {
  readonly place: PartPlace
  readonly shape: Shape
  /** Items beside the one that was come to, which show what such an item has. */
  readonly siblings: readonly JsonValue[]
  /** Whether it is in an item that was added, of which everything may be changed. */
  readonly isOwn: boolean
}

function shapeAlong({ document, keys, meta }: DividedDocument, path: PartPath): Omit<Way, 'isOwn'> {
  let node: JsonValue | undefined = document
  let shape: Shape = { root: {}, schemas: [] }
  let siblings: readonly JsonValue[] = []
  const place: string[] = []
  for (const [depth, step] of path.entries()) {
    const before: JsonValue | undefined = node
    if (isJsonArray(before)) {
      shape = itemShape(shape, before)
      siblings = before
      node = before[itemSteps(before, keys).indexOf(step)]
      place.push('*')
      continue
    }
    const known = depth === 0 ? meta[step] : undefined
    shape = depth === 0 ? (known === undefined ? shape : shapeOf(known)) : memberShape(shape, before, step)
    siblings = []
    node = isJsonObject(before) ? ownValue(before, step) : undefined
    place.push(step)
  }
  return { place, shape, siblings }
}

interface Opening<Value extends JsonValue> {
  readonly pointer: JsonPointer
  readonly value: Value
  readonly way: Way
}

function openList(divided: DividedDocument, { pointer, value, way }: Opening<readonly JsonValue[]>): OpenedPart {
  const { document, inherited, keys, kind } = divided
  const steps = itemSteps(value, keys)
  const isInside = way.isOwn || leadsToOpen(kind, [...way.place, '*'])
  const parts = value.flatMap((item, i): readonly DeclaredPart[] => {
    if (!isInside || typeof item !== 'object') return []
    const at = `${pointer}/${i}`
    const isAdded = inheritedPointer(document, inherited, at) === undefined
    const step = steps[i] ?? `#${i}`
    return [{ step, label: itemTitle(item, step), pointer: at, control: 'inside', isRequired: true, isAdded }]
  })
  const naming = namingKey(value, keys)
  const isWhole = way.isOwn || isOpen(kind, way.place)
  const keepsOthers = !isWhole && isOpenList(kind, way.place)
  const isMovable = isWhole && naming === 'id' && placedParts.includes(way.place[0] ?? '')
  return { pointer, value, isList: true, isFree: isWhole || keepsOthers, keepsOthers, isMovable, naming, parts }
}

/** Members that are changed otherwise: the order by moving, what an item is when it is added. */
const own: ReadonlySet<string> = new Set(['after', 'id', 'kind'])

function openObject(divided: DividedDocument, { pointer, value, way }: Opening<JsonObject>): OpenedPart {
  const { document, inherited, kind, keys } = divided
  const schemas = schemasFor(way.shape, value)
  const declaredHere = declaredNames(schemas)
  // Where nothing is declared, as of the items of lists, other items show what one may have.
  const beside =
    declaredHere.length > 0 ? [] : way.siblings.flatMap((item) => (isJsonObject(item) ? Object.keys(item) : []))
  const naming = namingKey(way.siblings, keys)
  const required = new Set(schemas.flatMap(requiredMembers))
  const names = [...new Set([...declaredHere, ...Object.keys(value), ...beside])]
  const parts = names.flatMap((name): readonly DeclaredPart[] => {
    if (name === naming || own.has(name)) return []
    if (!way.isOwn && !leadsToOpen(kind, [...way.place, name])) return []
    const member = ownValue(value, name)
    const declared = schemasFor(memberShape(way.shape, value, name), member)
    const choices = firstOf(declared, 'enum')
    const control = partControl({ member, declared, sample: sampleOf(way.siblings, name) })
    if (control === undefined) return []
    const [description, pattern] = [firstOf(declared, 'description'), firstOf(declared, 'pattern')]
    const at = `${pointer}/${escapeSegment(name)}`
    return [
      {
        step: name,
        label: name,
        pointer: at,
        control,
        ...(typeof description === 'string' && { description }),
        ...(isJsonArray(choices) && { choices }),
        ...(typeof pattern === 'string' && { pattern }),
        isRequired: required.has(name),
        isAdded: inheritedPointer(document, inherited, at) === undefined,
      },
    ]
  })
  return {
    pointer,
    value,
    isList: false,
    isFree: false,
    keepsOthers: false,
    isMovable: false,
    naming: undefined,
    parts,
  }
}

const sampleOf = (siblings: readonly JsonValue[], name: string): JsonValue | undefined =>
  siblings
    .map((item) => (isJsonObject(item) ? ownValue(item, name) : undefined))
    .find((value) => value !== undefined && value !== null)
