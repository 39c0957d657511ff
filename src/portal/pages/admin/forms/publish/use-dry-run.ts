import { useEffect, useState } from 'react'
import type { DryRun } from '../../../../../contract/edited-form.ts'
import { useApi } from '../../../../api/api-context.ts'
import { useFailureOf } from '../../../../api/use-failure-of.ts'

interface TriedDraft {
  readonly document: string
  readonly revision: number
  readonly publication: number
}

/** What would follow from publishing a draft, or why that is not known. */
export function useDryRun({ document, revision, publication }: TriedDraft) {
  const api = useApi()
  const failureOf = useFailureOf()
  const [run, setRun] = useState<DryRun>()
  const [failure, fail] = useState<string>()
  useEffect(() => {
    let isWanted = true
    api.post('admin/forms/dry-run', { publication, drafts: [{ document, revision }] }).then(
      (result) => isWanted && setRun(result),
      (thrown: unknown) => isWanted && fail(failureOf(thrown).message),
    )
    return () => {
      isWanted = false
    }
  }, [api, document, failureOf, publication, revision])
  return { run, failure, fail }
}
