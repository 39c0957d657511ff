import type { EvaluationContext } from '../../../engine/document/context.ts'
import type { ChipsLayout } from '../../../engine/document/collection-page.ts'
import { isJsonObject } from '../../../engine/json/json.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import { filterValues, readListOptions } from '../../../engine/reading/list-option.ts'
import { chipAnswer } from '../../widgets/chips/chip-answer.ts'
import { listChoices } from '../../widgets/choices/use-choices.ts'
import { chipText } from './use-pending-records.ts'

/** A record that is suggested. */
export interface Suggestion {
  readonly label: string
  readonly answers: JsonObject
}

export interface Suggestions {
  /** Those that the collection does not contain yet, in the list's order. */
  readonly offered: readonly Suggestion[]
  /** The answers of each by its name in capitals, for users who type it instead. */
  readonly named: ReadonlyMap<string, JsonObject>
}

/** The suggestions of the layout's list, by its filter over the person and the profile. */
export function suggestedRecords(
  layout: ChipsLayout,
  context: EvaluationContext,
  records: readonly JsonObject[],
): Suggestions {
  const list = layout.suggestions && readListOptions({ list: layout.suggestions.list })[0]
  if (!list) return { offered: [], named: new Map() }
  const all = listChoices(list, context, filterValues(list, {}, context, undefined)).flatMap((choice) => {
    const answers = chipAnswer(choice, list.item)
    return isJsonObject(answers) ? [{ label: choice.label, answers }] : []
  })
  const taken = new Set(records.map((record) => chipText(record, layout).toUpperCase()))
  return {
    offered: all.filter(({ answers }) => !taken.has(chipText(answers, layout).toUpperCase())),
    named: new Map(all.map(({ label, answers }) => [label.toUpperCase(), answers])),
  }
}
