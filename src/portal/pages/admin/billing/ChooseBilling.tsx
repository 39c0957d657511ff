import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { RecordSkeleton } from '../../../../renderer/feedback/RecordSkeleton.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../api/use-call.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'

/** A declared billing, and the calendar year in which the billed year begins. */
export interface ChosenBilling {
  readonly declaration: string
  readonly year: number
}

/** What is billed and for which year: this year unless another is chosen. */
export function ChooseBilling({ onChoose }: { readonly onChoose: (chosen: ChosenBilling) => void }) {
  const text = useText()
  const { data, error, mutate } = useCall('admin/billing')
  const [id, setId] = useState<string>()
  const [year, setYear] = useState<number>()
  const billing = data?.find((one) => one.id === id) ?? data?.[0]
  const shownYear = billing?.years.find((one) => one.year === year) ?? billing?.years[0]
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {text('portal.billing-runs.new')}
      </Typography>
      {error && !data && <LoadFailure error={error} onRetry={() => void mutate()} />}
      {!error && !data && <RecordSkeleton />}
      {billing && shownYear && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2 }}>
          <TextField
            select
            label={text('portal.billing-runs.what')}
            value={billing.id}
            onChange={(event) => setId(event.target.value)}
            sx={{ flex: '1 1 16rem' }}
          >
            {data?.map((one) => (
              <MenuItem key={one.id} value={one.id}>
                {one.title}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label={text('portal.billing-runs.year')}
            value={shownYear.year}
            onChange={(event) => setYear(Number(event.target.value))}
            sx={{ flex: '0 1 10rem' }}
          >
            {billing.years.map((one) => (
              <MenuItem key={one.year} value={one.year}>
                {one.name}
              </MenuItem>
            ))}
          </TextField>
          <Button variant="contained" onClick={() => onChoose({ declaration: billing.id, year: shownYear.year })}>
            {text('portal.billing-runs.show-preview')}
          </Button>
        </Box>
      )}
    </Card>
  )
}
