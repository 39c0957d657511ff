import { useCallback } from 'react'
import type { ReactNode } from 'react'
import type { RecordPageDefinition } from '../../engine/document/page-definition.ts'
import { isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { CompiledForm } from '../../engine/validation/compiled-form.ts'
import type { SaveRecord } from '../../renderer/store/save-record.ts'
import { RecordPage } from '../../renderer/pages/RecordPage.tsx'
import { issuesOf } from '../api/issues-of.ts'
import { useDeclaredCall } from '../api/use-call.ts'
import { useFailureOf } from '../api/use-failure-of.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { useEvaluationContext } from '../forms/use-evaluation-context.ts'
import { useLoadFile } from './use-load-file.ts'
import { useOtherChosen } from './use-other-chosen.ts'
import { useOwnProfile } from './use-own-profile.ts'
import { useSaveRecord } from './use-save-record.ts'
import { useSuperseded } from './use-superseded.ts'

interface RecordSectionProps {
  readonly form: CompiledForm
  readonly page: RecordPageDefinition
  readonly onCreated: (() => void) | undefined
  readonly actions: ReactNode
}

/** A section with a single record, wired to its declared calls. */
export function RecordSection({ form, page, onCreated, actions }: RecordSectionProps) {
  const context = useEvaluationContext(form.document, useOwnProfile().profile)
  const { data, error, mutate } = useDeclaredCall<JsonObject | null>(page.calls.list)
  const record = useOtherChosen(form.document, data)
  const save = useSaveRecord(page.calls, form)
  const loadFile = useLoadFile(page.calls.list)
  const isNew = record === null
  const failureOf = useFailureOf()
  const superseded = useSuperseded(page.calls.list, form)
  const submit = useCallback<SaveRecord>(
    async (answers, begun, files, key) => {
      try {
        if (isJsonObject(answers)) await save(answers, files, { record: begun, key })
      } catch (thrown) {
        const failure = failureOf(thrown)
        return (await superseded(failure, begun)) ?? issuesOf(failure)
      }
      if (isNew) onCreated?.()
      return []
    },
    [save, isNew, onCreated, failureOf, superseded],
  )
  if (error) return <LoadFailure error={error} onRetry={() => void mutate()} />
  return (
    <RecordPage
      form={form}
      page={page}
      context={context}
      record={record}
      onSave={submit}
      loadFile={loadFile}
      actions={actions}
    />
  )
}
