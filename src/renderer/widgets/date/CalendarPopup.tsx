import Popover from '@mui/material/Popover'
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import type { RefObject } from 'react'
import { useLanguage, useText } from '../../texts/use-text.ts'
import { calendarLocale } from './calendar-locale.ts'
import { nearestDay } from './date-limits.ts'
import type { DateLimits } from './date-limits.ts'

export interface CalendarPopupProps {
  readonly anchor: RefObject<HTMLElement | null>
  readonly label: string
  /** `YYYY-MM-DD` */
  readonly value: string | undefined
  /** What is picked; of a month, its first day. */
  readonly precision: 'day' | 'month'
  readonly limits: DateLimits
  /**
   * Today in the organisation's time zone, `YYYY-MM-DD`; without a date the calendar opens as near to it as the limits
   * allow.
   */
  readonly today: string
  /** Begin with the year: for dates long ago. */
  readonly yearFirst: boolean
  readonly onPick: (date: string) => void
  readonly onClose: () => void
}

/** It takes the focus at once, because it is a dialog; recent years come first. */
const calendar = { autoFocus: true, yearsOrder: 'desc' } as const
/** What the button that leaves the years leads to. */
const otherViews = { day: 'renderer.calendar.to-days', month: 'renderer.calendar.to-months' } as const
const views = { day: ['year', 'month', 'day'], month: ['year', 'month'] } as const

/** A calendar below a date's input. Its first day is Monday. */
export default function CalendarPopup(props: CalendarPopupProps) {
  const { anchor, label, value, precision, limits, today, yearFirst, onPick, onClose } = props
  const [text, language] = [useText(), useLanguage()]
  const weekdays = text('renderer.calendar.weekdays').split(' ')
  return (
    <Popover
      open
      onClose={onClose}
      anchorEl={() => anchor.current}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      disableRestoreFocus
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { mt: 0.5 } } }}
    >
      <LocalizationProvider
        dateAdapter={AdapterDateFns}
        adapterLocale={calendarLocale(language)}
        localeText={{
          previousMonth: text('renderer.calendar.previous'),
          nextMonth: text('renderer.calendar.next'),
          calendarViewSwitchingButtonAriaLabel: (view) =>
            text(view === 'year' ? otherViews[precision] : 'renderer.calendar.to-years'),
        }}
      >
        <DateCalendar
          {...calendar}
          dayOfWeekFormatter={(date) => weekdays[date.getDay()] ?? ''}
          views={views[precision]}
          openTo={yearFirst && value === undefined ? 'year' : precision}
          value={value === undefined ? null : localDate(value)}
          referenceDate={localDate(nearestDay(limits, today))}
          minDate={limits.min === undefined ? undefined : localDate(limits.min)}
          maxDate={limits.max === undefined ? undefined : localDate(limits.max)}
          onChange={(date, state, view) => {
            if (date && state === 'finish' && (view === undefined || view === precision)) onPick(isoDate(date))
          }}
        />
      </LocalizationProvider>
    </Popover>
  )
}

function localDate(text: string): Date {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number)
  return new Date(year, month - 1, day)
}

function isoDate(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${String(date.getFullYear()).padStart(4, '0')}-${month}-${day}`
}
