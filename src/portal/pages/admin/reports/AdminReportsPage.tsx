import { useDocument } from '../../../forms/published-context.ts'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { FoundReports } from './FoundReports.tsx'
import { periodAddress } from './period-address.ts'
import { useAddressQuery } from '../../../ui/use-address-query.ts'

/** What the organisation counts and earns, as its page declares it: charts, and tables of the same (ADM-10). */
export function AdminReportsPage() {
  const { page } = useDocument('pages/reports')
  const [search, setSearch] = useAddressQuery()
  if (page?.kind !== 'reports') return null
  return (
    <>
      <PageHeading title={page.title} lead={page.description} />
      <FoundReports page={page} search={periodAddress(search)} onPeriod={setSearch} />
    </>
  )
}
