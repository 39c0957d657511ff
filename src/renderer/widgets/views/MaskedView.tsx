import { answerText } from '../answer-text.ts'
import { maskValue } from '../../../engine/format/mask-value.ts'
import type { AnswerViewProps } from '../widget-props.ts'

/** The end of the answer; the rest is covered. */
export function MaskedView({ value }: AnswerViewProps) {
  return <>{maskValue(answerText(value), 4)}</>
}
