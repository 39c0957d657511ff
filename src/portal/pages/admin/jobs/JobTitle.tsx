import type { JobEntry } from '../../../../contract/job-entry.ts'
import { jobKinds } from '../../../../contract/job-names.ts'
import { BreakableText } from '../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { Detail } from '../Detail.tsx'
import { isDoneOnce } from './job-state.ts'

/** What a job does: its kind, and its id where it is done once. A kind that only a newer server knows has its name. */
export function JobTitle({ name, id }: Pick<JobEntry, 'name' | 'id'>) {
  const text = useText()
  const known = jobKinds.find((kind) => kind === name)
  return (
    <>
      {known ? text(`portal.jobs.kind.${known}`) : <BreakableText>{name}</BreakableText>}
      <Detail>{isDoneOnce({ id }) ? <BreakableText>{id}</BreakableText> : text('portal.jobs.recurring')}</Detail>
    </>
  )
}
