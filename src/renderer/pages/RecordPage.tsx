import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import type { EvaluationContext } from '../../engine/document/context.ts'
import type { RecordPageDefinition } from '../../engine/document/page-definition.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { CompiledForm } from '../../engine/validation/compiled-form.ts'
import { RecordSkeleton } from '../feedback/RecordSkeleton.tsx'
import type { LoadFile } from '../store/state/file-registry.ts'
import type { SaveRecord } from '../store/save-record.ts'
import { useText } from '../texts/use-text.ts'
import { SavedMark } from './outcome/SavedMark.tsx'
import { SavedStatus } from './outcome/SavedStatus.tsx'
import { savedStyle } from './outcome/saved-style.ts'
import { useRecordMode } from './outcome/use-record-mode.ts'
import { PageHeader } from './PageHeader.tsx'
import { RecordEditor } from './RecordEditor.tsx'
import { RecordView } from './RecordView.tsx'

export interface RecordPageProps {
  readonly form: CompiledForm
  readonly page: RecordPageDefinition
  readonly context: EvaluationContext
  /** The stored record; null when there is none yet, undefined while it loads. */
  readonly record: JsonObject | null | undefined
  /** Saves it; returns the server's issues by field. After a successful save, pass the new record to the page. */
  readonly onSave: SaveRecord
  /** Fetches a stored file, to show it. */
  readonly loadFile?: LoadFile
  /** Called with whether leaving would lose changes. */
  readonly onUnsaved?: (unsaved: boolean) => void
  /** Beside the heading of the read-only record, before the edit button. */
  readonly actions?: ReactNode
}

/** One record: read in groups, edited on demand, created when there is none. */
export function RecordPage(given: RecordPageProps) {
  const { page, record } = given
  const section = useRef<HTMLElement>(null)
  const mode = useRecordMode(section, given.onSave)
  const text = useText()
  const props = { ...given, onSave: mode.onSave }
  const { edits } = mode
  const isSaved = mode.last === 'saved'
  if (record === undefined) return <LoadingRecord {...props} />
  if (record === null) {
    const { title = page.title, submit = text('renderer.record.save') } = page.create ?? {}
    return (
      <section ref={section}>
        <SavedStatus isSaved={false} />
        <PageHeader title={title} description={page.description} />
        <RecordEditor {...props} record={undefined} submitLabel={submit} />
      </section>
    )
  }
  return (
    <section ref={section}>
      <SavedStatus isSaved={isSaved} />
      <PageHeader
        title={page.title}
        description={page.description}
        note={isSaved && <SavedMark />}
        aside={!edits && props.actions}
      >
        {!edits && (
          <Button variant="outlined" data-edit onClick={() => mode.edit('anew')}>
            {text('renderer.record.edit')}
          </Button>
        )}
      </PageHeader>
      {edits ? (
        <RecordEditor
          {...props}
          record={record}
          submitLabel={text('renderer.record.save')}
          onFinish={mode.finish}
          continues={edits === 'draft'}
        />
      ) : (
        <Box sx={savedStyle} data-saved={isSaved || undefined}>
          <RecordView {...props} record={record} onContinue={() => mode.edit('draft')} />
        </Box>
      )}
    </section>
  )
}

function LoadingRecord({ page }: RecordPageProps) {
  return (
    <section aria-busy>
      <PageHeader title={page.title} description={page.description} />
      <RecordSkeleton />
    </section>
  )
}
