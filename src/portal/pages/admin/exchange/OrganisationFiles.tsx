import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Download from '@mui/icons-material/FileDownloadOutlined'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useSaveFile } from '../../../documents/use-save-file.ts'
import { useStart } from '../../../ui/start-context.ts'
import { FilePicker } from './FilePicker.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { useFileImport } from './use-file-import.ts'

/** Saves everything that the organisation has in force as the files of its folder, and reads such files (ADM-07). */
export function OrganisationFiles({ onImported }: { readonly onImported: () => void }) {
  const text = useText()
  const { tenant } = useStart()
  const { isBusy, save } = useSaveFile()
  const found = useFileImport(onImported)
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button
        variant="outlined"
        startIcon={<Download />}
        loading={isBusy}
        onClick={() => void save('admin/organisation/files', `${tenant.id}.zip`)}
      >
        {text('portal.exchange.export')}
      </Button>
      <FilePicker
        label={text('portal.exchange.import')}
        accept="application/zip,.zip"
        isBusy={found.isChecking}
        onFile={found.check}
      />
      {found.result && <ImportDialog found={found} result={found.result} />}
    </Stack>
  )
}
