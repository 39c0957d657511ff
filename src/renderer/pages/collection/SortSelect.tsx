import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { ColumnDefinition } from '../../../engine/document/collection-page.ts'
import { useText } from '../../texts/use-text.ts'
import { ControlBox } from '../../widgets/control/ControlBox.tsx'
import type { TableView } from './use-table.ts'

export interface SortSelectProps {
  readonly columns: readonly ColumnDefinition[]
  readonly view: TableView
}

/** Sets the order of records where there are no column headings to press: on cards. */
export function SortSelect({ columns, view }: SortSelectProps) {
  const text = useText()
  const id = useId()
  const orders = columns
    .filter(({ sort }) => sort !== 'none')
    .flatMap((column) => [
      { column, direction: 'ascending' as const },
      { column, direction: 'descending' as const },
    ])
  const { order } = view
  const chosen = orders.findIndex((one) => one.column.id === order?.column.id && one.direction === order.direction)
  return (
    <Labelled>
      <label htmlFor={id}>{text('renderer.collection.sort')}</label>
      <ControlBox>
        <select id={id} value={chosen} onChange={(event) => view.onOrder(orders[Number(event.currentTarget.value)])}>
          <option value={-1}>{text('renderer.collection.as-stored')}</option>
          {orders.map(({ column, direction }, index) => (
            <option key={`${column.id} ${direction}`} value={index}>
              {text(`renderer.collection.${direction}`, { column: column.title })}
            </option>
          ))}
        </select>
      </ControlBox>
    </Labelled>
  )
}

const Labelled = styled('div')({
  display: 'flex',
  flex: '1 1 100%',
  alignItems: 'center',
  gap: 12,
  '& label': { fontSize: '0.9375rem', whiteSpace: 'nowrap' },
  '& > div': { flex: 1 },
  '& select': {
    width: '100%',
    minWidth: 0,
    minHeight: 44,
    paddingInline: 10,
    border: 0,
    outline: 'none',
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
  },
})
