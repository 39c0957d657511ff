import { useEffect, useEffectEvent, useRef } from 'react'
import type { InputEvent } from 'react'
import { isJsonArray } from '../../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../engine/json/json.ts'
import { normaliseSteps } from '../../../engine/keywords/normalise.ts'
import { textOption } from '../../../engine/reading/ui-options.ts'
import type { FieldWidgetProps } from '../../store/widget-props.ts'
import { answerText } from '../answer-text.ts'
import { useAutofocus } from '../use-autofocus.ts'
import { controlAttributes } from './control-attributes.ts'

type TextElement = HTMLInputElement | HTMLTextAreaElement

/** How a control turns an answer into text and back. */
export interface TextCodec {
  /** The text of an answer. A new function writes the text again, so keep it the same while it gives the same texts. */
  readonly toText?: (value: JsonValue | undefined) => string
  /** The answer that a text stands for; `undefined` for none. */
  readonly toValue?: (text: string) => JsonValue | undefined
  /** What becomes of a text that is typed or pasted where `before` stood until then. */
  readonly clean?: (text: string, before: string) => string
  /** When the person leaves, the text of the answer replaces what they typed. */
  readonly tidies?: boolean
}

/** Steps that are applied while one types; trimming would swallow the space between two words. */
const stepsAsTyped = new Set(['upper-case', 'lower-case'])

/**
 * The attributes of an input or textarea, which is bound to the store without rendering: what is typed is written to the
 * store, what changes elsewhere is written to the control. Where `clean`, or the case that the schema declares, changes
 * what is typed, the caret keeps its place. An emptied control removes the answer, or gives it `ui:emptyValue`.
 */
export function useTextControl(props: FieldWidgetProps, codec: TextCodec = {}) {
  const { store, pointer, id, name, options, disabled, readonly, placeholder } = props
  const { toText = answerText, toValue = plainValue, clean = String, tidies } = codec
  const element = useRef<TextElement>(null)
  const before = useRef('')
  const place = (text: string) => {
    before.current = text
    if (element.current && element.current.value !== text) element.current.value = text
  }
  const placeIfOther = useEffectEvent((value: JsonValue | undefined) => {
    // Texts of one answer may differ, as `1.` and `1` do: who types one of them keeps it.
    if (element.current && toValue(element.current.value) !== value) place(toText(value))
  })
  const placeAnew = useEffectEvent(place)
  useEffect(() => {
    const source = store.valueSource(pointer)
    placeAnew(toText(source.get()))
    return source.subscribe(() => placeIfOther(source.get()))
  }, [store, pointer, toText])
  useAutofocus(element, props.autofocus)
  const take = (text: string) => {
    if (text === before.current) return
    before.current = text
    store.change(pointer, text === '' ? options['emptyValue'] : toValue(text))
  }
  const takeCleaned = (target: TextElement) => {
    const previous = before.current
    changeText(target, (text) => inDeclaredCase(clean(text, previous), props.schema))
    take(target.value)
  }
  return {
    ...controlAttributes(props),
    ref: (node: TextElement | null) => {
      element.current = node
    },
    name,
    defaultValue: toText(store.value(pointer)),
    disabled,
    readOnly: readonly,
    placeholder: placeholder === '' ? undefined : placeholder,
    autoComplete: textOption(options, 'autocomplete'),
    onInput: ({ currentTarget, nativeEvent }: InputEvent<TextElement>) => {
      if (nativeEvent.isComposing) take(currentTarget.value)
      else takeCleaned(currentTarget)
    },
    onCompositionEnd: ({ currentTarget }: { readonly currentTarget: TextElement }) => takeCleaned(currentTarget),
    onFocus: () => props.onFocus(id, store.value(pointer)),
    onBlur: () => {
      if (tidies) place(toText(store.value(pointer)))
      props.onBlur(id, store.value(pointer))
    },
  }
}

const plainValue = (text: string): JsonValue | undefined => (text === '' ? undefined : text)

function inDeclaredCase(text: string, { normalise }: JsonObject): string {
  const names = isJsonArray(normalise) ? normalise.map(String).filter((name) => stepsAsTyped.has(name)) : []
  return names.reduce((changed, name) => normaliseSteps.get(name)?.(changed) ?? changed, text)
}

/** Changes what stands in the control; the caret stays behind the same characters. */
function changeText(target: TextElement, change: (text: string) => string): void {
  const { value, selectionStart } = target
  const changed = change(value)
  if (changed === value) return
  // Controls of some types, such as `email`, have no selection.
  const caret = selectionStart === null ? undefined : change(value.slice(0, selectionStart)).length
  target.value = changed
  if (caret !== undefined) target.setSelectionRange(caret, caret)
}
