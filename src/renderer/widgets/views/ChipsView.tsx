import { isJsonArray } from '../../../engine/json.ts'
import { chipOf } from '../chips/chip-answer.ts'
import { useChoices } from '../choices/use-choices.ts'
import type { AnswerViewProps } from '../widget-props.ts'

/** The chosen labels, with commas between. */
export function ChipsView(props: AnswerViewProps) {
  const { options, list } = useChoices(props)
  const answers = isJsonArray(props.value) ? props.value : []
  return <>{answers.map((answer) => chipOf(answer, options, list?.item).label).join(', ')}</>
}
