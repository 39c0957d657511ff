import type { JobEntry } from '../../../../contract/job-entry.ts'
import { jobCounts } from '../../../../contract/job-names.ts'
import { BreakableText } from '../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { Detail } from '../Detail.tsx'

/** What the last run gave: why it failed, else what it counted and found. */
export function JobResult({ entry: { failure, error, counts, ids, outcome, tries } }: { readonly entry: JobEntry }) {
  const text = useText()
  if (failure !== null) {
    return (
      <>
        {text(`portal.jobs.failure.${failure}`)}
        {error !== null && (
          <Detail>
            <BreakableText>{error}</BreakableText>
          </Detail>
        )}
        {tries > 1 && <Detail>{text('portal.jobs.tries', { count: tries })}</Detail>}
      </>
    )
  }
  if (outcome !== 'done') return '–'
  const counted = jobCounts.filter((name) => (counts[name] ?? 0) > 0)
  if (counted.length === 0) return text('portal.jobs.nothing')
  return (
    <>
      {counted.map((name) => (
        <div key={name}>{text(`portal.jobs.count.${name}`, { count: counts[name] ?? 0 })}</div>
      ))}
      {ids.length > 0 && (
        <Detail>
          <BreakableText>{ids.join(', ')}</BreakableText>
        </Detail>
      )}
    </>
  )
}
