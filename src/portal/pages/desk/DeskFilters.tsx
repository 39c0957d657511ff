import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import type { RefObject } from 'react'
import type { PlainTextKey } from '../../../engine/translate/message.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { deskOrders } from './desk-orders.ts'
import type { DeskFilter } from './desk-address.ts'
import { isNarrowed } from './desk-address.ts'

interface DeskFiltersProps {
  readonly search: URLSearchParams
  readonly searchRef: RefObject<HTMLInputElement | null>
  readonly onFilter: (filter: DeskFilter, value: string) => void
  readonly onClear: () => void
}

interface Choice {
  readonly filter: DeskFilter
  readonly label: PlainTextKey
  readonly options: readonly (readonly [value: string, text: PlainTextKey])[]
}

const choices: readonly Choice[] = [
  {
    filter: 'assigned',
    label: 'portal.desk.assigned',
    options: [
      ['', 'portal.desk.anybody'],
      ['me', 'portal.desk.me'],
      ['nobody', 'portal.desk.nobody'],
    ],
  },
  {
    filter: 'asked',
    label: 'portal.desk.asked',
    options: [
      ['', 'portal.desk.either'],
      ['yes', 'portal.desk.asked-yes'],
      ['no', 'portal.desk.asked-no'],
    ],
  },
  {
    filter: 'waiting',
    label: 'portal.desk.waiting',
    options: [
      ['', 'portal.desk.waiting-any'],
      ['7', 'portal.desk.waiting-7'],
      ['14', 'portal.desk.waiting-14'],
      ['30', 'portal.desk.waiting-30'],
    ],
  },
  {
    filter: 'sort',
    label: 'portal.desk.sort',
    options: deskOrders.map((order) => [order === 'age' ? '' : order, `portal.desk.sort.${order}`] as const),
  },
]

/** Searches and filters a queue; all of it is kept in the address. */
export function DeskFilters({ search, searchRef, onFilter, onClear }: DeskFiltersProps) {
  const text = useText()
  const sought = search.get('search') ?? ''
  return (
    <Bar aria-label={text('portal.desk.filters')}>
      <SearchField
        key={sought}
        label={text('portal.desk.search')}
        placeholder={text('portal.desk.search-hint')}
        sought={sought}
        inputRef={searchRef}
        onSearch={(value) => onFilter('search', value)}
      />
      {choices.map(({ filter, label, options }) => (
        <TextField
          key={filter}
          select
          size="small"
          label={text(label)}
          value={search.get(filter) ?? ''}
          onChange={({ target }) => onFilter(filter, target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          {options.map(([value, option]) => (
            <MenuItem key={value} value={value}>
              {text(option)}
            </MenuItem>
          ))}
        </TextField>
      ))}
      {isNarrowed(search) && <Button onClick={onClear}>{text('portal.desk.clear')}</Button>}
    </Bar>
  )
}

const Bar = styled('search')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2),
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
}))
