import Button from '@mui/material/Button'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { EvaluationContext } from '../../engine/document/context.ts'
import type { RecordPageDefinition } from '../../engine/document/page-definition.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { CompiledForm } from '../../engine/validation/compiled-form.ts'
import { RecordSkeleton } from '../feedback/RecordSkeleton.tsx'
import type { LoadFile } from '../store/state/file-registry.ts'
import type { SaveRecord } from '../store/save-record.ts'
import { useText } from '../texts/use-text.ts'
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
export function RecordPage(props: RecordPageProps) {
  const { page, record } = props
  const [edits, setEdits] = useState<'anew' | 'draft'>()
  const text = useText()
  if (record === undefined) return <LoadingRecord {...props} />
  if (record === null) {
    const { title = page.title, submit = text('renderer.record.save') } = page.create ?? {}
    return (
      <section>
        <PageHeader title={title} description={page.description} />
        <RecordEditor {...props} record={undefined} submitLabel={submit} />
      </section>
    )
  }
  return (
    <section>
      <PageHeader title={page.title} description={page.description} aside={!edits && props.actions}>
        {!edits && (
          <Button variant="outlined" onClick={() => setEdits('anew')}>
            {text('renderer.record.edit')}
          </Button>
        )}
      </PageHeader>
      {edits ? (
        <RecordEditor
          {...props}
          record={record}
          submitLabel={text('renderer.record.save')}
          onFinish={() => setEdits(undefined)}
          continues={edits === 'draft'}
        />
      ) : (
        <RecordView {...props} record={record} onContinue={() => setEdits('draft')} />
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
