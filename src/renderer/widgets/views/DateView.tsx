import { formatDate } from '../../../engine/format/format-date.ts'
import { useLanguage } from '../../texts/use-text.ts'
import type { AnswerViewProps } from '../widget-props.ts'

/** The date as it is written out: `1st January 2024`. */
export function DateView({ value }: AnswerViewProps) {
  const language = useLanguage()
  return <>{formatDate(typeof value === 'string' ? value : undefined, language)}</>
}
