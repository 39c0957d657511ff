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
import { EvidencePanel } from './EvidencePanel.tsx'
import { HistoryPanel } from '../../../cases/HistoryPanel.tsx'
import { MoneyPanel } from './MoneyPanel.tsx'
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
  const read: Record<ReadPanel, ReactNode> = {
    frozen: <ComparedSections sections={desk.sections} isCompared={isCompared} />,
    // Shown where what was submitted is.
    'changed-since': null,
    checklist: <ChecklistPanel checklists={desk.checklists} />,
    referees: <RefereesPanel referees={desk.referees} />,
    evidence: <EvidencePanel assured={desk.assured} />,
    documents: <DocumentsPanel />,
    money: <MoneyPanel money={desk.money} />,
  }
  const beside: Record<PanelBeside, ReactNode> = {
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
        {panels.map((name) => !isBeside(name) && <Keyed key={name}>{read[name]}</Keyed>)}
      </div>
      <div>
        {view.may.includes('assign') && <AssignPanel staff={desk.staff} />}
        <QuestionPanel draft={question} inputRef={questionRef} />
        {panels.map((name) => isBeside(name) && <Keyed key={name}>{beside[name]}</Keyed>)}
      </div>
    </Columns>
  )
}

const panelsBeside = ['reviews', 'comments', 'history', 'earlier'] as const satisfies readonly DeskPanel[]
type PanelBeside = (typeof panelsBeside)[number]
/** Each declared panel is one of both, so that one without a component does not compile. */
type ReadPanel = Exclude<DeskPanel, PanelBeside>

const isBeside = (name: DeskPanel): name is PanelBeside => panelsBeside.some((one) => one === name)

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
