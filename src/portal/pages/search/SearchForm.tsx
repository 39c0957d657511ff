import SearchOutlined from '@mui/icons-material/SearchOutlined'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import type { PublicFilter, RegisterPage } from '../../../engine/document/register-page.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useCall } from '../../api/use-call.ts'
import { useGenderNames } from './use-gender-names.ts'

interface SearchFormProps {
  readonly page: RegisterPage
  /** The address's query. */
  readonly search: URLSearchParams
  readonly onSearch: (name: 'term' | PublicFilter['by'], value: string) => void
}

/** The term, and what narrows the search. An empty term is refused at its field. */
export function SearchForm({ page, search, onSearch }: SearchFormProps) {
  const text = useText()
  const sought = search.get('term') ?? ''
  const [typed, setTyped] = useState(sought)
  const [followed, setFollowed] = useState(sought)
  const [isRefused, setIsRefused] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  if (followed !== sought) {
    setFollowed(sought)
    setTyped(sought)
    setIsRefused(false)
  }
  const isEmpty = !/[\p{L}\p{N}]/u.test(typed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsRefused(isEmpty)
    if (isEmpty) field.current?.focus()
    else onSearch('term', typed.trim())
  }
  return (
    <search>
      <Form noValidate onSubmit={submit} aria-label={page.title}>
        <TextField
          type="search"
          required
          label={text('portal.register.term')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={isRefused && isEmpty}
          helperText={isRefused && isEmpty ? text('portal.register.term-needed') : text('portal.register.hint')}
          slotProps={{ htmlInput: { ref: field, enterKeyHint: 'search', maxLength: 100, autoComplete: 'off' } }}
        />
        {page.filters.map(({ id, title, by }) => (
          <Filter key={id} {...{ title, by }} value={search.get(by) ?? ''} onChoose={(value) => onSearch(by, value)} />
        ))}
        <Button type="submit" variant="contained" size="large" startIcon={<SearchOutlined />}>
          {text('portal.register.search')}
        </Button>
      </Form>
    </search>
  )
}

interface FilterProps extends Pick<PublicFilter, 'title' | 'by'> {
  readonly value: string
  readonly onChoose: (value: string) => void
}

function Filter({ title, by, value, onChoose }: FilterProps) {
  const text = useText()
  const options = useOptions()[by]
  return (
    <TextField
      select
      label={title}
      value={options.some(([code]) => code === value) ? value : ''}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{text('portal.register.all')}</MenuItem>
      {options.map(([code, name]) => (
        <MenuItem key={code} value={code}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

function useOptions(): Readonly<Record<PublicFilter['by'], readonly (readonly [code: string, name: string])[]>> {
  const { data: categories = [] } = useCall('setup/membership-categories')
  const genders = useGenderNames() ?? []
  return { gender: genders, category: categories.map(({ Code, Description }) => [Code, Description]) }
}

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: theme.spacing(2),
  padding: theme.spacing(2.5),
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 'calc(var(--mui-shape-borderRadius) * 1.5)',
  background: 'var(--mui-palette-background-paper)',
  '& > *': { flex: '1 1 150px', minWidth: 0 },
  '& > div:first-of-type': { flex: '3 1 260px' },
  '& > button': { flex: '0 0 auto', minHeight: 56 },
  [theme.breakpoints.down('sm')]: { '& > *': { flexBasis: '100%' }, '& > button': { flexBasis: '100%' } },
}))
