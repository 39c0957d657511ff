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
  /** Saves it; gives the server's objections by field. After a save that was taken, give the page the new record. */
  readonly onSave: SaveRecord
  /** Gets a stored file, to be shown. */
  readonly loadFile?: LoadFile
  /** Called with whether there are changes that would be lost by leaving. */
  readonly onUnsaved?: (unsaved: boolean) => void
  /** Beside the heading of a record that is read, before the button that edits it. */
  readonly actions?: ReactNode
}

/** One record: read in groups, edited on demand, created when there is none. */
export function RecordPage(props: RecordPageProps) {
  const { page, record } = props
  const [edits, setEdits] = useState(false)
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
          <Button variant="outlined" onClick={() => setEdits(true)}>
            {text('renderer.record.edit')}
          </Button>
        )}
      </PageHeader>
      {edits ? (
        <RecordEditor
          {...props}
          record={record}
          submitLabel={text('renderer.record.save')}
          onFinish={() => setEdits(false)}
        />
      ) : (
        <RecordView {...props} record={record} />
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
