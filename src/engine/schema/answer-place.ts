import { isJsonArray, objectAt, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import type { ApplyingSchemas } from './applying-schemas.ts'

/**
 * A place in the answers to a form, with what is declared of it. Places are kept, as those around them are: every
 * record of a section goes through the same ones.
 */
export class AnswerPlace {
  /** Whether it is hidden whatever the answers are. */
  readonly isHidden: boolean
  /** For each schema with a `type`, the types that it allows. */
  readonly #types: readonly (readonly JsonValue[])[]
  readonly #members = new Map<string, AnswerPlace>()
  #item: AnswerPlace | undefined

  constructor(
    private readonly applying: ApplyingSchemas,
    private readonly ui: JsonObject,
  ) {
    this.isHidden = ownValue(ui, 'ui:hidden') === true
    this.#types = applying.always.flatMap((schema) => {
      const type = ownValue(schema, 'type')
      if (type === undefined) return []
      return [isJsonArray(type) ? type : [type]]
    })
  }

  /** Whether a value has a `type` that every schema allows which applies whatever the answers are. */
  allowsTypeOf(value: JsonValue): boolean {
    for (const types of this.#types) {
      if (!types.includes(typeOf(value)) && !(types.includes('integer') && Number.isInteger(value))) return false
    }
    return true
  }

  /** The place of a property; undefined for one that is not allowed. */
  member(key: string): AnswerPlace | undefined {
    const known = this.#members.get(key)
    if (known !== undefined) return known
    const applying = this.applying.member(key)
    if (applying === undefined) return undefined
    const made = new AnswerPlace(applying, objectAt(this.ui, key))
    // The answers may have others, without limit.
    if (this.applying.names.has(key)) this.#members.set(key, made)
    return made
  }

  /** The place of an item of a list; undefined where nothing is declared of it. */
  item(index: number): AnswerPlace | undefined {
    const applying = this.applying.item(index)
    if (applying === undefined) return undefined
    if (this.#item?.applying !== applying) this.#item = new AnswerPlace(applying, objectAt(this.ui, 'items'))
    return this.#item
  }
}

function typeOf(value: JsonValue): string {
  if (value === null) return 'null'
  return isJsonArray(value) ? 'array' : typeof value
}
