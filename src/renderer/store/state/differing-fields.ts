import { equalJson, isJsonObject, ownValue } from '../../../engine/json/json.ts'
import type { JsonValue } from '../../../engine/json/json.ts'
import { parsePointer } from '../../../engine/json/pointer.ts'
import type { JsonPointer } from '../../../engine/json/pointer.ts'

/** Which fields of the root differ from what a form began with; a change costs the comparison of its own field alone. */
export class DifferingFields {
  readonly #initial: JsonValue
  /** The whole, where answers as a whole are none of objects. */
  readonly #names = new Set<string | undefined>()

  /** @param answers as they are now, where the form goes on from what it began with */
  constructor(initial: JsonValue, answers: JsonValue = initial) {
    this.#initial = initial
    if (answers !== initial) this.follow('', answers)
  }

  get isAny(): boolean {
    return this.#names.size > 0
  }

  /** Has to be called with every change. */
  follow(changed: JsonPointer, answers: JsonValue): void {
    const initial = this.#initial
    const [name] = parsePointer(changed)
    if (!isJsonObject(answers) || !isJsonObject(initial)) {
      this.#names.clear()
      if (!equalJson(answers, initial)) this.#names.add(undefined)
    } else if (name === undefined || this.#names.has(undefined)) {
      this.#names.clear()
      for (const key of [...Object.keys(answers), ...Object.keys(initial)])
        this.#compare(key, answers[key], initial[key])
    } else {
      this.#compare(name, ownValue(answers, name), ownValue(initial, name))
    }
  }

  #compare(name: string, now: JsonValue | undefined, before: JsonValue | undefined): void {
    if (equalJson(now, before)) this.#names.delete(name)
    else this.#names.add(name)
  }
}
