import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useText } from '../../renderer/texts/use-text.ts'
import { GiveOpinion } from './GiveOpinion.tsx'
import { OfferedAction } from './OfferedAction.tsx'
import type { TransitionInView } from './OfferedAction.tsx'
import { useOpenCase } from './open-case.ts'
import { Panel } from './Panel.tsx'
import { TakeTransition } from './TakeTransition.tsx'

interface CaseActionsProps {
  readonly title?: string
  /** The transitions that are offered elsewhere on the page, by id. */
  readonly except?: readonly string[]
}

/** What the user may do with the case. A closed transition says why it is closed, and leads to what mends it. */
export function CaseActions({ title, except = [] }: CaseActionsProps) {
  const text = useText()
  const { view, document } = useOpenCase()
  const [taken, setTaken] = useState<TransitionInView>()
  const transitions = view.transitions.filter(({ id }) => !except.includes(id))
  const reviews = (document.case?.reviews ?? []).filter(({ id }) => view.may.includes(id))
  return (
    <Panel title={title ?? text('portal.desk.actions')}>
      {transitions.length + reviews.length === 0 && <Muted>{text('portal.desk.no-actions')}</Muted>}
      <List>
        {transitions.map((offered, place) => (
          <li key={offered.id}>
            <OfferedAction offered={offered} isMain={place === 0} onTake={() => setTaken(offered)} />
          </li>
        ))}
        {reviews.map((review) => (
          <li key={review.id}>
            <GiveOpinion review={review} />
          </li>
        ))}
      </List>
      {taken && <TakeTransition offered={taken} onClose={() => setTaken(undefined)} />}
    </Panel>
  )
}

const Muted = styled('p')({ margin: 0, color: 'var(--mui-palette-text-secondary)' })

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.25),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}))
