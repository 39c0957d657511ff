import { useCallback } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { DocumentId } from '../../engine/document/document-id.ts'
import type { GateDefinition } from '../../engine/document/gate-definition.ts'
import { entryField, entryFields } from '../../contract/entry-field.ts'
import { isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { ShownCollection } from '../../engine/page/viewed-collection.ts'
import type { CompiledForm } from '../../engine/validation/compiled-form.ts'
import { CollectionPage } from '../../renderer/pages/CollectionPage.tsx'
import type { CollectionPageProps } from '../../renderer/pages/collection/collection-props.ts'
import { issuesOf } from '../api/issues-of.ts'
import { useDeclaredCall } from '../api/use-call.ts'
import { saveCsv } from '../documents/save-csv.ts'
import { useFailureOf } from '../api/use-failure-of.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { useStart } from '../ui/start-context.ts'
import { useEvaluationContext } from '../forms/use-evaluation-context.ts'
import { useGate } from './use-gate.ts'
import { useLoadFile } from './use-load-file.ts'
import { useOtherChosen } from './use-other-chosen.ts'
import { useOwnProfile } from './use-own-profile.ts'
import { useRemoveRecord } from './use-remove-record.ts'
import { useRowCalls } from './use-row-calls.ts'
import { useSaveRecord } from './use-save-record.ts'
import { useSuperseded } from './use-superseded.ts'

interface CollectionSectionProps {
  /** The document that shows it: the section, or a view of it. */
  readonly name: DocumentId
  readonly form: CompiledForm
  readonly page: ShownCollection
  readonly opens: JsonObject | undefined
  readonly actions: ReactNode
}

/** A section with many records, wired to its declared calls. */
export function CollectionSection(props: CollectionSectionProps) {
  const { gate } = props.page
  return gate ? <GatedSection {...props} definition={gate} /> : <OpenSection {...props} />
}

function GatedSection(props: CollectionSectionProps & { readonly definition: GateDefinition }) {
  return <OpenSection {...props} gate={useGate(props.definition)} />
}

function OpenSection(props: CollectionSectionProps & Pick<CollectionPageProps, 'gate'>) {
  const { name, form, page, opens, actions, gate } = props
  const { profile, isLoading } = useOwnProfile()
  const context = useEvaluationContext(form.document, profile)
  const { data, error, mutate } = useDeclaredCall<readonly JsonObject[]>(page.calls.list)
  const records = useOtherChosen(form.document, data)
  const entry = entryField(form.document.schema)
  const save = useSaveCollected(page, form)
  const remove = useRemoveRecord(page, entry)
  const loadFile = useLoadFile(page.calls.list)
  const call = useRowCalls(page.calls.list, entry)
  const navigate = useNavigate()
  const { recordsOfSection } = useStart().tenant
  if (error) return <LoadFailure error={error} onRetry={() => void mutate()} />
  return (
    <CollectionPage
      {...{ name, form, page, context }}
      // Its questions and actions may depend on the profile, so nothing renders until the profile is known.
      records={isLoading ? undefined : records}
      mostRecords={page.limits?.records ?? recordsOfSection}
      gate={gate}
      opens={opens}
      onSave={save}
      onRemove={remove}
      onCall={call}
      onGo={(path) => void navigate(path)}
      loadFile={loadFile}
      onExport={(content) => saveCsv(page.title, content)}
      actions={actions}
    />
  )
}

/** Adds a record, or replaces the edited one; sends the entry number under each of its names. */
function useSaveCollected(page: ShownCollection, form: CollectionPageProps['form']): CollectionPageProps['onSave'] {
  const { calls, failures } = page
  const { document } = form
  const save = useSaveRecord(calls, form)
  const failureOf = useFailureOf()
  const superseded = useSuperseded(calls.list, form)
  return useCallback(
    async (answers, record, files, key) => {
      const call = record ? 'update' : 'add'
      try {
        const numbers = record && Object.fromEntries(entryFields(document.schema).map((name) => [name, record[name]]))
        const stored = isJsonObject(answers)
          ? await save({ ...answers, ...numbers }, files, { record, key })
          : undefined
        return stored ? { stored } : []
      } catch (thrown) {
        const failure = failureOf(thrown)
        return (await superseded(failure, record)) ?? issuesOf(failure, failures?.[call])
      }
    },
    [save, document, failureOf, failures, superseded],
  )
}
