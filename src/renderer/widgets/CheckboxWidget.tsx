import { useEffect, useRef } from 'react'
import { useAutofocus } from './use-autofocus.ts'
import type { FieldWidgetProps } from '../store/widget-props.ts'

/** One box with its label beside it. Until the user changes it there is no answer; afterwards it is true or false. */
export function CheckboxWidget(props: FieldWidgetProps) {
  const { store, pointer, id, label, required } = props
  const element = useRef<HTMLInputElement>(null)
  useAutofocus(element, props.autofocus)
  useEffect(() => {
    const source = store.valueSource(pointer)
    const show = () => {
      if (element.current !== null) element.current.checked = source.get() === true
    }
    show()
    return source.subscribe(show)
  }, [store, pointer])
  return (
    <label className="rg-check" htmlFor={id} id={`${id}-label`}>
      <input
        id={id}
        ref={element}
        type="checkbox"
        name={props.name}
        defaultChecked={store.value(pointer) === true}
        disabled={props.disabled || props.readonly}
        required={required}
        aria-invalid={props.rawErrors.length > 0 || undefined}
        aria-describedby={props.describedBy}
        onChange={(event) => store.change(pointer, event.currentTarget.checked)}
        onFocus={() => props.onFocus(id, store.value(pointer))}
        onBlur={() => props.onBlur(id, store.value(pointer))}
      />
      <span className={props.hideLabel ? 'rg-unseen' : undefined}>
        {label}
        {required && (
          <span className="rg-required" aria-hidden="true">
            {' *'}
          </span>
        )}
      </span>
    </label>
  )
}
