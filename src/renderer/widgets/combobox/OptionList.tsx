import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { equalJson } from '../../../engine/json/json.ts'
import type { JsonValue } from '../../../engine/json/json.ts'
import { BreakableText } from '../../texts/BreakableText.tsx'
import { useText } from '../../texts/use-text.ts'
import type { EnumOption } from '../../../engine/reading/enum-options.ts'
import { useAnchoredPopover } from './use-anchored-popover.ts'

export interface OptionListProps {
  readonly id: string
  readonly labelledBy: string
  readonly anchor: RefObject<HTMLElement | null>
  readonly options: readonly EnumOption[]
  /** How many more there are than are shown. */
  readonly more: number
  /** Index of the option that Enter picks; -1 for none. */
  readonly active: number
  readonly selected: readonly JsonValue[]
  readonly multiple?: boolean
  readonly onPick: (option: EnumOption) => void
  readonly onPoint: (index: number) => void
}

/** The open list of a combobox. The focus stays in the input; the list only shows the active option. */
export function OptionList(props: OptionListProps) {
  const { id, options, more, active } = props
  const text = useText()
  const popup = useRef<HTMLDivElement>(null)
  const list = { role: 'listbox', id, 'aria-labelledby': props.labelledBy, 'aria-multiselectable': props.multiple }
  useAnchoredPopover(props.anchor, popup, true)
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  return (
    <Popup ref={popup} popover="manual" onMouseDown={(event) => event.preventDefault()}>
      <div {...list}>
        {options.map((option, index) => (
          <Option key={index} index={index} option={option} {...props} />
        ))}
      </div>
      {options.length === 0 && <Note>{text('renderer.select.none')}</Note>}
      {more > 0 && <Note>{text('renderer.select.more', { count: more })}</Note>}
    </Popup>
  )
}

interface OptionProps extends OptionListProps {
  readonly index: number
  readonly option: EnumOption
}

function Option({ id, index, option, active, selected, onPick, onPoint }: OptionProps) {
  const isSelected = selected.some((value) => equalJson(value, option.value))
  const attributes = { role: 'option', id: `${id}-${index}`, 'aria-selected': isSelected }
  return (
    <Row
      {...attributes}
      data-active={index === active || undefined}
      onClick={() => onPick(option)}
      onMouseMove={() => index !== active && onPoint(index)}
    >
      <span>
        <BreakableText>{option.label}</BreakableText>
      </span>
    </Row>
  )
}

const Popup = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  flexDirection: 'column',
  '&:popover-open': { display: 'flex' },
  '& [role="listbox"]': { minHeight: 0, padding: 6, overflowY: 'auto', overscrollBehavior: 'contain' },
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: `calc(${theme.vars?.shape.borderRadius} * 1.1)`,
  background: theme.vars?.palette.background.paper,
  color: theme.vars?.palette.text.primary,
  boxShadow: theme.shadows[8],
  boxSizing: 'border-box',
}))

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 40,
  padding: '7px 12px',
  boxSizing: 'border-box',
  borderRadius: `calc(${theme.vars?.shape.borderRadius} * 0.7)`,
  cursor: 'pointer',
  '& > span': { minWidth: 0 },
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 40px',
  '&[data-active]': { background: `color-mix(in srgb, ${theme.vars?.palette.primary.main} 14%, transparent)` },
  '&[aria-selected="true"]': { fontWeight: 600 },
  '&[aria-selected="true"]::after': {
    content: '""',
    flexShrink: 0,
    width: 6,
    height: 11,
    marginRight: 4,
    border: `solid ${theme.vars?.palette.primary.text}`,
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(45deg) translateY(-2px)',
  },
}))

const Note = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '10px 18px',
  fontSize: '0.875rem',
  color: theme.vars?.palette.text.secondary,
}))
