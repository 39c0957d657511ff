import { useState } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import useSWR from 'swr'
import type { AdminUser } from '../../../../contract/admin-user.ts'
import type { Application } from '../../../../contract/application.ts'
import { AlertBanner } from '../../../../renderer/feedback/AlertBanner.tsx'
import { DialogFrame } from '../../../../renderer/feedback/DialogFrame.tsx'
import { EmptyState } from '../../../../renderer/feedback/EmptyState.tsx'
import { StatusChip } from '../../../../renderer/feedback/StatusChip.tsx'
import { TableSkeleton } from '../../../../renderer/feedback/TableSkeleton.tsx'
import { DataTable } from '../../../../renderer/tables/DataTable.tsx'
import { useLanguage, useText } from '../../../../renderer/texts/use-text.ts'
import { useApi } from '../../../api/api-context.ts'
import type { ApiError } from '../../../api/api-error.ts'
import { useCategoryName } from '../../../api/use-category-name.ts'
import { useFailureOf } from '../../../api/use-failure-of.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { useFormats } from '../../../ui/use-formats.ts'

interface ApplicationsDialogProps {
  readonly user: AdminUser
  /** The list of users has to be read again. */
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** The applications of a user; where there are none, one can be created (ADM-03). */
export function ApplicationsDialog({ user, onChanged, onClose }: ApplicationsDialogProps) {
  const text = useText()
  const api = useApi()
  const failureOf = useFailureOf()
  const language = useLanguage()
  const { profile_id: ProfileID, category, name } = user
  const [failure, setFailure] = useState<ApiError>()
  const [isBusy, setBusy] = useState(false)
  const { data, error, mutate } = useSWR<readonly Application[], ApiError>(
    ['admin/checkProfileApplication', ProfileID, language],
    () => api.declared.post<Application[]>('admin/checkProfileApplication', { ProfileID }),
  )
  const create = async (): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    try {
      await api.declared.post('admin/createNewProfileApplication', {
        ProfileID,
        AppliedCategory: category,
        ApplicationDateTime: new Date().toISOString(),
        Charge_Item: 'APP',
      })
    } catch (thrown) {
      setFailure(failureOf(thrown))
    }
    // After a refusal, too: another administrator may have created one meanwhile.
    await mutate()
    onChanged()
    setBusy(false)
  }
  return (
    <DialogFrame
      title={text('portal.users.applications', { name })}
      width={680}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{text('renderer.close')}</Button>
          {data?.length === 0 && (
            <Button variant="contained" loading={isBusy} onClick={() => void create()}>
              {text('portal.users.action.create')}
            </Button>
          )}
        </>
      }
    >
      <Stack spacing={2}>
        {failure && <AlertBanner kind="error">{failure.message}</AlertBanner>}
        {error && !data ? (
          <LoadFailure error={failureOf(error)} onRetry={() => void mutate()} />
        ) : (
          <Applications applications={data} />
        )}
      </Stack>
    </DialogFrame>
  )
}

const columns = ['code', 'category', 'status', 'created'] as const

function Applications({ applications }: { readonly applications: readonly Application[] | undefined }) {
  const text = useText()
  const { date } = useFormats()
  const categoryName = useCategoryName()
  if (!applications) return <TableSkeleton columns={columns.length} />
  if (applications.length === 0) {
    return <EmptyState title={text('portal.users.no-application')} text={text('portal.users.no-application-text')} />
  }
  return (
    <DataTable
      label={text('portal.applications.title')}
      columns={columns.map((id) => ({ id, title: text(`portal.users.application.${id}`) }))}
      rows={applications.map(({ Code, AppliedCategory, status, ApplicationDateTime }) => ({
        key: Code,
        cells: {
          code: Code,
          category: categoryName(AppliedCategory),
          status: <StatusChip title={status} color="default" />,
          created: date(ApplicationDateTime),
        },
      }))}
    />
  )
}
