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

  /** Notes what happened to the node at a location. */
  note(location: Location, origin: NodeOrigin): void {
    const pointer = pointerOf(location)
    this.#events.set(pointer, [...(this.#events.get(pointer) ?? []), origin])
  }

  /** Notes the removal of an object's member; what was known of the nodes inside it goes. */
  noteRemovedMember(location: Location, origin: NodeOrigin): void {
    const inside = `${pointerOf(location)}/`
    for (const pointer of this.#events.keys()) if (pointer.startsWith(inside)) this.#events.delete(pointer)
    this.note(location, origin)
  }

  /** Notes at a list the removal of one of its items; what was known of the later items moves with them. */
  noteRemovedItem(list: Location, index: number, origin: NodeOrigin): void {
    const prefix = `${pointerOf(list)}/`
    for (const [pointer, events] of new Map(this.#events)) {
      if (!pointer.startsWith(prefix)) continue
      const [item = '', ...rest] = pointer.slice(prefix.length).split('/')
      const position = Number(item)
      if (position < index) continue
      this.#events.delete(pointer)
      if (position > index) this.#events.set(prefix + [String(position - 1), ...rest].join('/'), events)
    }
    this.note(list, origin)
  }
}

/**
 * What last set the node at a pointer: the action that set it or, failing that, the one that set what holds it. Undefined
 * for what stands in the base as it is.
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
