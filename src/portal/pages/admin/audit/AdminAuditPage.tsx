import Card from '@mui/material/Card'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { auditAddress } from './audit-address.ts'
import { AuditFilterBar } from './AuditFilterBar.tsx'
import { ExportButton } from './ExportButton.tsx'
import { FoundEntries } from './FoundEntries.tsx'
import { useAddressQuery } from '../../../ui/use-address-query.ts'

/** Who changed what, when, and from which to which value (ADM-08). */
export function AdminAuditPage() {
  const text = useText()
  const [search, setSearch] = useAddressQuery()
  return (
    <>
      <PageHeading
        title={text('portal.audit.title')}
        lead={text('portal.audit.lead')}
        actions={<ExportButton filters={auditAddress.filters(search)} />}
      />
      <Card>
        <AuditFilterBar
          search={search}
          onFilter={(filter, value) => setSearch(auditAddress.withFilter(search, filter, value))}
          onClear={() => setSearch(new URLSearchParams())}
        />
        <FoundEntries search={search} onGo={setSearch} />
      </Card>
    </>
  )
}
