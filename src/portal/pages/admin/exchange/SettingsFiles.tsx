import { useState } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Download from '@mui/icons-material/FileDownloadOutlined'
import type { SettingsRecord } from '../../../../contract/settings.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import type { ApiError } from '../../../api/api-error.ts'
import { useApi } from '../../../api/api-context.ts'
import { useFailureOf } from '../../../api/use-failure-of.ts'
import { useSaveFile } from '../../../documents/use-save-file.ts'
import { useToaster } from '../../../ui/toaster-context.ts'
import { FilePicker } from './FilePicker.tsx'

interface SettingsFilesProps {
  readonly onRead: (settings: SettingsRecord) => void
  /** Why the last file was refused; undefined once another is read. */
  readonly onRefused: (failure: ApiError | undefined) => void
}

/** Fifty times a tenant.json; the server refuses more. */
const mostBytes = 200_000

/** Saves the settings as the organisation's tenant.json, and reads them from one (ADM-07). */
export function SettingsFiles({ onRead, onRefused }: SettingsFilesProps) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const failureOf = useFailureOf()
  const { isBusy: isSaving, save } = useSaveFile()
  const [isReading, setReading] = useState(false)
  const read = async (file: File): Promise<void> => {
    if (file.size > mostBytes) {
      toaster.show('error', text('portal.exchange.not-settings'))
      return
    }
    setReading(true)
    onRefused(undefined)
    try {
      onRead(await api.post('admin/settings/file', { content: await file.text() }))
      toaster.show('success', text('portal.exchange.settings-read'))
    } catch (thrown) {
      onRefused(failureOf(thrown))
    }
    setReading(false)
  }
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button
        variant="outlined"
        startIcon={<Download />}
        loading={isSaving}
        onClick={() => void save('admin/settings/file', 'tenant.json')}
      >
        {text('portal.exchange.save-settings')}
      </Button>
      <FilePicker
        label={text('portal.exchange.read-settings')}
        accept="application/json,.json"
        isBusy={isReading}
        onFile={read}
      />
    </Stack>
  )
}
