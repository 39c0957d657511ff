import { pointerOf } from './location.ts'
import type { Location } from './location.ts'
import type { NodeOrigin, Origins } from './overlay-document.ts'

/** Collects the origins of a document's nodes while actions are applied to it. */
export class OriginLog {
  readonly #events: Map<string, readonly NodeOrigin[]>

  constructor(earlier?: Origins) {
    this.#events = new Map(earlier)
  }

  get origins(): Origins {
    return this.#events
  }

  /** Records what happened to the node at a location. */
  note(location: Location, origin: NodeOrigin): void {
    const pointer = pointerOf(location)
    this.#events.set(pointer, [...(this.#events.get(pointer) ?? []), origin])
  }

  /** Records the removal of an object's member and forgets the origins of the nodes inside it. */
  noteRemovedMember(location: Location, origin: NodeOrigin): void {
    const inside = `${pointerOf(location)}/`
    for (const pointer of this.#events.keys()) if (pointer.startsWith(inside)) this.#events.delete(pointer)
    this.note(location, origin)
  }

  /** Records, at the list, the removal of one of its items; the origins of later items move with them. */
  noteRemovedItem(list: Location, index: number, origin: NodeOrigin): void {
    const prefix = `${pointerOf(list)}/`
    const all = [...this.#events]
    this.#events.clear()
    for (const [pointer, events] of all) {
      const moved = pointer.startsWith(prefix) ? afterRemoval(pointer, prefix, index) : pointer
      if (moved !== undefined) this.#events.set(moved, events)
    }
    this.note(list, origin)
  }
}

/** The pointer of a node in a list once an item is removed; undefined inside that item. */
function afterRemoval(pointer: string, list: string, index: number): string | undefined {
  const [item = '', ...rest] = pointer.slice(list.length).split('/')
  const position = Number(item)
  if (position === index) return undefined
  return position < index ? pointer : list + [String(position - 1), ...rest].join('/')
}

/**
 * The action that last set the node at a pointer or, failing that, the node that contains it. Undefined for a node that
 * comes unchanged from the base.
 */
export function originOf(origins: Origins, pointer: string): NodeOrigin | undefined {
  const exact = origins.get(pointer)?.at(-1)
  if (exact) return exact
  for (let end = pointer.lastIndexOf('/'); end >= 0; end = pointer.lastIndexOf('/', end - 1)) {
    const set = origins.get(pointer.slice(0, end))?.findLast((origin) => origin.action !== 'remove')
    if (set) return set
    if (end === 0) return undefined
  }
  return undefined
}
