import { useState } from 'react'
import type { ReactNode } from 'react'
import Stack from '@mui/material/Stack'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../api/use-call.ts'
import { SaveFileButton } from '../../../documents/SaveFileButton.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { ChooseImport } from './ChooseImport.tsx'
import { ImportColumns } from './ImportColumns.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import type { ImportWords } from './import-words.ts'
import { isImportUnderWay } from './is-import-under-way.ts'
import { PastImports } from './PastImports.tsx'
import { useImport } from './use-import.ts'

interface ImportPageProps {
  readonly words: ImportWords
  /** More buttons beside the title. */
  readonly actions?: ReactNode
}

/** How often imports are read again while one is under way; milliseconds. */
const followed = 1000

/** Rows from a CSV or Excel file: checked first, imported when the administrator has agreed (ADM-09). */
export function ImportPage({ words, actions }: ImportPageProps) {
  const text = useText()
  const { at } = words
  const imports = useCall(`${at}/imports`, {
    refreshInterval: (found) => (found?.some(isImportUnderWay) ? followed : 0),
  })
  const [focused, setFocused] = useState(0)
  const { file, check, problem, busy, choose, begin, clear } = useImport(at, () => {
    setFocused((times) => times + 1)
    return imports.mutate()
  })
  return (
    <>
      <PageHeading
        title={words.title}
        lead={words.lead}
        actions={
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            {words.template !== undefined && (
              <SaveFileButton
                label={text('portal.import.template')}
                address={`${at}/template`}
                fileName={`${words.template}.csv`}
              />
            )}
            {actions}
          </Stack>
        }
      />
      <Stack sx={{ gap: 3 }}>
        {file && check ? (
          <ImportPreview
            words={words}
            file={file}
            check={check}
            problem={problem}
            isBusy={busy === 'begin'}
            isClosed={imports.data?.some(isImportUnderWay) ?? false}
            onBegin={(leavesOut) => void begin(leavesOut)}
            onClear={clear}
          />
        ) : (
          <ChooseImport
            isReading={busy === 'check'}
            problem={problem}
            limits={words.limits ?? text('portal.import.limits')}
            onFile={(chosen) => void choose(chosen)}
          />
        )}
        <PastImports words={words} imports={imports} focused={focused} />
        <ImportColumns words={words} />
      </Stack>
    </>
  )
}
