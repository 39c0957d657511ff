import { useState } from 'react'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import PersonAddAltOutlined from '@mui/icons-material/PersonAddAltOutlined'
import type { StaffPerson } from '../../../../contract/staff.ts'
import { EmptyState } from '../../../../renderer/feedback/EmptyState.tsx'
import { TableSkeleton } from '../../../../renderer/feedback/TableSkeleton.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../api/use-call.ts'
import { ExportMenu } from '../../../documents/ExportMenu.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { StaffDialog } from './StaffDialog.tsx'
import { StaffTable } from './StaffTable.tsx'
import type { StaffAction } from './StaffTable.tsx'

/** Who works for the organisation: invites, changes roles, removes (ADM-15). */
export function AdminStaffPage() {
  const text = useText()
  const { data, error, mutate } = useCall('admin/staff')
  const [isInviting, setInviting] = useState(false)
  const [chosen, setChosen] = useState<{ readonly action: StaffAction; readonly person: StaffPerson }>()
  const changed = () => void mutate()
  return (
    <>
      <PageHeading
        title={text('portal.staff.title')}
        lead={text('portal.staff.lead')}
        actions={
          <>
            <ExportMenu address="admin/staff/export" fileName={text('portal.staff.title')} />
            <Button
              variant="contained"
              startIcon={<PersonAddAltOutlined />}
              disabled={!data}
              onClick={() => setInviting(true)}
            >
              {text('portal.staff.invite')}
            </Button>
          </>
        }
      />
      {error && !data ? (
        <LoadFailure error={error} onRetry={changed} />
      ) : (
        <Card>
          {!data && <TableSkeleton columns={3} />}
          {data?.people.length === 0 && (
            <EmptyState title={text('portal.staff.none')} text={text('portal.staff.none-text')} />
          )}
          {data && data.people.length > 0 && (
            <StaffTable people={data.people} onAct={(action, person) => setChosen({ action, person })} />
          )}
        </Card>
      )}
      {data && isInviting && <InviteDialog roles={data.roles} onInvited={changed} onClose={() => setInviting(false)} />}
      {data && chosen && (
        <StaffDialog {...chosen} roles={data.roles} onChanged={changed} onClose={() => setChosen(undefined)} />
      )}
    </>
  )
}
