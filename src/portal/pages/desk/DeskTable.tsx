import Checkbox from '@mui/material/Checkbox'
import MuiLink from '@mui/material/Link'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { CaseSummary } from '../../../contract/case.ts'
import type { DeskColumn } from '../../../generated/closed-names.ts'
import { DataTable } from '../../../renderer/tables/DataTable.tsx'
import type { TableColumn } from '../../../renderer/tables/table-column.ts'
import { BreakableText } from '../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useCategoryName } from '../../api/use-category-name.ts'
import { useFormats } from '../../ui/use-formats.ts'
import { BulkBar } from './bulk/BulkBar.tsx'
import { beginsIn, useBulkTransitions } from './bulk/use-bulk-transitions.ts'
import { filtersIn, withQuery } from './desk-address.ts'
import { StatusChip } from '../../../renderer/feedback/StatusChip.tsx'
import { useAge } from './use-age.ts'

interface DeskTableProps {
  readonly type: string
  readonly columns: readonly DeskColumn[]
  readonly cases: readonly CaseSummary[]
  readonly search: URLSearchParams
  readonly onChanged: () => void
}

/** Cases in the columns that their type declares; several can be chosen where a transition may be taken of many. */
export function DeskTable({ type, columns, cases, search, onChanged }: DeskTableProps) {
  const text = useText()
  const cells = useCells(type, search)
  const transitions = useBulkTransitions(type)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const choosable = cases.filter((one) => transitions.some((transition) => beginsIn(transition, one)))
  const isBulk = choosable.length > 0
  const titled = columns.map((id): TableColumn => ({ id, title: text(`portal.desk.column.${id}`), ...widths[id] }))
  const choose = (id: string, isIn: boolean) =>
    setChosen(new Set(isIn ? [...chosen, id] : [...chosen].filter((one) => one !== id)))
  const rows = cases.map((one) => ({
    key: one.id,
    cells: cells(one),
    ...(choosable.includes(one) && {
      actions: (
        <Checkbox
          checked={chosen.has(one.id)}
          onChange={(_, isIn) => choose(one.id, isIn)}
          slotProps={{ input: { 'aria-label': text('portal.desk.choose', { number: one.number }) } }}
        />
      ),
    }),
  }))
  return (
    <>
      {isBulk && (
        <BulkBar
          type={type}
          transitions={transitions}
          cases={choosable}
          chosen={choosable.filter(({ id }) => chosen.has(id))}
          onChoose={(ids) => setChosen(new Set(ids))}
          onDone={() => {
            setChosen(new Set())
            onChanged()
          }}
        />
      )}
      <DataTable
        label={text('portal.desk.list')}
        columns={titled}
        rows={rows}
        isFramed={false}
        {...(isBulk && { actions: { title: text('portal.desk.chosen-column'), most: 1 } })}
      />
    </>
  )
}

/** Where a word or two is not enough, rem. */
const widths: Partial<Record<DeskColumn, { readonly width: number }>> = { owner: { width: 14 }, number: { width: 9 } }

/** The content of each column. */
function useCells(type: string, search: URLSearchParams): (one: CaseSummary) => Record<DeskColumn, ReactNode> {
  const text = useText()
  const age = useAge()
  const { date } = useFormats()
  const categoryName = useCategoryName()
  return ({ number, owner, category = '', title, color, entered, started, due, assignee, asked }) => ({
    number: (
      <MuiLink
        component={Link}
        to={withQuery(`/desk/${type}/${encodeURIComponent(number)}`, filtersIn(search))}
        data-case={number}
        sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}
      >
        {number}
      </MuiLink>
    ),
    owner: <BreakableText>{owner.name}</BreakableText>,
    category: category === '' ? '–' : categoryName(category),
    state: <StatusChip title={title} color={color} />,
    age: age(entered),
    started: date(started),
    due: due === null ? '–' : date(due),
    assignee: assignee === null ? '–' : <BreakableText>{assignee.name}</BreakableText>,
    asked: text(asked ? 'portal.yes' : 'portal.no'),
  })
}
