import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined'
import { useEffect, useRef, useState } from 'react'
import type { TextKey } from '../../../engine/translate/texts.ts'
import { isFetched } from '../../feedback/is-fetched.ts'
import { useText } from '../../texts/use-text.ts'
import { answerText } from '../answer-text.ts'
import { ControlBox } from '../control/ControlBox.tsx'
import { ControlButton } from '../control/ControlButton.tsx'
import { boxMarks } from '../control/control-attributes.ts'
import { useTextControl } from '../control/use-text-control.ts'
import type { TextCodec } from '../control/use-text-control.ts'
import { LoadingBoundary } from '../../loading/LoadingBoundary.tsx'
import { lazyPart } from '../../loading/lazy-part.ts'
import { dateLimits } from './date-limits.ts'
import type { FieldWidgetProps } from '../../store/widget-props.ts'

const loadCalendar = () => import('./CalendarPopup.tsx')
const CalendarPopup = lazyPart(async () => (await loadCalendar()).default)

/** How a kind of date is typed, picked and stored. */
export interface DateKind {
  readonly codec: TextCodec
  /** The placeholder that shows how to type it. */
  readonly pattern: DatePattern
  /** What is picked from the calendar. */
  readonly precision: 'day' | 'month'
  /** The day, `YYYY-MM-DD`, that shows an answer in the calendar; undefined when it is incomplete. */
  readonly dayOf: (answer: string) => string | undefined
  /** The answer for a picked day. */
  readonly answerOf: (day: string) => string
}

type DatePattern = Extract<TextKey, 'renderer.date.pattern' | 'renderer.month.pattern'>

/** A date or a part of one, typed or picked from a calendar that is loaded on demand. */
export function DateControl({ kind, ...props }: FieldWidgetProps & { readonly kind: DateKind }) {
  const { id, value, onChange, options } = props
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const text = useText()
  const control = useTextControl(props, kind.codec)
  const isFixed = props.disabled || props.readonly
  const close = () => setOpen(false)
  useFocusAfter(open, id)
  const calendar = text('renderer.date.open', { field: props.label })
  return (
    <ControlBox ref={box} {...boxMarks(props)}>
      <input
        {...control}
        type="text"
        inputMode="numeric"
        autoComplete={control.autoComplete ?? 'off'}
        placeholder={control.placeholder ?? text(kind.pattern)}
      />
      <ControlButton
        type="button"
        aria-label={calendar}
        title={calendar}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={isFixed}
        onPointerEnter={() => void isFetched(loadCalendar)}
        onFocus={() => void isFetched(loadCalendar)}
        onClick={() => void isFetched(loadCalendar).then(setOpen)}
      >
        <CalendarMonth />
      </ControlButton>
      {open && (
        <LoadingBoundary fallback={null}>
          <CalendarPopup
            anchor={box}
            label={props.label}
            value={kind.dayOf(answerText(value))}
            precision={kind.precision}
            limits={dateLimits(props)}
            today={props.store.context.today}
            yearFirst={options.openTo === 'year'}
            onPick={(picked) => {
              onChange(kind.answerOf(picked))
              close()
            }}
            onClose={close}
          />
        </LoadingBoundary>
      )}
    </ControlBox>
  )
}

/** Focuses the input once its calendar has closed; while it is open, it traps the focus. */
function useFocusAfter(open: boolean, id: string): void {
  const wasOpen = useRef(open)
  useEffect(() => {
    if (wasOpen.current && !open) document.getElementById(id)?.focus()
    wasOpen.current = open
  }, [open, id])
}
