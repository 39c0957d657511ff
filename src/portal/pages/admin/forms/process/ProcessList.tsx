import { styled } from '@mui/material/styles'
import type { DiagramEdge, DiagramNode } from '../../../../../engine/cases/diagram/case-diagram.ts'
import { startState } from '../../../../../engine/cases/model/case.ts'
import { AlertBanner } from '../../../../../renderer/feedback/AlertBanner.tsx'
import { Chip } from '../../../../../renderer/feedback/Chip.tsx'
import { StatusChip } from '../../../../../renderer/feedback/StatusChip.tsx'
import { BreakableText } from '../../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import type { ProcessView } from './process-view.ts'
import { useActorText } from '../additions/use-actor-text.ts'
import { RowButton } from '../outline/outline-parts.ts'

/** Each state with the transitions that leave it, and what is wrong with them: all that the diagram shows. */
export function ProcessList(view: ProcessView) {
  const text = useText()
  return (
    <List aria-labelledby="process-list">
      <h3 id="process-list">{text('portal.process.list')}</h3>
      <ul>
        {view.diagram.nodes.map((node) => (
          <li key={node.id}>
            <StateLine node={node} {...view} />
          </li>
        ))}
      </ul>
    </List>
  )
}

function StateLine({ node, ...view }: ProcessView & { readonly node: DiagramNode }) {
  const text = useText()
  const { diagram, issues, chosen, onChoose } = view
  const { id, title, color, final } = node
  const wrong = issues.filter(({ list, id: of }) => list === 'states' && of === id)
  const isChosen = chosen !== undefined && 'state' in chosen && chosen.state === id
  return (
    <>
      {id === startState || color === undefined ? (
        <strong>{text('portal.process.begin')}</strong>
      ) : (
        <Line type="button" aria-pressed={isChosen} onClick={() => onChoose({ state: id })}>
          <StatusChip title={title} color={color} />
          {final && <Chip>{text('portal.process.final')}</Chip>}
        </Line>
      )}
      {wrong.map(({ message }) => (
        <AlertBanner key={message} kind="warning">
          {message}
        </AlertBanner>
      ))}
      <ul>
        {diagram.edges
          .filter(({ from }) => from === id)
          .map((edge) => (
            <li key={edge.id}>
              <TransitionLine edge={edge} {...view} />
            </li>
          ))}
      </ul>
    </>
  )
}

function TransitionLine({ edge, diagram, issues, chosen, onChoose }: ProcessView & { readonly edge: DiagramEdge }) {
  const text = useText()
  const { actorsText } = useActorText()
  const wrong = issues.filter(({ list, id }) => list === 'transitions' && id === edge.id)
  const state = diagram.nodes.find(({ id }) => id === edge.to)?.title ?? edge.to
  return (
    <>
      <Line
        type="button"
        aria-pressed={chosen !== undefined && 'transition' in chosen && chosen.transition === edge.id}
        onClick={() => onChoose({ transition: edge.id })}
      >
        <BreakableText>{edge.title}</BreakableText>
        <small>{text('portal.process.leads-to', { state, people: actorsText(edge) })}</small>
      </Line>
      {wrong.map(({ message }) => (
        <AlertBanner key={message} kind="warning">
          {message}
        </AlertBanner>
      ))}
    </>
  )
}

const List = styled('section')(({ theme }) => ({
  marginBlockStart: theme.spacing(3),
  '& h3': { ...theme.typography.subtitle1, margin: theme.spacing(0, 0, 1) },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& > ul': { display: 'grid', gap: theme.spacing(1.5) },
  '& strong': { ...theme.typography.body2, fontWeight: 600, paddingInline: theme.spacing(1) },
  '& ul ul': { marginInlineStart: theme.spacing(2), borderInlineStart: '1px solid var(--mui-palette-divider)' },
}))

const Line = styled(RowButton)({
  rowGap: 0,
  '& small': { color: 'var(--mui-palette-text-secondary)' },
  '&:hover': { background: 'var(--mui-palette-action-hover)' },
  '&[aria-pressed="true"]': { background: 'var(--mui-palette-action-selected)' },
  '&[aria-pressed="true"] small': { color: 'inherit' },
})
