import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { BillingPreview } from '../../../../contract/billing-run.ts'
import { DataTable } from '../../../../renderer/tables/DataTable.tsx'
import { useLanguage, useText } from '../../../../renderer/texts/use-text.ts'
import { LeftOutMembers } from './LeftOutMembers.tsx'

interface LeftOutReasonsProps {
  /** Which billing and year, as the calls have it. */
  readonly query: string
  readonly reasons: BillingPreview['left_out']
}

/** How many members are left out for which reason, and who they are. */
export function LeftOutReasons({ query, reasons }: LeftOutReasonsProps) {
  const text = useText()
  const figures = new Intl.NumberFormat(useLanguage())
  const [shown, setShown] = useState<string>()
  const chosen = reasons.find(({ reason }) => reason === shown)
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {text('portal.billing-runs.left-out')}
      </Typography>
      <DataTable
        label={text('portal.billing-runs.left-out')}
        columns={[
          { id: 'reason', title: text('portal.billing-runs.reason'), width: 16 },
          { id: 'count', title: text('portal.billing-runs.members'), align: 'right', width: 7 },
        ]}
        rows={reasons.map(({ reason, title, count }) => ({
          key: reason,
          cells: { reason: title, count: figures.format(count) },
          actions: (
            <Button
              size="small"
              aria-label={`${text('portal.billing-runs.show')}: ${title}`}
              onClick={() => setShown(reason)}
            >
              {text('portal.billing-runs.show')}
            </Button>
          ),
        }))}
        actions={{ title: text('portal.billing-runs.actions'), most: 1, width: 9 }}
      />
      {chosen && <LeftOutMembers key={chosen.reason} query={query} reason={chosen} />}
    </Box>
  )
}
