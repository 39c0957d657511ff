import { useEffect, useRef } from 'react'
import type { FocusEvent, InputEvent, RefObject } from 'react'
import { isJsonArray } from '../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../engine/json/json.ts'
import { normaliseSteps } from '../../engine/keywords/normalise.ts'
import type { NormaliseStep } from '../../engine/keywords/normalise.ts'
import { useAutofocus } from './use-autofocus.ts'
import type { FieldWidgetProps } from '../store/tree/widget-props.ts'

type TextElement = HTMLInputElement | HTMLTextAreaElement

/** How an answer and the text of its control are turned into one another. */
export interface TextCodec {
  readonly toText: (value: JsonValue | undefined) => string
  /** `undefined` for no answer. */
  readonly toValue: (text: string) => JsonValue | undefined
}

export const plainText: TextCodec = {
  toText: (value) => (value === undefined || value === null ? '' : String(value)),
  toValue: (text) => (text === '' ? undefined : text),
}

/** Steps that are applied while one types; trimming would swallow the space between two words. */
const stepsAsTyped = new Set(['upper-case', 'lower-case'])

/**
 * Binds a text control to the store without rendering: what is typed is written to the store, what changes elsewhere is
 * written to the control. Case is changed as typed, with the caret kept at its place.
 */
export function useTextControl(props: FieldWidgetProps, codec: TextCodec = plainText) {
  const { store, pointer, id, options, schema, disabled, readonly, required, rawErrors } = props
  const element = useRef<TextElement>(null)
  const steps = typedSteps(schema)
  useExternalChanges(props, codec, element)
  useAutofocus(element, props.autofocus)
  const write = (target: TextElement) => {
    const text = target.value
    store.change(pointer, text === '' ? options['emptyValue'] : codec.toValue(text))
  }
  return {
    id,
    ref: (node: TextElement | null) => {
      element.current = node
    },
    name: props.name,
    defaultValue: codec.toText(store.value(pointer)),
    disabled,
    readOnly: readonly,
    required,
    placeholder: props.placeholder === '' ? undefined : props.placeholder,
    autoComplete: typeof options['autocomplete'] === 'string' ? options['autocomplete'] : undefined,
    'aria-invalid': rawErrors.length > 0 || undefined,
    'aria-describedby': props.describedBy,
    onInput: (event: InputEvent<TextElement>) => {
      const target = event.currentTarget
      if (!event.nativeEvent.isComposing) changeCase(target, steps)
      write(target)
    },
    onCompositionEnd: ({ currentTarget }: { readonly currentTarget: TextElement }) => {
      if (changeCase(currentTarget, steps)) write(currentTarget)
    },
    onFocus: () => props.onFocus(id, store.value(pointer)),
    onBlur: (_event: FocusEvent<TextElement>) => props.onBlur(id, store.value(pointer)),
  }
}

function useExternalChanges(
  { store, pointer }: FieldWidgetProps,
  codec: TextCodec,
  element: RefObject<TextElement | null>,
): void {
  useEffect(() => {
    const source = store.valueSource(pointer)
    const show = () => {
      const node = element.current
      const value = source.get()
      if (node !== null && codec.toValue(node.value) !== value && !isSameEmpty(node.value, value)) {
        writeText(node, codec.toText(value))
      }
    }
    show()
    return source.subscribe(show)
  }, [store, pointer, codec, element])
}

function writeText(element: TextElement, text: string): void {
  element.value = text
}

function isSameEmpty(text: string, value: JsonValue | undefined): boolean {
  return text === '' && (value === undefined || value === null || value === '')
}

/** Changes what stands in the control by the steps; true when that changed anything. */
function changeCase(target: TextElement, steps: readonly NormaliseStep[]): boolean {
  if (steps.length === 0) return false
  const apply = (text: string) => steps.reduce((result, step) => step(result), text)
  const changed = apply(target.value)
  if (changed === target.value) return false
  const before = [target.selectionStart, target.selectionEnd].map((at) => apply(target.value.slice(0, at ?? 0)).length)
  target.value = changed
  target.setSelectionRange(before[0] ?? 0, before[1] ?? 0)
  return true
}

function typedSteps({ normalise }: JsonObject): readonly NormaliseStep[] {
  if (!isJsonArray(normalise)) return []
  const names = normalise.filter((name) => typeof name === 'string').filter((name) => stepsAsTyped.has(name))
  return names.flatMap((name) => normaliseSteps.get(name) ?? [])
}
