import { useState } from 'react'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import type { SettingsRecord } from '../../../../contract/settings.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import type { ApiError } from '../../../api/api-error.ts'
import { useCall } from '../../../api/use-call.ts'
import { FormSkeleton } from '../../../forms/FormSkeleton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { FileProblems } from '../exchange/FileProblems.tsx'
import { SettingsFiles } from '../exchange/SettingsFiles.tsx'
import { SettingsForm } from './SettingsForm.tsx'

/** The organisation's colours, menu and captions, and what its forms ask for (ADM-02). */
export function AdminSettingsPage() {
  const text = useText()
  const { data, error, mutate } = useCall('admin/settings')
  // The form goes on from what it began with, although the settings are read again when the window gets the focus.
  const [begun, setBegun] = useState<SettingsRecord>()
  const [refused, setRefused] = useState<ApiError>()
  // The form begins anew with what a file has.
  const [filesRead, setFilesRead] = useState(0)
  if (data && !begun) setBegun(data)
  const begin = (record: SettingsRecord) => {
    setBegun(record)
    setFilesRead((count) => count + 1)
  }
  const content = begun ? (
    <SettingsForm key={filesRead} record={begun} onSaved={(saved) => void mutate(saved, { revalidate: false })} />
  ) : (
    <FormSkeleton fields={8} />
  )
  return (
    <>
      <PageHeading
        title={text('portal.admin.settings')}
        lead={text('portal.admin.settings-lead')}
        actions={<SettingsFiles onRead={begin} onRefused={setRefused} />}
      />
      {refused && (
        <Box sx={{ mb: 2 }}>
          <FileProblems failure={refused} />
        </Box>
      )}
      {error && !begun ? (
        <LoadFailure error={error} onRetry={() => void mutate()} />
      ) : (
        <Card sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible' }}>{content}</Card>
      )}
    </>
  )
}
