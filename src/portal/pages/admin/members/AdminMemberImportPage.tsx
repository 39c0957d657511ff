import { useState } from 'react'
import Stack from '@mui/material/Stack'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../api/use-call.ts'
import { SaveFileButton } from '../../../documents/SaveFileButton.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { ChooseImport } from './ChooseImport.tsx'
import { ImportColumns } from './ImportColumns.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { isImportUnderWay } from './is-import-under-way.ts'
import { PastImports } from './PastImports.tsx'
import { useImport } from './use-import.ts'

/** How often imports are read again while one is under way; milliseconds. */
const followed = 1000

/** Members from a CSV or Excel file: checked first, imported when the administrator has agreed (ADM-09). */
export function AdminMemberImportPage() {
  const text = useText()
  const imports = useCall('admin/members/imports', {
    refreshInterval: (found) => (found?.some(isImportUnderWay) ? followed : 0),
  })
  const [focused, setFocused] = useState(0)
  const { file, check, problem, busy, choose, begin, clear } = useImport(() => {
    setFocused((times) => times + 1)
    return imports.mutate()
  })
  return (
    <>
      <PageHeading
        title={text('portal.import.title')}
        lead={text('portal.import.lead')}
        actions={
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            <SaveFileButton
              label={text('portal.import.template')}
              address="admin/members/template"
              fileName="members.csv"
            />
            <SaveFileButton
              label={text('portal.export.register')}
              address="admin/members/export"
              fileName={`${text('portal.export.members')}.csv`}
            />
          </Stack>
        }
      />
      <Stack sx={{ gap: 3 }}>
        {file && check ? (
          <ImportPreview
            file={file}
            check={check}
            problem={problem}
            isBusy={busy === 'begin'}
            isClosed={imports.data?.some(isImportUnderWay) ?? false}
            onBegin={(leavesOut) => void begin(leavesOut)}
            onClear={clear}
          />
        ) : (
          <ChooseImport isReading={busy === 'check'} problem={problem} onFile={(chosen) => void choose(chosen)} />
        )}
        <PastImports imports={imports} focused={focused} />
        <ImportColumns />
      </Stack>
    </>
  )
}
