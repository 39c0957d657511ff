import { useText } from '../../texts/use-text.ts'
import type { AnswerViewProps } from '../widget-props.ts'

/** Yes or no. */
export function YesNoView({ value }: AnswerViewProps) {
  const text = useText()
  return <>{text(value === true ? 'renderer.yes' : 'renderer.no')}</>
}
