import { useState } from 'react'
import { styled } from '@mui/material/styles'
import { decide } from '../../../../../engine/editing/decisions/decide.ts'
import type { DecisionChoice } from '../../../../../engine/editing/decisions/decide.ts'
import { openDecisions } from '../../../../../engine/editing/decisions/open-decisions.ts'
import type { OpenDecision } from '../../../../../engine/editing/decisions/open-decisions.ts'
import { currentState } from '../../../../../engine/editing/session.ts'
import { AlertBanner } from '../../../../../renderer/feedback/AlertBanner.tsx'
import { EmptyState } from '../../../../../renderer/feedback/EmptyState.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useEdited } from '../session/editing-context.ts'
import { useFocusNext } from '../session/use-focus-next.ts'
import { DecisionRow } from './DecisionRow.tsx'

/**
 * What a new release, or somebody else's change, asks of whoever changed the document: three values and a choice each
 * (ADM-14, ADM-13).
 */
export function DecisionsPanel() {
  const text = useText()
  const { editing } = useEdited()
  const [problem, setProblem] = useState<string>()
  const [announced, announce] = useState('')
  const focusNext = useFocusNext()
  const decisions = openDecisions(currentState(editing.session))
  const choose = (decision: OpenDecision, choice: DecisionChoice) => {
    const refused = editing.continueWith(decide(editing.session, decision, choice))
    setProblem(refused)
    if (refused !== undefined) return
    announce(text('portal.decision.left', { count: decisions.length - 1 }))
    focusNext(panelHeadingId)
  }
  return (
    <Panel>
      <p id={panelHeadingId} tabIndex={-1}>
        {text('portal.decision.lead')}
      </p>
      <output className="rg-unseen">{announced}</output>
      {problem !== undefined && <AlertBanner kind="error">{problem}</AlertBanner>}
      {decisions.length === 0 ? (
        <EmptyState title={text('portal.decision.done')} text={text('portal.decision.done-text')} />
      ) : (
        <ul>
          {decisions.map((decision) => (
            <DecisionRow key={keyOf(decision)} decision={decision} onChoose={(choice) => choose(decision, choice)} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

const panelHeadingId = 'editor-decisions'

const keyOf = ({ actions }: OpenDecision): string =>
  JSON.stringify(actions.map(({ target, update }) => [target, update]))

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(2),
  '& > p': { margin: 0 },
  '& > ul': { display: 'grid', gap: theme.spacing(2), margin: 0, padding: 0, listStyle: 'none' },
}))
