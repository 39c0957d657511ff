import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { SearchField } from '../../../ui/SearchField.tsx'
import { shownYear, withDay, yearsAddress } from './period-address.ts'

interface ReportPeriodBarProps {
  readonly search: URLSearchParams
  /** Those in which there is anything, the newest first. */
  readonly years: readonly number[]
  readonly onPeriod: (search: URLSearchParams) => void
}

/** Chooses the period of the reports: a year, or from one day to another. */
export function ReportPeriodBar({ search, years, onPeriod }: ReportPeriodBarProps) {
  const text = useText()
  const shown = shownYear(search, years)
  const choose = (chosen: string) => {
    const [newest, oldest] = [years[0], years.at(-1)]
    if (chosen === 'all' && newest !== undefined && oldest !== undefined) onPeriod(yearsAddress(oldest, newest))
    else if (chosen !== 'other') onPeriod(yearsAddress(Number(chosen), Number(chosen)))
  }
  return (
    <Bar aria-label={text('portal.reports.period')}>
      <TextField
        select
        size="small"
        label={text('portal.reports.year')}
        value={String(shown)}
        onChange={({ target }) => choose(target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {shown === 'other' && <option value="other">{text('portal.reports.year-other')}</option>}
        {years.map((year) => (
          <option key={year} value={String(year)}>
            {year}
          </option>
        ))}
        {years.length > 1 && <option value="all">{text('portal.reports.year-all')}</option>}
      </TextField>
      {(['from', 'to'] as const).map((name) => (
        <SearchField
          key={name}
          type="date"
          label={text(`portal.reports.${name}`)}
          sought={search.get(name) ?? ''}
          onSearch={(day) => onPeriod(withDay(search, name, day))}
        />
      ))}
    </Bar>
  )
}

const Bar = styled('search')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2),
  '& > *': { flex: '1 1 10rem', maxWidth: '20rem' },
}))
