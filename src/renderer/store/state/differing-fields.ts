import { equalJson, isJsonObject, ownValue } from '../../../engine/json/json.ts'
import type { JsonValue } from '../../../engine/json/json.ts'
import { parsePointer } from '../../../engine/json/pointer.ts'
import type { JsonPointer } from '../../../engine/json/pointer.ts'

/** Which fields of the root differ from the initial answers; a change compares only its own field. */
export class DifferingFields {
  readonly #initial: JsonValue
  /** The whole answer, where the root is not an object. */
  readonly #names = new Set<string | undefined>()

  /** @param answers the current ones, where the form already has changes */
  constructor(initial: JsonValue, answers: JsonValue = initial) {
    this.#initial = initial
    if (answers !== initial) this.follow('', answers)
  }

  get isAny(): boolean {
    return this.#names.size > 0
  }

  /** Must be called with every change. */
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
