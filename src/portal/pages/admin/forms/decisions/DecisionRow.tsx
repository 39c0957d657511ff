import { useId } from 'react'
import { styled } from '@mui/material/styles'
import { actionPlaces, placesMeet } from '../../../../../engine/editing/decisions/action-places.ts'
import type { DecisionChoice } from '../../../../../engine/editing/decisions/decide.ts'
import type { OpenDecision } from '../../../../../engine/editing/decisions/open-decisions.ts'
import type { JsonValue } from '../../../../../engine/json/json.ts'
import { BreakableText } from '../../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useFormats } from '../../../../ui/use-formats.ts'
import { useChangeText } from '../changes/use-change-text.ts'
import { useEdited } from '../session/editing-context.ts'
import { DecisionChoices } from './DecisionChoices.tsx'
import { useValueText } from './use-value-text.ts'

interface DecisionRowProps {
  readonly decision: OpenDecision
  readonly onChoose: (choice: DecisionChoice) => void
}

/** One decision: what was changed, by whom and why, the three values, and the choices. */
export function DecisionRow({ decision, onChoose }: DecisionRowProps) {
  const text = useText()
  const id = useId()
  const { editing } = useEdited()
  const changeText = useChangeText(editing.document)
  const changes = decision.actions.map(changeText)
  const [first] = changes
  const subject = first?.field ?? first?.sentence ?? ''
  const { was, now, overlay } = decision.values
  return (
    <Row aria-labelledby={id}>
      <h2 id={id}>{subject}</h2>
      {changes.map(({ sentence }) => (
        <p key={sentence}>
          <BreakableText>{sentence}</BreakableText>
        </p>
      ))}
      <Author decision={decision} />
      <p>{text(`portal.decision.${decision.kind}`)}</p>
      <dl>
        <Value title={text('portal.decision.was')} value={was} absent={text('portal.decision.absent')} />
        <Value title={text('portal.decision.now')} value={now} absent={text('portal.decision.absent')} />
        <Value title={text('portal.decision.wanted')} value={overlay} absent={text('portal.decision.removed')} />
      </dl>
      <DecisionChoices decision={decision} label={subject} onChoose={onChoose} />
    </Row>
  )
}

interface ValueProps {
  readonly title: string
  readonly value: JsonValue | undefined
  /** What stands in place of no value. */
  readonly absent: string
}

function Value({ title, value, absent }: ValueProps) {
  const written = useValueText()
  return (
    <div>
      <dt>{title}</dt>
      <dd>{value === undefined ? <em>{absent}</em> : <BreakableText>{written(value)}</BreakableText>}</dd>
    </div>
  )
}

/** Why it was changed; and who published what is in force of it, when and why. */
function Author({ decision: { actions } }: Pick<DecisionRowProps, 'decision'>) {
  const text = useText()
  const formats = useFormats()
  const { form } = useEdited()
  const places = actions.flatMap(actionPlaces)
  const found = form.published.find(({ action }) => placesMeet(actionPlaces(action), places))
  const wanted = actions[0]?.description ?? ''
  if (found === undefined) return <p>{wanted}</p>
  const { by, at, action } = found
  const reason = action.description ?? ''
  return (
    <>
      {wanted !== reason && <p>{wanted}</p>}
      <p>{text('portal.decision.by', { name: by, at: formats.instant(at), reason })}</p>
    </>
  )
}

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(2),
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 'var(--mui-shape-borderRadius)',
  '& h2': { ...theme.typography.subtitle1, fontWeight: 600, margin: 0 },
  '& p': { ...theme.typography.body2, margin: 0, color: 'var(--mui-palette-text-secondary)' },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
    gap: theme.spacing(1),
    margin: theme.spacing(1, 0),
  },
  '& dl > div': {
    padding: theme.spacing(1),
    borderRadius: 'var(--mui-shape-borderRadius)',
    background: 'var(--mui-palette-background-default)',
  },
  '& dt': { ...theme.typography.caption, color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0 },
}))
