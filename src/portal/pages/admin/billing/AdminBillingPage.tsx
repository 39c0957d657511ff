import { useState } from 'react'
import Stack from '@mui/material/Stack'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../api/use-call.ts'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { ChooseBilling } from './ChooseBilling.tsx'
import type { ChosenBilling } from './ChooseBilling.tsx'
import { isRunUnderWay } from './is-run-under-way.ts'
import { PastRuns } from './PastRuns.tsx'
import { RunPreview } from './RunPreview.tsx'

/** How often runs are read again while one is under way; milliseconds. */
const followed = 1000

/** Bills members for a year: a preview first, then a run in the background, which can be undone (SUB-04). */
export function AdminBillingPage() {
  const text = useText()
  const runs = useCall('admin/billing/runs', {
    refreshInterval: (found) => (found?.some(isRunUnderWay) ? followed : 0),
  })
  const [chosen, setChosen] = useState<ChosenBilling>()
  const [focused, setFocused] = useState(0)
  return (
    <>
      <PageHeading title={text('portal.billing-runs.title')} lead={text('portal.billing-runs.lead')} />
      <Stack sx={{ gap: 3 }}>
        {chosen ? (
          <RunPreview
            chosen={chosen}
            isClosed={runs.data?.some(isRunUnderWay) ?? false}
            onBegun={() => {
              setChosen(undefined)
              setFocused((times) => times + 1)
              void runs.mutate()
            }}
            onClear={() => setChosen(undefined)}
          />
        ) : (
          <ChooseBilling onChoose={setChosen} />
        )}
        <PastRuns runs={runs} focused={focused} />
      </Stack>
    </>
  )
}
