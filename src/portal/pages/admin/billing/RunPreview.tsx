import { useId, useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { AlertBanner } from '../../../../renderer/feedback/AlertBanner.tsx'
import { ConfirmDialog } from '../../../../renderer/feedback/ConfirmDialog.tsx'
import { TableSkeleton } from '../../../../renderer/feedback/TableSkeleton.tsx'
import { focusOnMount } from '../../../../renderer/feedback/focus-on-mount.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../api/use-call.ts'
import { ExportMenu } from '../../../documents/ExportMenu.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { useFormats } from '../../../ui/use-formats.ts'
import type { ChosenBilling } from './ChooseBilling.tsx'
import { LeftOutReasons } from './LeftOutReasons.tsx'
import { PreviewSums } from './PreviewSums.tsx'
import { useBeginRun } from './use-begin-run.ts'

interface RunPreviewProps {
  readonly chosen: ChosenBilling
  /** Whether a run is under way. */
  readonly isClosed: boolean
  readonly onBegun: () => void
  readonly onClear: () => void
}

/** Whom a run would bill, how much, and who is left out; it begins when that is confirmed. */
export function RunPreview({ chosen, isClosed, onBegun, onClear }: RunPreviewProps) {
  const text = useText()
  const { money } = useFormats()
  const title = useId()
  const chosenQuery = { declaration: chosen.declaration, year: String(chosen.year) }
  const query = new URLSearchParams(chosenQuery).toString()
  const { data, error, mutate } = useCall(`admin/billing/preview?${query}`)
  const [isAsked, setAsked] = useState(false)
  const { begin, problem, isBusy } = useBeginRun(chosen, onBegun)
  const name = data ? `${data.title} ${data.year}` : ''
  return (
    <Card component="section" aria-labelledby={title} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id={title} ref={focusOnMount} tabIndex={-1} sx={{ outline: 'none' }}>
        {text('portal.billing-runs.preview')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        {[name, text('portal.billing-runs.nothing-yet')].filter((part) => part !== '').join(' · ')}
      </Typography>
      {error && !data && <LoadFailure error={error} onRetry={() => void mutate()} />}
      {!error && !data && <TableSkeleton columns={3} />}
      {data && (
        <>
          <PreviewSums preview={data} />
          {data.left_out.length > 0 && <LeftOutReasons query={query} reasons={data.left_out} />}
        </>
      )}
      <Stack sx={{ gap: 1.5, mt: 3 }}>
        {data?.count === 0 && <AlertBanner kind="info">{text('portal.billing-runs.none-left')}</AlertBanner>}
        {isClosed && <AlertBanner kind="info">{text('server.billing.in-progress')}</AlertBanner>}
        {problem !== undefined && <AlertBanner kind="error">{problem}</AlertBanner>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {data && data.count > 0 && (
            <Button variant="contained" loading={isBusy} disabled={isClosed} onClick={() => setAsked(true)}>
              {text('portal.billing-runs.begin', { count: data.count })}
            </Button>
          )}
          {data && data.count > 0 && (
            <ExportMenu
              label={text('portal.billing-runs.save-billed')}
              address="admin/billing/export"
              filters={new URLSearchParams({ ...chosenQuery, list: 'billed' })}
              fileName={`${name} – ${text('portal.export.billed')}`}
            />
          )}
          {data && data.left_out.length > 0 && (
            <ExportMenu
              label={text('portal.billing-runs.save-left-out')}
              address="admin/billing/export"
              filters={new URLSearchParams({ ...chosenQuery, list: 'left-out' })}
              fileName={`${name} – ${text('portal.export.left-out')}`}
            />
          )}
          <Button variant="outlined" disabled={isBusy} onClick={onClear}>
            {text('portal.billing-runs.other')}
          </Button>
        </Box>
      </Stack>
      {data && (
        <ConfirmDialog
          open={isAsked}
          title={text('portal.billing-runs.begin-title')}
          text={text('portal.billing-runs.begin-text', { total: money(data.total) })}
          confirm={text('portal.billing-runs.begin', { count: data.count })}
          busy={isBusy}
          onConfirm={() => void begin().finally(() => setAsked(false))}
          onCancel={() => setAsked(false)}
        />
      )}
    </Card>
  )
}
