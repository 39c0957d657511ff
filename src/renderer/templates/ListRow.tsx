import type { ReactNode } from 'react'
import { useText } from '../texts/use-text.ts'

export interface ListRowProps {
  /** The row's accessible name, e.g. `Children 2`. */
  readonly name: string
  readonly onRemove: (() => void) | undefined
  readonly onMoveUp: (() => void) | undefined
  readonly onMoveDown: (() => void) | undefined
  readonly onCopy: (() => void) | undefined
  readonly children: ReactNode
}

/** One row of a list with its actions. */
export function ListRow({ name, onRemove, onMoveUp, onMoveDown, onCopy, children }: ListRowProps) {
  const text = useText()
  return (
    <fieldset className="rg-row" aria-label={name}>
      <div className="rg-row-fields">{children}</div>
      <div className="rg-row-actions">
        <RowAction label={text('renderer.list.up', { row: name })} sign="↑" onAct={onMoveUp} />
        <RowAction label={text('renderer.list.down', { row: name })} sign="↓" onAct={onMoveDown} />
        <RowAction label={text('renderer.list.copy', { row: name })} sign="⧉" onAct={onCopy} />
        <RowAction label={text('renderer.list.remove', { row: name })} sign="×" onAct={onRemove} />
      </div>
    </fieldset>
  )
}

interface RowActionProps {
  readonly label: string
  readonly sign: string
  readonly onAct: (() => void) | undefined
}

function RowAction({ label, sign, onAct }: RowActionProps) {
  if (onAct === undefined) return null
  return (
    <button type="button" className="rg-row-action" aria-label={label} title={label} onClick={onAct}>
      <span aria-hidden="true">{sign}</span>
    </button>
  )
}
