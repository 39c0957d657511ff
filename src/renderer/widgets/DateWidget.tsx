import { DateControl } from './date/DateControl.tsx'
import type { DateKind } from './date/DateControl.tsx'
import { parseTypedDate, typedDate, withSlashes } from './date/typed-date.ts'
import type { FieldWidgetProps } from '../store/widget-props.ts'

const days: DateKind = {
  // An incomplete date stays as typed, so that validation can report it.
  codec: {
    toText: (value) => (typeof value === 'string' ? typedDate(value) : ''),
    toValue: (text) => (text === '' ? undefined : (parseTypedDate(text) ?? text)),
    clean: (text, before) => withSlashes(before, text),
    tidies: true,
  },
  pattern: 'renderer.date.pattern',
  precision: 'day',
  dayOf: parseTypedDate,
  answerOf: (day) => day,
}

/**
 * A date, typed day first as Kenyans write it or picked from a calendar that is loaded on demand. The answer is
 * `YYYY-MM-DD`.
 */
export const DateWidget = (props: FieldWidgetProps) => <DateControl {...props} kind={days} />
