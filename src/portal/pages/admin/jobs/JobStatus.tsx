import type { JobEntry } from '../../../../contract/job-entry.ts'
import { jobState } from '../../../../contract/job-state.ts'
import type { JobState } from '../../../../contract/job-state.ts'
import type { StateColor } from '../../../../generated/closed-names.ts'
import { StatusChip } from '../../../../renderer/feedback/StatusChip.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useFormats } from '../../../ui/use-formats.ts'
import { Detail } from '../Detail.tsx'

const colors: Readonly<Record<JobState, StateColor>> = {
  failed: 'error',
  again: 'warning',
  running: 'info',
  waiting: 'default',
  done: 'success',
  cancelled: 'purple',
}

/** Where a job stands, how far it is, and when it runs next. */
export function JobStatus({ entry }: { readonly entry: JobEntry }) {
  const text = useText()
  const { instant } = useFormats()
  const state = jobState(entry)
  const { progress, next_at } = entry
  return (
    <>
      <StatusChip title={text(`portal.jobs.state.${state}`)} color={colors[state]} />
      {state === 'running' && progress && (
        <Detail>
          {progress.of === undefined
            ? text('portal.jobs.done-so-far', { done: progress.done })
            : text('portal.jobs.progress', { done: progress.done, of: progress.of })}
        </Detail>
      )}
      {state !== 'running' && next_at !== null && <Detail>{text('portal.jobs.next', { at: instant(next_at) })}</Detail>}
    </>
  )
}
