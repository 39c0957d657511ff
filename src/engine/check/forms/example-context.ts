import type { EvaluationContext, ReferenceLists } from '../../document/context.ts'
import type { FormExample } from '../../document/form-examples.ts'
import { isJsonArray, isJsonObject, ownValue } from '../../json/json.ts'
import type { JsonObject } from '../../json/json.ts'

/** The current date in examples that do not set another. */
export const exampleDay = '2026-01-15'

/** The setting for evaluating one organisation's examples. */
export interface ExampleSetting {
  readonly lists: ReferenceLists
  readonly catalogue: Readonly<Record<string, string>>
  /** minor_settings of the organisation. */
  readonly settings: JsonObject
}

/** The evaluation context of an example: the organisation's, overridden by the example's. */
export function exampleContext(example: FormExample, setting: ExampleSetting): EvaluationContext {
  const own = example.context ?? {}
  const object = (key: string): JsonObject | undefined => {
    const value = ownValue(own, key)
    return isJsonObject(value) ? value : undefined
  }
  const { today, records } = own
  return {
    today: typeof today === 'string' ? today : exampleDay,
    lists: setting.lists,
    catalogue: setting.catalogue,
    user: object('user'),
    profile: object('profile'),
    record: object('record'),
    records: isJsonArray(records) ? records.filter(isJsonObject) : [],
    settings: { ...setting.settings, ...object('settings') },
  }
}
