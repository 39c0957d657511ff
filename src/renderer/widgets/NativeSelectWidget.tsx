import { useEffect, useRef } from 'react'
import { equalJson, isJsonArray } from '../../engine/json/json.ts'
import { useAutofocus } from './use-autofocus.ts'
import type { JsonValue } from '../../engine/json/json.ts'
import type { EnumOption } from '../../engine/reading/enum-options.ts'
import type { FieldWidgetProps } from '../store/widget-props.ts'

const noOptions: readonly EnumOption[] = []

/** A short list of choices in the platform's own select, which works with every keyboard, screen reader and phone. */
export function NativeSelectWidget(props: FieldWidgetProps) {
  const { store, pointer, id, options, disabled, readonly } = props
  const choices = options.enumOptions ?? noOptions
  const element = useRef<HTMLSelectElement>(null)
  useAutofocus(element, props.autofocus)
  useEffect(() => {
    const source = store.valueSource(pointer)
    const show = () => {
      if (element.current !== null) element.current.value = indexOf(choices, source.get())
    }
    show()
    return source.subscribe(show)
  }, [store, pointer, choices])
  const { enumDisabled } = options
  return (
    <span className="rg-select">
      <select
        id={id}
        ref={element}
        className="rg-control"
        name={props.name}
        defaultValue={indexOf(choices, store.value(pointer))}
        disabled={disabled || readonly}
        required={props.required}
        aria-invalid={props.rawErrors.length > 0 || undefined}
        aria-describedby={props.describedBy}
        onChange={(event) => {
          const { value } = event.currentTarget
          store.change(pointer, value === '' ? options['emptyValue'] : choices[Number(value)]?.value)
        }}
        onFocus={() => props.onFocus(id, store.value(pointer))}
        onBlur={() => props.onBlur(id, store.value(pointer))}
      >
        <option value="">{props.placeholder}</option>
        {choices.map(({ value, label }, i) => (
          <option
            key={label}
            value={i}
            disabled={isJsonArray(enumDisabled) && enumDisabled.some((one) => equalJson(one, value))}
          >
            {label}
          </option>
        ))}
      </select>
    </span>
  )
}

function indexOf(choices: readonly EnumOption[], value: JsonValue | undefined): string {
  const i = value === undefined ? -1 : choices.findIndex((choice) => equalJson(choice.value, value))
  return i < 0 ? '' : String(i)
}
