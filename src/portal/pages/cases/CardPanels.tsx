import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useText } from '../../../renderer/texts/use-text.ts'
import { CaseActions } from '../../cases/CaseActions.tsx'
import { useOpenCase } from '../../cases/open-case.ts'
import { HistoryPanel } from '../../cases/HistoryPanel.tsx'
import { Panel } from '../../cases/Panel.tsx'
import { AnswerPanel } from './AnswerPanel.tsx'
import { CardAnswers } from './CardAnswers.tsx'
import { CardDocuments } from './CardDocuments.tsx'
import { CommentThread } from '../../cases/CommentThread.tsx'
import { StagePanel } from './StagePanel.tsx'
import { TransitionPanel } from './TransitionPanel.tsx'
import { ViewerPanel } from './ViewerPanel.tsx'

/** The panels of a case's card, in their declared order: where it stands and what the owner can do come first. */
export function CardPanels({ panels }: { readonly panels: readonly string[] }) {
  const text = useText()
  const { view } = useOpenCase()
  const placed = namesIn(panels, 'transition')
  const wide: Readonly<Record<string, ReactNode>> = {
    stage: panels.includes('stage') && <StagePanel />,
    answers: <CardAnswers />,
    questions: view.question && view.may.includes('answer') && <AnswerPanel question={view.question} />,
    ...Object.fromEntries(placed.map((id) => [`transition:${id}`, <TransitionPanel key={id} id={id} />])),
    ...Object.fromEntries(namesIn(panels, 'viewer').map((id) => [`viewer:${id}`, <ViewerPanel key={id} id={id} />])),
  }
  const beside: Readonly<Record<string, ReactNode>> = {
    documents: <CardDocuments only={undefined} />,
    comments: view.comments.length > 0 && (
      <Panel title={text('portal.cases.comments')}>
        <CommentThread comments={view.comments} />
      </Panel>
    ),
    history: <HistoryPanel />,
  }
  const documents = namesIn(panels, 'document')
  const hasMore = view.transitions.some(({ id }) => !placed.includes(id))
  return (
    <Columns>
      <div>
        {wide['stage']}
        {hasMore && <CaseActions title={text('portal.cases.your-part')} except={placed} />}
        {panels.map((name) => name !== 'stage' && wide[name] && <Keyed key={name}>{wide[name]}</Keyed>)}
      </div>
      <div>
        {documents.map((id) => (
          <CardDocuments key={id} only={id} />
        ))}
        {panels.map((name) => beside[name] && <Keyed key={name}>{beside[name]}</Keyed>)}
      </div>
    </Columns>
  )
}

/** The documents or transitions that panels show: of `document:report`, `report`. */
const namesIn = (panels: readonly string[], kind: 'document' | 'viewer' | 'transition'): readonly string[] =>
  panels.flatMap((name) => (name.startsWith(`${kind}:`) ? [name.slice(kind.length + 1)] : []))

const Keyed = ({ children }: { readonly children: ReactNode }) => children

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  alignItems: 'start',
  '& > div': { display: 'grid', gap: theme.spacing(2.5), minWidth: 0 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
}))
