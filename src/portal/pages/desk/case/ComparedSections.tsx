import Skeleton from '@mui/material/Skeleton'
import type { ComparedSection } from '../../../../contract/desk.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { usePublished } from '../../../forms/published-context.ts'
import { LoadingBoundary } from '../../../../renderer/loading/LoadingBoundary.tsx'
import { compareAnswers } from './compare-answers.ts'
import { ComparedAnswers } from './ComparedAnswers.tsx'
import { useOpenCase } from '../../../cases/open-case.ts'
import { Panel } from '../../../cases/Panel.tsx'
import { ComparedRecords } from './ComparedRecords.tsx'
import { useCaseFilePath } from '../../../cases/use-case-files.ts'
import { useReadParts } from '../../../cases/use-read-parts.ts'

interface ComparedSectionsProps {
  readonly sections: readonly ComparedSection[]
  /** Marks what has changed since it was submitted. */
  readonly isCompared: boolean
}

/** What was submitted, beside what has changed since: the case's own answers, then the records of the profile. */
export function ComparedSections({ sections, isCompared }: ComparedSectionsProps) {
  const text = useText()
  const published = usePublished()
  const { view } = useOpenCase()
  return (
    <Panel title={text(view.submitted === null ? 'portal.desk.not-submitted' : 'portal.desk.what-was-submitted')}>
      <OwnAnswers isCompared={isCompared} />
      {sections
        .filter(({ section }) => published.has(section))
        .map((section) => (
          <LoadingBoundary key={section.section} fallback={<Skeleton variant="rounded" height={48} />}>
            <ComparedRecords {...section} isCompared={isCompared} />
          </LoadingBoundary>
        ))}
    </Panel>
  )
}

function OwnAnswers({ isCompared }: { readonly isCompared: boolean }) {
  const { view, document } = useOpenCase()
  const read = useReadParts(document)
  const pathOf = useCaseFilePath()
  const now = read(view.answers)
  const answers = compareAnswers(view.submitted === null ? now : read(view.submitted), isCompared ? now : undefined)
  return answers.length === 0 ? null : <ComparedAnswers answers={answers} pathOf={pathOf} />
}
