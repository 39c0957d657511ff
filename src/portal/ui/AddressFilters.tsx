import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { useRef } from 'react'
import type { RefObject } from 'react'
import type { PlainTextKey } from '../../engine/translate/message.ts'
import { useText } from '../../renderer/texts/use-text.ts'
import { SearchField } from './SearchField.tsx'

/** A filter with a few values; the first option, whose value is empty, narrows nothing. A value may name itself. */
export interface FilterChoice<Filter extends string> {
  readonly filter: Filter
  readonly label: PlainTextKey
  readonly options: readonly (readonly [value: string, text?: PlainTextKey])[]
}

/** A filter by a day, `YYYY-MM-DD`. */
export interface DayChoice<Filter extends string> {
  readonly filter: Filter
  readonly label: PlainTextKey
}

interface AddressFiltersProps<Filter extends string> {
  readonly label: PlainTextKey
  readonly searchLabel: PlainTextKey
  readonly searchHint: PlainTextKey
  readonly choices: readonly FilterChoice<Filter | 'search'>[]
  readonly days?: readonly DayChoice<Filter | 'search'>[]
  /** The address's query, which holds the filters by their names. */
  readonly search: URLSearchParams
  readonly searchRef?: RefObject<HTMLInputElement | null>
  /** Whether a filter narrows the list, so that there is something to clear. */
  readonly isNarrowed: boolean
  /** Sets a filter; the empty value takes it away. */
  readonly onFilter: (filter: Filter | 'search', value: string) => void
  readonly onClear: () => void
}

/** With more filters, the search has a row of its own. */
const mostBesideSearch = 4

/** Searches and filters a long list on the server; all of it is kept in the address. */
export function AddressFilters<Filter extends string>(props: AddressFiltersProps<Filter>) {
  const { label, searchLabel, searchHint, choices, days = [], search, searchRef, isNarrowed, onFilter, onClear } = props
  const text = useText()
  const ownRef = useRef<HTMLInputElement>(null)
  const fieldRef = searchRef ?? ownRef
  const clear = (button: HTMLElement) => {
    // The button disappears: the keyboard goes on from the search. A touch needs none: it would open a keyboard.
    if (button.matches(':focus-visible')) fieldRef.current?.focus()
    onClear()
  }
  const sought = search.get('search') ?? ''
  return (
    <Bar aria-label={text(label)} data-many={choices.length + days.length > mostBesideSearch || undefined}>
      <SearchField
        label={text(searchLabel)}
        placeholder={text(searchHint)}
        sought={sought}
        inputRef={fieldRef}
        onSearch={(value) => onFilter('search', value)}
      />
      {choices.map(({ filter, label: title, options }) => (
        <TextField
          key={filter}
          select
          size="small"
          label={text(title)}
          value={options.find(([value]) => value === search.get(filter))?.[0] ?? ''}
          onChange={({ target }) => onFilter(filter, target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          {options.map(([value, option]) => (
            <MenuItem key={value} value={value}>
              {option === undefined ? value : text(option)}
            </MenuItem>
          ))}
        </TextField>
      ))}
      {days.map(({ filter, label: title }) => {
        const day = search.get(filter) ?? ''
        return (
          <SearchField
            key={filter}
            type="date"
            label={text(title)}
            sought={day}
            onSearch={(value) => onFilter(filter, value)}
          />
        )
      })}
      {isNarrowed && (
        <Clear variant="outlined" size="small" onClick={({ currentTarget }) => clear(currentTarget)}>
          {text('portal.list.clear')}
        </Clear>
      )}
    </Bar>
  )
}

const Bar = styled('search')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2),
  // Narrow enough for the search, four filters and the button in one row beside the menu of a small laptop.
  '& > *': { flex: '1 1 128px', minWidth: 0 },
  '& > :first-of-type': { flex: '1 1 180px' },
  '&[data-many] > div:first-of-type': { flexBasis: '100%' },
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: '1 / -1' },
    // A filter without another beside it has the room for its longest choice.
    '& > div:nth-of-type(even):not(:has(+ div))': { gridColumn: '1 / -1' },
  },
}))

/** As high as the fields beside it; on a phone it is below them, and as wide as all of them. */
const Clear = styled(Button)(({ theme }) => ({
  '&&': { flex: 'none', minHeight: 40 },
  [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1' },
}))
