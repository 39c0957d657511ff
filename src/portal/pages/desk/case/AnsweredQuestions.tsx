import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { AnsweredQuestion } from '../../../../contract/case-question.ts'
import { Chip } from '../../../../renderer/feedback/Chip.tsx'
import { LoadingBoundary } from '../../../../renderer/loading/LoadingBoundary.tsx'
import { BreakableText } from '../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useDocument, usePublished } from '../../../forms/published-context.ts'
import { useFormats } from '../../../ui/use-formats.ts'
import { useOpenCase } from '../../../cases/open-case.ts'
import { Panel } from '../../../cases/Panel.tsx'
import { useCaseFilePath } from '../../../cases/use-case-files.ts'
import { pinOfRecord } from '../../../cases/question-pins.ts'
import { usePinTitle } from '../../../cases/use-pin-title.ts'
import { useReadParts } from '../../../cases/use-read-parts.ts'
import { compareAnswers } from './compare-answers.ts'
import { ComparedAnswers } from './ComparedAnswers.tsx'
import { PinChips } from './PinChips.tsx'

/** The questions that the owner has answered: their words, and what they changed, before and after. */
export function AnsweredQuestions({ questions }: { readonly questions: readonly AnsweredQuestion[] }) {
  const text = useText()
  if (questions.length === 0) return null
  return (
    <Panel title={text('portal.desk.answered')}>
      {questions.map((question) => (
        <Answered key={question.at} question={question} />
      ))}
    </Panel>
  )
}

function Answered({ question }: { readonly question: AnsweredQuestion }) {
  const text = useText()
  const id = useId()
  const { date } = useFormats()
  const published = usePublished()
  const { at, by, answeredAt, words, pins, records } = question
  return (
    <Entry aria-labelledby={id}>
      <h3 id={id}>
        <BreakableText>{question.text}</BreakableText>
      </h3>
      <Typography variant="caption" color="textSecondary">
        {text('portal.desk.asked-by', { date: date(at), name: by, answered: date(answeredAt) })}
      </Typography>
      {words !== '' && (
        <div>
          <Typography variant="caption" color="textSecondary">
            {text('portal.desk.owner-words')}
          </Typography>
          <p>
            <BreakableText>{words}</BreakableText>
          </p>
        </div>
      )}
      <PinChips pins={pins.filter((pin) => 'section' in pin && pin.page !== undefined)} />
      {pins.some((pin) => 'field' in pin) && <CorrectedFields answers={question.answers} />}
      {records
        .filter(({ section }) => published.has(section))
        .map((corrected) => (
          <LoadingBoundary
            key={`${corrected.section} ${corrected.entryNo}`}
            fallback={<Skeleton variant="rounded" height={48} />}
          >
            <CorrectedRecord record={corrected} />
          </LoadingBoundary>
        ))}
    </Entry>
  )
}

/** The fields of the case's own form that the answer changed. */
function CorrectedFields({ answers: { before, after } }: Pick<AnsweredQuestion, 'answers'>) {
  const { document } = useOpenCase()
  const read = useReadParts(document)
  const pathOf = useCaseFilePath()
  const changed = compareAnswers(read(before), read(after)).filter(({ isChanged }) => isChanged)
  return changed.length === 0 ? <Same /> : <ComparedAnswers answers={changed} pathOf={pathOf} isCorrected />
}

/** What the owner changed in a record; all of it where it was added or removed. */
function CorrectedRecord({ record }: { readonly record: AnsweredQuestion['records'][number] }) {
  const text = useText()
  const { section, entryNo, before, after } = record
  const read = useReadParts(useDocument(section))
  const title = usePinTitle(pinOfRecord(section, entryNo, before ?? after))
  const answers = compareAnswers(before ? read(before) : undefined, after ? read(after) : undefined)
  const change = before === null ? 'added' : after === null ? 'removed' : undefined
  const shown = change === undefined ? answers.filter(({ isChanged }) => isChanged) : answers
  return (
    <div>
      <h4>
        <BreakableText>{title}</BreakableText>
        {change !== undefined && <Chip>{text(`portal.desk.${change}`)}</Chip>}
      </h4>
      {shown.length === 0 ? <Same /> : <ComparedAnswers answers={shown} isCorrected />}
    </div>
  )
}

function Same() {
  const text = useText()
  return (
    <Typography variant="body2" color="textSecondary">
      {text('portal.desk.pin-same')}
    </Typography>
  )
}

const Entry = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  minWidth: 0,
  '& + &': { borderTop: '1px solid var(--mui-palette-divider)', paddingTop: theme.spacing(1.5) },
  '& h3': { ...theme.typography.subtitle1, margin: 0, whiteSpace: 'pre-wrap' },
  '& h4': {
    ...theme.typography.subtitle2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1),
    margin: theme.spacing(0, 0, 0.5),
  },
  '& p': { margin: 0, whiteSpace: 'pre-wrap' },
}))
