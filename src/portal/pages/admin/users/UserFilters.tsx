import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import type { PlainTextKey } from '../../../../engine/translate/message.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { SearchField } from '../../../ui/SearchField.tsx'
import { areUsersNarrowed } from './users-address.ts'
import type { UserFilter } from './users-address.ts'

interface UserFiltersProps {
  readonly search: URLSearchParams
  readonly onFilter: (filter: UserFilter, value: string) => void
  readonly onClear: () => void
}

interface Choice {
  readonly filter: UserFilter
  readonly label: PlainTextKey
  readonly options: readonly (readonly [value: string, text: PlainTextKey])[]
}

const choices: readonly Choice[] = [
  {
    filter: 'type',
    label: 'portal.users.type',
    options: [
      ['', 'renderer.collection.all'],
      ['Individual', 'portal.users.type.Individual'],
      ['Corporate', 'portal.users.type.Corporate'],
    ],
  },
  {
    filter: 'staff',
    label: 'portal.users.staff',
    options: [
      ['', 'renderer.collection.all'],
      ['no', 'portal.users.staff-no'],
      ['yes', 'portal.users.staff-yes'],
    ],
  },
  {
    filter: 'application',
    label: 'portal.users.application',
    options: [
      ['', 'renderer.collection.all'],
      ['yes', 'portal.users.application-yes'],
      ['no', 'portal.users.application-no'],
    ],
  },
]

/** Searches and filters the users; all of it is kept in the address. */
export function UserFilters({ search, onFilter, onClear }: UserFiltersProps) {
  const text = useText()
  const sought = search.get('search') ?? ''
  return (
    <Bar aria-label={text('portal.users.filters')}>
      <SearchField
        key={sought}
        label={text('portal.users.search')}
        placeholder={text('portal.users.search-hint')}
        sought={sought}
        onSearch={(value) => onFilter('search', value)}
      />
      {choices.map(({ filter, label, options }) => (
        <TextField
          key={filter}
          select
          size="small"
          label={text(label)}
          value={options.find(([value]) => value === search.get(filter))?.[0] ?? ''}
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
      {areUsersNarrowed(search) && <Button onClick={onClear}>{text('portal.desk.clear')}</Button>}
    </Bar>
  )
}

const Bar = styled('search')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(240px, 2fr) repeat(auto-fit, minmax(150px, 1fr))',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2),
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))
