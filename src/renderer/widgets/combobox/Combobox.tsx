import ExpandMore from '@mui/icons-material/ExpandMore'
import { useRef, useState } from 'react'
import type { InputHTMLAttributes } from 'react'
import { findChoice } from '../choices/find-choice.ts'
import type { JsonValue } from '../../../engine/json/json.ts'
import { ControlBox } from '../control/ControlBox.tsx'
import { ControlButton } from '../control/ControlButton.tsx'
import type { EnumOption } from '../../../engine/reading/enum-options.ts'
import { matchOptions } from './match-options.ts'
import { OptionList } from './OptionList.tsx'
import { useListKeys } from './use-list-keys.ts'

export interface ComboboxProps {
  /** The input's id; the list's is `<id>-list`, the label's `<id>-label`. */
  readonly input: InputHTMLAttributes<HTMLInputElement> & { readonly id: string }
  readonly marks: Readonly<Record<`data-${string}`, true | undefined>>
  readonly options: readonly EnumOption[]
  readonly value: JsonValue | undefined
  readonly disabled: boolean
  readonly onPick: (option: EnumOption) => void
  /** The text was emptied. */
  readonly onClear: () => void
  readonly onBlur: () => void
}

/** Lists this short need no typing, so phones do not show the keyboard. */
const shortList = 7

/**
 * A select with search (WAI-ARIA combobox with a list): typing filters, the list is created when it is first opened.
 * Text that matches no choice is reverted on blur.
 */
export function Combobox({ input, marks, options, value, disabled, onPick, onClear, onBlur }: ComboboxProps) {
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const chosen = findChoice(options, value)
  const label = chosen?.label ?? (typeof value === 'string' ? value : '')
  const { shown, more } = matchOptions(options, typed ?? '')
  const initial = chosen ? shown.indexOf(chosen) : -1
  const keys = useListKeys({ count: shown.length, initial, onPick: (index) => pick(shown[index]) })
  const listId = `${input.id}-list`

  const pick = (option: EnumOption | undefined) => {
    setTyped(undefined)
    keys.setOpen(false)
    if (option) onPick(option)
  }
  const open = () => !disabled && !keys.open && keys.setOpen(true, initial)
  const leave = () => {
    if (typed === '' && value !== undefined) onClear()
    setTyped(undefined)
    keys.setOpen(false)
    onBlur()
  }
  return (
    <ControlBox ref={box} {...marks}>
      <input
        {...input}
        ref={field}
        role="combobox"
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode={options.length <= shortList ? 'none' : 'search'}
        aria-expanded={keys.open}
        aria-controls={keys.open ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={keys.open && keys.active >= 0 ? `${listId}-${keys.active}` : undefined}
        disabled={disabled}
        value={typed ?? label}
        onChange={(event) => {
          setTyped(event.target.value)
          keys.setOpen(true, event.target.value === '' ? -1 : 0)
        }}
        onClick={open}
        onFocus={(event) => event.target.select()}
        onBlur={leave}
        onKeyDown={keys.onKeyDown}
      />
      <ControlButton
        type="button"
        tabIndex={-1}
        aria-hidden
        disabled={disabled}
        onMouseDown={(event) => {
          event.preventDefault()
          field.current?.focus()
          if (keys.open) keys.setOpen(false)
          else open()
        }}
      >
        <ExpandMore />
      </ControlButton>
      {keys.open && (
        <OptionList
          id={listId}
          labelledBy={`${input.id}-label`}
          anchor={box}
          options={shown}
          more={more}
          active={keys.active}
          selected={chosen ? [chosen.value] : []}
          onPick={pick}
          onPoint={keys.setActive}
        />
      )}
    </ControlBox>
  )
}
