import { useEffect, useState } from 'react'
import type { DryRun, DryRunUnderWay } from '../../../../../contract/dry-run.ts'
import type { NamedDraft } from '../../../../../contract/edited-form.ts'
import { useApi } from '../../../../api/api-context.ts'
import { useFailureOf } from '../../../../api/use-failure-of.ts'

/** The pause before it is asked again how far a dry run is; milliseconds. */
const pause = 250

/**
 * What would follow from publishing drafts, how far the dry run is until then, or why it is not known; nothing is asked
 * before the drafts are known.
 */
export function useDryRun(publication: number, drafts: readonly NamedDraft[] | undefined) {
  const api = useApi()
  const failureOf = useFailureOf()
  const [run, setRun] = useState<DryRun>()
  const [underWay, setUnderWay] = useState<DryRunUnderWay>()
  const [failure, fail] = useState<string>()
  const named = drafts && writeDrafts(drafts)
  useEffect(() => {
    if (named === undefined) return undefined
    const left = new AbortController()
    const follow = async (): Promise<void> => {
      let answer = await api.post('admin/forms/dry-run', { publication, drafts: readDrafts(named) })
      while (!('light' in answer)) {
        if (left.signal.aborted) return
        setUnderWay(answer)
        await timePasses(left.signal)
        if (left.signal.aborted) return
        answer = await api.get(`admin/forms/dry-run?id=${answer.id}`)
      }
      if (!left.signal.aborted) setRun(answer)
    }
    follow().catch((thrown: unknown) => {
      if (!left.signal.aborted) fail(failureOf(thrown).message)
    })
    return () => left.abort()
  }, [api, failureOf, named, publication])
  return { run, underWay: run === undefined ? underWay : undefined, failure, fail }
}

/** Ends early when nobody waits any more. */
const timePasses = (left: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, pause)
    left.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Drafts as a text, which is the same for the same drafts. */
const writeDrafts = (drafts: readonly NamedDraft[]): string =>
  drafts.map(({ document, revision }) => `${document} ${revision}`).join('\n')

const readDrafts = (named: string): NamedDraft[] =>
  named.split('\n').map((line) => {
    const [document = '', revision = ''] = line.split(' ')
    return { document, revision: Number(revision) }
  })
