import { isJsonArray, isJsonObject } from '../../../engine/json/json.ts'
import type { JsonValue } from '../../../engine/json/json.ts'
import { getAt, parsePointer, setAt } from '../../../engine/json/pointer.ts'
import type { JsonPointer } from '../../../engine/json/pointer.ts'

/**
 * Answers that change by pointer. A snapshot that was handed out never changes; while there is none, the outermost
 * object is changed in place, so that a keystroke does not copy a form of many fields.
 */
export class AnswerTree {
  #root: JsonValue
  /** The root as our own object, which was not handed out. */
  #own: Record<string, JsonValue | undefined> | undefined

  constructor(root: JsonValue) {
    this.#root = root
  }

  /** A snapshot of the answers: never changed afterwards. */
  get kept(): JsonValue {
    this.#own = undefined
    return this.#root
  }

  /** The answers for reading now: the next change may modify them in place. */
  get current(): JsonValue {
    return this.#root
  }

  value(pointer: JsonPointer): JsonValue | undefined {
    return pointer === '' ? this.kept : getAt(this.#root, pointer)
  }

  /** Sets the value at the pointer; `undefined` removes it. */
  set(pointer: JsonPointer, value: JsonValue | undefined): void {
    const [name] = parsePointer(pointer)
    if (name === undefined || isJsonArray(this.#root) || name === '__proto__') {
      this.#own = undefined
      this.#root = setAt(this.#root, pointer, value)
      return
    }
    const own = (this.#own ??= isJsonObject(this.#root) ? { ...this.#root } : {})
    const within = pointer.indexOf('/', 1)
    const changed = within < 0 ? value : setAt(own[name], pointer.slice(within), value)
    if (changed === undefined) delete own[name]
    else own[name] = changed
    this.#root = own
  }
}
