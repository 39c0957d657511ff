import { useState } from 'react'
import Card from '@mui/material/Card'
import type { SettingsRecord } from '../../../../contract/settings.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../api/use-call.ts'
import { FormSkeleton } from '../../../forms/FormSkeleton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { SettingsForm } from './SettingsForm.tsx'

/** The organisation's colours, menu and captions, and what its forms ask for (ADM-02). */
export function AdminSettingsPage() {
  const text = useText()
  const { data, error, mutate } = useCall('admin/settings')
  // The form goes on from what it began with, although the settings are read again when the window gets the focus.
  const [begun, setBegun] = useState<SettingsRecord>()
  if (data && !begun) setBegun(data)
  const content = begun ? (
    <SettingsForm record={begun} onSaved={(saved) => void mutate(saved, { revalidate: false })} />
  ) : (
    <FormSkeleton fields={8} />
  )
  return (
    <>
      <PageHeading title={text('portal.admin.settings')} lead={text('portal.admin.settings-lead')} />
      {error && !begun ? (
        <LoadFailure error={error} onRetry={() => void mutate()} />
      ) : (
        <Card sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible' }}>{content}</Card>
      )}
    </>
  )
}
