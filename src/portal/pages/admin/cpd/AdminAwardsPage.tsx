import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { TableSkeleton } from '../../../../renderer/feedback/TableSkeleton.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../api/use-call.ts'
import { ExportMenu } from '../../../documents/ExportMenu.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { useAddressQuery } from '../../../ui/use-address-query.ts'
import { AwardDialog } from './AwardDialog.tsx'
import { AwardFilters } from './AwardFilters.tsx'
import { FoundAwards } from './FoundAwards.tsx'
import { awardsAddress } from './awards-address.ts'

/** Members' points for professional development: to find, award, correct and withdraw (CPD-02). */
export function AdminAwardsPage() {
  const text = useText()
  const [search, setSearch] = useAddressQuery()
  const [isAwarding, setAwarding] = useState(false)
  const found = useCall(`admin/cpd?${awardsAddress.place(search).toString()}`, { keepPreviousData: true })
  const { data, error, mutate } = found
  return (
    <>
      <PageHeading
        title={text('portal.awards.title')}
        lead={text('portal.awards.lead')}
        actions={
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            <ExportMenu
              address="admin/cpd/export"
              filters={awardsAddress.filters(search)}
              fileName={text('portal.awards.title')}
            />
            <Button variant="outlined" component={Link} to="/admin/cpd/import">
              {text('portal.awards.import')}
            </Button>
            <Button variant="contained" onClick={() => setAwarding(true)}>
              {text('portal.awards.add')}
            </Button>
          </Stack>
        }
      />
      <Card>
        <AwardFilters
          search={search}
          years={data?.years ?? []}
          onFilter={(filter, value) => setSearch(awardsAddress.withFilter(search, filter, value))}
          onClear={() => setSearch(new URLSearchParams())}
        />
        {error && !data && <LoadFailure error={error} onRetry={() => void mutate()} />}
        {!error && !data && <TableSkeleton columns={6} />}
        {data && <FoundAwards found={data} search={search} onGo={setSearch} onChanged={() => void mutate()} />}
      </Card>
      {isAwarding && <AwardDialog onSaved={() => void mutate()} onClose={() => setAwarding(false)} />}
    </>
  )
}
