import { useEffect, useState } from 'react'
import type { DryRun } from '../../../../../contract/dry-run.ts'
import type { NamedDraft } from '../../../../../contract/edited-form.ts'
import { useApi } from '../../../../api/api-context.ts'
import { useFailureOf } from '../../../../api/use-failure-of.ts'

/** What would follow from publishing drafts, or why that is not known; nothing is asked before they are known. */
export function useDryRun(publication: number, drafts: readonly NamedDraft[] | undefined) {
  const api = useApi()
  const failureOf = useFailureOf()
  const [run, setRun] = useState<DryRun>()
  const [failure, fail] = useState<string>()
  const named = drafts && writeDrafts(drafts)
  useEffect(() => {
    if (named === undefined) return undefined
    let isWanted = true
    api.post('admin/forms/dry-run', { publication, drafts: readDrafts(named) }).then(
      (result) => isWanted && setRun(result),
      (thrown: unknown) => isWanted && fail(failureOf(thrown).message),
    )
    return () => {
      isWanted = false
    }
  }, [api, failureOf, named, publication])
  return { run, failure, fail }
}

/** Drafts as a text, which is the same for the same drafts. */
const writeDrafts = (drafts: readonly NamedDraft[]): string =>
  drafts.map(({ document, revision }) => `${document} ${revision}`).join('\n')

const readDrafts = (named: string): NamedDraft[] =>
  named.split('\n').map((line) => {
    const [document = '', revision = ''] = line.split(' ')
    return { document, revision: Number(revision) }
  })
