import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
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

/** Converts an answer into text and back. */
export interface TextCodec {
  /**
   * The text of an answer. A new function writes the text again, so keep the same function while it returns the same
   * texts.
   */
  readonly toText?: (value: JsonValue | undefined) => string
  /** The answer for a text; `undefined` for none. */
  readonly toValue?: (text: string) => JsonValue | undefined
  /** Cleans a typed or pasted text; `before` is the control's previous text. */
  readonly clean?: (text: string, before: string) => string
  /** On blur, the answer's text replaces what the user typed. */
  readonly tidies?: boolean
}

/** Steps that are applied while typing; trimming would swallow the space between two words. */
const stepsAsTyped = new Set(['upper-case', 'lower-case'])

/**
 * The attributes of an input or textarea, which is bound to the store without rendering: typing writes to the store,
 * and changes from elsewhere are written to the control. Where `clean`, or the case that the schema declares, changes
 * the typed text, the caret keeps its place. An emptied control removes the answer, or sets it to `ui:emptyValue`.
 */
export function useTextControl(props: FieldWidgetProps, codec: TextCodec = {}) {
  const { store, pointer, id, name, options, disabled, readonly, placeholder } = props
  const { toText = answerText, toValue = plainValue, clean = String, tidies } = codec
  const element = useRef<TextElement>(null)
  // The same function at each render: otherwise React would take the control away from it and give it back.
  const ref = useCallback((node: TextElement | null) => {
    element.current = node
  }, [])
  const before = useRef('')
  const place = (text: string) => {
    before.current = text
    if (element.current && element.current.value !== text) element.current.value = text
  }
  const placeIfOther = useEffectEvent((value: JsonValue | undefined) => {
    // Texts of one answer may differ, such as `1.` and `1`: the user's own text stays.
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
    ref,
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

/** Replaces the control's text; the caret stays behind the same characters. */
function changeText(target: TextElement, change: (text: string) => string): void {
  const { value, selectionStart } = target
  const changed = change(value)
  if (changed === value) return
  // Controls of some types, such as `email`, have no selection.
  const caret = selectionStart === null ? undefined : change(value.slice(0, selectionStart)).length
  target.value = changed
  if (caret !== undefined) target.setSelectionRange(caret, caret)
}
