import type { AnswerType, WidgetTraits } from '../../fields/widget-traits.ts'
import { isJsonArray, isJsonObject, objectAt, ownValue } from '../../json/json.ts'
import type { JsonObject, JsonValue } from '../../json/json.ts'

/** A widget's declaration in schemas/meta/widgets.json: which fields it suits. */
export interface DeclaredWidget extends WidgetTraits {
  /** The formats that a field may have; undefined for any. */
  readonly formats: readonly string[] | undefined
  /** Whether the field must have one of them. */
  readonly formatNeeded: boolean
  /** Whether the field must have choices. */
  readonly needsChoices: boolean
  /** Properties that an answer must have. */
  readonly properties: readonly string[]
  /** Options that it requires. */
  readonly neededOptions: readonly string[]
  /** The types of fields that may use it inside alternatives, which rjsf's own fields draw. */
  readonly amongAlternatives: readonly string[]
}

const answerTypes: readonly AnswerType[] = ['string', 'number', 'integer', 'boolean', 'object', 'array']

/** Every widget by its name. */
export function declaredWidgets(
  widgets: ReadonlyMap<string, JsonValue | undefined>,
): Readonly<Record<string, DeclaredWidget>> {
  const entries = [...widgets].flatMap(([name, declared]) =>
    isJsonObject(declared) ? [[name, readWidget(declared)] as const] : [],
  )
  return Object.fromEntries(entries)
}

function readWidget(declared: JsonObject): DeclaredWidget {
  const types = textsAt(declared, 'types')
  return {
    types: answerTypes.filter((type) => types.includes(type)),
    formats: Object.hasOwn(declared, 'formats') ? textsAt(declared, 'formats') : undefined,
    formatNeeded: ownValue(declared, 'formatNeeded') === true,
    needsChoices: ownValue(declared, 'choices') === true,
    properties: textsAt(declared, 'properties'),
    neededOptions: textsAt(objectAt(declared, 'options'), 'required'),
    amongAlternatives: textsAt(declared, 'amongAlternatives'),
  }
}

function textsAt(object: JsonObject, key: string): readonly string[] {
  const value = ownValue(object, key)
  return isJsonArray(value) ? value.filter((item) => typeof item === 'string') : []
}
