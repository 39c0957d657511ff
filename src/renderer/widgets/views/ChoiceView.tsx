import { answerText } from '../answer-text.ts'
import { findChoice } from '../choices/find-choice.ts'
import { useChoices } from '../choices/use-choices.ts'
import type { AnswerViewProps } from '../widget-props.ts'

/** The label of the choice that was made. */
export function ChoiceView(props: AnswerViewProps) {
  const { options } = useChoices(props)
  return <>{findChoice(options, props.value)?.label ?? answerText(props.value)}</>
}
