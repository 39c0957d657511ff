/** Ids that mean something else in a UI schema, or on every object. */
const reserved = new Set(['rules', 'groups', 'drafts', '__proto__', 'constructor', 'prototype'])

/** Gives each field of an object an id that declarations may use; most keep their name. */
export class FieldIds {
  readonly #byName = new Map<string, string>()
  readonly #taken = new Set<string>()

  /** @param names the names of all fields of the object: those that may stay are nobody else's. */
  constructor(names: readonly string[]) {
    for (const name of names) if (isId(name)) this.#give(name, name)
    for (const name of names) if (!isId(name)) this.#give(name, this.#free(toId(name)))
  }

  /** The id of a field of the pasted form; undefined when the object has no such field. */
  of(name: string): string | undefined {
    return this.#byName.get(name)
  }

  /** An id for one more field. */
  another(name: string): string {
    const id = this.#free(toId(name))
    this.#taken.add(id)
    return id
  }

  #give(name: string, id: string): void {
    this.#byName.set(name, id)
    this.#taken.add(id)
  }

  #free(id: string): string {
    for (let i = 2, free = id; ; i += 1) {
      if (!this.#taken.has(free)) return free
      free = `${id}_${i}`
    }
  }
}

const isId = (name: string): boolean =>
  /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && !name.startsWith('ui:') && !reserved.has(name)

function toId(name: string): string {
  const words = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9_]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
  const id = /^[A-Za-z]/.test(words) ? words : `field_${words}`.replace(/_$/, '')
  return reserved.has(id) ? `${id}_` : id
}
