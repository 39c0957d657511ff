import { useState } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { BillingPreview } from '../../../../contract/billing-run.ts'
import { focusOnMount } from '../../../../renderer/feedback/focus-on-mount.ts'
import { TableSkeleton } from '../../../../renderer/feedback/TableSkeleton.tsx'
import { DataTable } from '../../../../renderer/tables/DataTable.tsx'
import { BreakableText } from '../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../api/use-call.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { FoundPage } from '../FoundPage.tsx'

interface LeftOutMembersProps {
  readonly query: string
  readonly reason: BillingPreview['left_out'][number]
}

/** The members who are left out for a reason, by pages. */
export function LeftOutMembers({ query, reason }: LeftOutMembersProps) {
  const text = useText()
  const [page, setPage] = useState(1)
  const address = `admin/billing/left-out?${query}&reason=${reason.reason}&page=${page}` as const
  const { data, error, mutate } = useCall(address, { keepPreviousData: true })
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="h4" component="h4" ref={focusOnMount} tabIndex={-1} sx={{ mb: 1, outline: 'none' }}>
        {reason.title}
      </Typography>
      {error && !data && <LoadFailure error={error} onRetry={() => void mutate()} />}
      {!error && !data && <TableSkeleton columns={3} />}
      {data && (
        <FoundPage
          count={text('portal.billing-runs.found', { count: data.total })}
          page={data.page}
          pages={data.pages}
          onPage={setPage}
        >
          <DataTable
            label={reason.title}
            columns={[
              { id: 'member_no', title: text('portal.billing-runs.member-no'), width: 8 },
              { id: 'name', title: text('portal.billing-runs.name'), width: 14 },
              { id: 'category', title: text('portal.billing-runs.category'), width: 10 },
            ]}
            rows={data.items.map(({ member_no, name, category }) => ({
              key: member_no,
              cells: { member_no, name: <BreakableText>{name}</BreakableText>, category },
            }))}
          />
        </FoundPage>
      )}
    </Box>
  )
}
