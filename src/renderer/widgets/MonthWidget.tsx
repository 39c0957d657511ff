import { DateControl } from './date/DateControl.tsx'
import type { DateKind } from './date/DateControl.tsx'
import { parseTypedMonth, typedMonth, withMonthSlash } from './date/typed-month.ts'
import type { FieldWidgetProps } from '../store/widget-props.ts'

const months: DateKind = {
  // An incomplete month stays as typed, so that validation can report it.
  codec: {
    toText: (value) => (typeof value === 'string' ? typedMonth(value) : ''),
    toValue: (text) => (text === '' ? undefined : (parseTypedMonth(text) ?? text)),
    clean: (text, before) => withMonthSlash(before, text),
    tidies: true,
  },
  pattern: 'renderer.month.pattern',
  precision: 'month',
  dayOf: (answer) => {
    const month = parseTypedMonth(answer)
    return month === undefined ? undefined : `${month}-01`
  },
  answerOf: (day) => day.slice(0, 'YYYY-MM'.length),
}

/** A month of a year, typed like a date or picked from the calendar. The answer is `YYYY-MM`. */
export const MonthWidget = (props: FieldWidgetProps) => <DateControl {...props} kind={months} />
