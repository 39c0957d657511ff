import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { equalJson, isJsonArray } from '../../engine/json/json.ts'
import { useText } from '../texts/use-text.ts'
import { chipAnswer, chipOf } from './chips/chip-answer.ts'
import { ChipRow } from './chips/ChipRow.tsx'
import { useChoices } from './choices/use-choices.ts'
import { matchOptions } from './combobox/match-options.ts'
import { OptionList } from './combobox/OptionList.tsx'
import { useListKeys } from './combobox/use-list-keys.ts'
import { ControlBox } from './control/ControlBox.tsx'
import { boxMarks, controlAttributes } from './control/control-attributes.ts'
import type { EnumOption } from '../../engine/reading/enum-options.ts'
import type { FieldWidgetProps } from '../store/widget-props.ts'

/**
 * Several answers as chips: picked from suggestions or, where the list is not closed, typed and ended by Enter or a
 * comma. Duplicates are not accepted. Backspace in the empty input removes the last.
 */
export function ChipsWidget(props: FieldWidgetProps) {
  const { id, value, disabled, readonly, onChange } = props
  const text = useText()
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const { options, list } = useChoices(props)
  const answers = isJsonArray(value) ? value : []
  const chips = answers.map((answer) => chipOf(answer, options, list?.item))
  const left = options.filter((option) => !chips.some((chip) => equalJson(chip.value, option.value)))
  const { shown, more } = matchOptions(left, typed)
  const keys = useListKeys({ count: shown.length, initial: -1, onPick: (index) => add(shown[index]) })
  const isClosed = list !== undefined || options.length > 0
  const isFixed = disabled || readonly

  const add = (option: EnumOption | undefined) => {
    setTyped('')
    keys.setOpen(false)
    if (option === undefined || chips.some((chip) => sameText(chip.label, option.label))) return
    onChange([...answers, chipAnswer(option, list?.item)])
  }
  const addTyped = () => {
    const label = typed.trim()
    const known = left.find((option) => sameText(option.label, label))
    if (known) add(known)
    else if (!isClosed && label !== '') add({ value: label, label })
  }
  const remove = (index: number) => {
    const others = answers.filter((_, at) => at !== index)
    onChange(others.length === 0 ? undefined : others)
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    keys.onKeyDown(event)
    if (event.defaultPrevented) return
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      addTyped()
    } else if (event.key === 'Backspace' && typed === '' && answers.length > 0) remove(answers.length - 1)
  }
  const listId = `${id}-list`
  const hasList = keys.open && isClosed
  return (
    <ControlBox ref={box} {...boxMarks(props)}>
      <ChipRow chips={chips} disabled={isFixed} onRemove={remove}>
        <input
          {...controlAttributes(props)}
          ref={field}
          role="combobox"
          aria-expanded={hasList}
          aria-controls={hasList ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={hasList && keys.active >= 0 ? `${listId}-${keys.active}` : undefined}
          type="text"
          autoComplete="off"
          value={typed}
          disabled={isFixed}
          placeholder={chips.length > 0 ? undefined : props.placeholder || text('renderer.chips.hint')}
          onChange={(event) => {
            setTyped(event.target.value)
            keys.setOpen(isClosed, event.target.value === '' ? -1 : 0)
          }}
          onClick={() => keys.setOpen(isClosed)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            addTyped()
            setTyped('')
            keys.setOpen(false)
            props.onBlur(id, value)
          }}
        />
      </ChipRow>
      {hasList && (
        <OptionList
          id={listId}
          labelledBy={`${id}-label`}
          anchor={box}
          options={shown}
          more={more}
          active={keys.active}
          selected={[]}
          multiple
          onPick={add}
          onPoint={keys.setActive}
        />
      )}
    </ControlBox>
  )
}

function sameText(one: string, other: string): boolean {
  return one.trim().toUpperCase() === other.trim().toUpperCase()
}
