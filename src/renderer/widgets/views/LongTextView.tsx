import { ShortText } from '../../texts/ShortText.tsx'
import { answerText } from '../answer-text.ts'
import type { AnswerViewProps } from '../../store/widget-props.ts'

/** A text of several lines; at first only as many characters as the option `preview` gives. */
export function LongTextView({ value, options: { preview } }: AnswerViewProps) {
  return <ShortText limit={typeof preview === 'number' ? preview : undefined}>{answerText(value)}</ShortText>
}
