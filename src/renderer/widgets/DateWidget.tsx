import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined'
import { Suspense, lazy, useEffect, useRef, useState } from 'react'
import type { ChangeEvent } from 'react'
import { isFetched } from '../feedback/is-fetched.ts'
import { focusOnMount } from '../feedback/focus-on-mount.ts'
import { useText } from '../texts/use-text.ts'
import { ControlBox } from './control/ControlBox.tsx'
import { ControlButton } from './control/ControlButton.tsx'
import { boxMarks, controlAttributes, textOption } from './control/control-attributes.ts'
import { dateLimits } from './date/date-limits.ts'
import { parseTypedDate, typedDate, withSlashes } from './date/typed-date.ts'
import type { FieldWidgetProps } from '../store/tree/widget-props.ts'

const loadCalendar = () => import('./date/CalendarPopup.tsx')
const CalendarPopup = lazy(loadCalendar)

/**
 * A date, typed day first as Kenyans write it or picked from a calendar that is loaded when it is wanted. The answer is
 * `YYYY-MM-DD`; what is not yet a date stays as typed, so that validation can say so.
 */
export function DateWidget(props: FieldWidgetProps) {
  const { id, value, onChange, options } = props
  const [typed, setTyped] = useState<string>()
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const text = useText()
  const stored = typeof value === 'string' ? value : ''
  const shown = typed ?? typedDate(stored)
  const isFixed = props.disabled || props.readonly
  const write = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const next = withSlashes(shown, target.value)
    setTyped(next)
    onChange(next === '' ? undefined : (parseTypedDate(next) ?? next))
  }
  const close = () => setOpen(false)
  useFocusAfter(open, id)
  const calendar = text('renderer.date.open', { field: props.label })
  return (
    <ControlBox ref={box} {...boxMarks(props)}>
      <input
        {...controlAttributes(props)}
        ref={props.autofocus ? focusOnMount : undefined}
        name={props.name}
        type="text"
        inputMode="numeric"
        autoComplete={textOption(options.autocomplete) ?? 'off'}
        placeholder={props.placeholder || text('renderer.date.pattern')}
        value={shown}
        disabled={props.disabled}
        readOnly={props.readonly}
        onChange={write}
        onFocus={() => props.onFocus(id, value)}
        onBlur={() => {
          setTyped(undefined)
          props.onBlur(id, value)
        }}
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
            value={parseTypedDate(stored)}
            limits={dateLimits(props)}
            today={props.store.context.today}
            yearFirst={options.openTo === 'year'}
            onPick={(picked) => {
              setTyped(undefined)
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

/** Gives the input the focus once its calendar is gone; while it is there, it keeps the focus to itself. */
function useFocusAfter(open: boolean, id: string): void {
  const wasOpen = useRef(open)
  useEffect(() => {
    if (wasOpen.current && !open) document.getElementById(id)?.focus()
    wasOpen.current = open
  }, [open, id])
}
