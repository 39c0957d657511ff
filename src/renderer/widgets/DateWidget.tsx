import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined'
import { Suspense, lazy, useEffect, useRef, useState } from 'react'
import { isFetched } from '../feedback/is-fetched.ts'
import { useText } from '../texts/use-text.ts'
import { answerText } from './answer-text.ts'
import { ControlBox } from './control/ControlBox.tsx'
import { ControlButton } from './control/ControlButton.tsx'
import { boxMarks } from './control/control-attributes.ts'
import { useTextControl } from './control/use-text-control.ts'
import type { TextCodec } from './control/use-text-control.ts'
import { dateLimits } from './date/date-limits.ts'
import { parseTypedDate, typedDate, withSlashes } from './date/typed-date.ts'
import type { FieldWidgetProps } from '../store/widget-props.ts'

const loadCalendar = () => import('./date/CalendarPopup.tsx')
const CalendarPopup = lazy(loadCalendar)

/** An incomplete date stays as typed, so that validation can report it. */
const dateText: TextCodec = {
  toText: (value) => (typeof value === 'string' ? typedDate(value) : ''),
  toValue: (text) => (text === '' ? undefined : (parseTypedDate(text) ?? text)),
  clean: (text, before) => withSlashes(before, text),
  tidies: true,
}

/**
 * A date, typed day first as Kenyans write it or picked from a calendar that is loaded on demand. The answer is
 * `YYYY-MM-DD`.
 */
export function DateWidget(props: FieldWidgetProps) {
  const { id, value, onChange, options } = props
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const text = useText()
  const control = useTextControl(props, dateText)
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
        placeholder={control.placeholder ?? text('renderer.date.pattern')}
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
        <Suspense fallback={null}>
          <CalendarPopup
            anchor={box}
            label={props.label}
            value={parseTypedDate(answerText(value))}
            limits={dateLimits(props)}
            today={props.store.context.today}
            yearFirst={options.openTo === 'year'}
            onPick={(picked) => {
              onChange(picked)
              close()
            }}
            onClose={close}
          />
        </Suspense>
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
