import Card from '@mui/material/Card'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { ExportMenu } from '../../../documents/ExportMenu.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { FoundUsers } from './FoundUsers.tsx'
import { UserFilters } from './UserFilters.tsx'
import { usersAddress } from './users-address.ts'
import { useAddressQuery } from '../../../ui/use-address-query.ts'

/** The organisation's users, to find, change and delete, and to help (ADM-03, ADM-04). */
export function AdminUsersPage() {
  const text = useText()
  const [search, setSearch] = useAddressQuery()
  return (
    <>
      <PageHeading
        title={text('portal.users.title')}
        lead={text('portal.users.lead')}
        actions={
          <ExportMenu
            address="admin/users/export"
            filters={usersAddress.filters(search)}
            fileName={text('portal.users.title')}
          />
        }
      />
      <Card>
        <UserFilters
          search={search}
          onFilter={(filter, value) => setSearch(usersAddress.withFilter(search, filter, value))}
          onClear={() => setSearch(new URLSearchParams())}
        />
        <FoundUsers search={search} onGo={setSearch} />
      </Card>
    </>
  )
}
