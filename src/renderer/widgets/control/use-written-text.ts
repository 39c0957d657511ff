import type { ChangeEvent } from 'react'
import { isJsonArray, ownValue } from '../../../engine/json/json.ts'
import type { FormSchema } from '../../../engine/document/document.ts'
import { focusOnMount } from '../../feedback/focus-on-mount.ts'
import type { FieldWidgetProps } from '../../store/tree/widget-props.ts'

/**
 * Value and handlers of an input whose text is the answer. Text that is declared upper-case is so as it is typed, with
 * the caret kept in place; an emptied input removes the answer. `clean` changes what is typed or pasted before that.
 */
export function useWrittenText(props: FieldWidgetProps, clean: (text: string) => string = String) {
  const { id, value, schema, onChange, onBlur, onFocus } = props
  const isUpper = isUpperCased(schema)
  return {
    ref: props.autofocus ? focusOnMount : undefined,
    value: typeof value === 'string' ? value : '',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const cleaned = clean(target.value)
      const text = isUpper ? cleaned.toUpperCase() : cleaned
      writeKeepingCaret(target, text)
      onChange(text === '' ? undefined : text)
    },
    onBlur: () => onBlur(id, value),
    onFocus: () => onFocus(id, value),
  }
}

/** Puts another text into an input; the caret stays behind the same characters. */
export function writeKeepingCaret(input: HTMLInputElement, text: string): void {
  if (input.value === text) return
  const end = input.value.length - (input.selectionStart ?? input.value.length)
  input.value = text
  const caret = Math.max(0, text.length - end)
  input.setSelectionRange(caret, caret)
}

function isUpperCased(schema: FormSchema): boolean {
  const steps = ownValue(schema, 'normalise')
  return isJsonArray(steps) && steps.includes('upper-case')
}
