import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useNavigate } from 'react-router-dom'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useCall } from '../../api/use-call.ts'
import { everyYear, statementAddress } from '../../billing/posted-address.ts'

interface StatementYearsProps {
  /** A year, or `all`. */
  readonly shown: string
}

/** Chooses the year of a statement among those in which something was posted. */
export function StatementYears({ shown }: StatementYearsProps) {
  const text = useText()
  const navigate = useNavigate()
  const { data = [] } = useCall('profile/ledger')
  const posted = new Set(data.map(({ postingDate }) => postingDate.slice(0, 4)))
  // The one in the address is there before the others are known.
  const years = [...posted, ...(shown === everyYear ? [] : [shown])]
  return (
    <TextField
      select
      size="small"
      label={text('portal.billing.statement-year')}
      value={shown}
      onChange={({ target }) => void navigate(statementAddress(target.value), { replace: true })}
      sx={{ minWidth: 140 }}
    >
      <MenuItem value={everyYear}>{text('portal.billing.every-year')}</MenuItem>
      {[...new Set(years)]
        .toSorted()
        .toReversed()
        .map((year) => (
          <MenuItem key={year} value={year}>
            {year}
          </MenuItem>
        ))}
    </TextField>
  )
}
