import { styled } from '@mui/material/styles'
import type { ReactNode, RefObject } from 'react'
import type { DeskCase } from '../../../../contract/desk.ts'
import type { DeskPanel } from '../../../../generated/closed-names.ts'
import { AnsweredQuestions } from './AnsweredQuestions.tsx'
import { AssignPanel } from './AssignPanel.tsx'
import { CaseActions } from '../../../cases/CaseActions.tsx'
import { ChecklistPanel } from './ChecklistPanel.tsx'
import { CommentsPanel } from '../../../cases/CommentsPanel.tsx'
import { ComparedSections } from './ComparedSections.tsx'
import { useOpenCase } from '../../../cases/open-case.ts'
import { DocumentsPanel } from '../../../cases/DocumentsPanel.tsx'
import { HistoryPanel } from '../../../cases/HistoryPanel.tsx'
import { OthersPanel } from './OthersPanel.tsx'
import { QuestionPanel } from './QuestionPanel.tsx'
import { RefereesPanel } from './RefereesPanel.tsx'
import { ReviewsPanel } from './ReviewsPanel.tsx'
import type { QuestionDraft } from './use-question-draft.ts'
import { WaitingNotice } from './WaitingNotice.tsx'

interface CasePanelsProps {
  readonly desk: DeskCase
  readonly panels: readonly DeskPanel[]
  readonly question: QuestionDraft
  readonly questionRef: RefObject<HTMLTextAreaElement | null>
  readonly commentRef: RefObject<HTMLTextAreaElement | null>
}

/** What is decided, then what is read, then all else, which a wide screen has beside. Panels are as declared. */
export function CasePanels({ desk, panels, question, questionRef, commentRef }: CasePanelsProps) {
  const { view } = useOpenCase()
  const isCompared = panels.includes('changed-since')
  const read: Partial<Record<DeskPanel, ReactNode>> = {
    frozen: <ComparedSections sections={desk.sections} isCompared={isCompared} />,
    checklist: <ChecklistPanel checklists={desk.checklists} />,
    referees: <RefereesPanel referees={desk.referees} />,
    documents: <DocumentsPanel />,
  }
  const beside: Partial<Record<DeskPanel, ReactNode>> = {
    reviews: <ReviewsPanel reviewers={desk.reviewers} />,
    comments: <CommentsPanel inputRef={commentRef} />,
    history: <HistoryPanel />,
    earlier: <OthersPanel others={desk.others} />,
  }
  return (
    <Columns>
      <div>
        <WaitingNotice waiting={desk.waiting} />
        <CaseActions />
      </div>
      <div>
        <AnsweredQuestions questions={desk.questions} />
        {panels.map((name) => read[name] && <Keyed key={name}>{read[name]}</Keyed>)}
      </div>
      <div>
        {view.may.includes('assign') && <AssignPanel staff={desk.staff} />}
        <QuestionPanel draft={question} inputRef={questionRef} />
        {panels.map((name) => beside[name] && <Keyed key={name}>{beside[name]}</Keyed>)}
      </div>
    </Columns>
  )
}

const Keyed = ({ children }: { readonly children: ReactNode }) => children

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  alignItems: 'start',
  '& > div': { display: 'grid', gap: theme.spacing(2.5), minWidth: 0 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    gridTemplateRows: 'auto 1fr',
    '& > div:first-of-type, & > div:last-of-type': { gridColumn: 2 },
    '& > div:nth-of-type(2)': { gridColumn: 1, gridRow: '1 / span 2' },
  },
}))
