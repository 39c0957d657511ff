import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { SampleRun, SampleStep } from '../../../scripts/vite/case-samples/case-samples.ts'
import { StatusChip } from '../../../src/renderer/feedback/StatusChip.tsx'

/** The runs of a case type, each with its steps: who did what, and what came of it. */
export function RunList({ runs }: { readonly runs: readonly SampleRun[] }) {
  return (
    <Runs>
      {runs.map(({ id, description, steps }) => (
        <section key={id} aria-labelledby={`run-${id}`}>
          <Typography component="h3" variant="subtitle1" id={`run-${id}`}>
            {titleOf(id)}
          </Typography>
          {description !== '' && <Typography color="textSecondary">{description}</Typography>}
          <ol>
            {steps.map((step, index) => (
              <Step key={index} {...step} />
            ))}
          </ol>
        </section>
      ))}
    </Runs>
  )
}

/** `two-verifiers` → `Two verifiers`. */
const titleOf = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ')

function Step({ by, did, state, refused, issued, sent }: SampleStep) {
  const effects = [
    ...(issued.length > 0 ? [`Issues ${issued.join(', ')}.`] : []),
    ...(sent.length > 0 ? [`Sends ${sent.map((id) => `“${id}”`).join(', ')}.`] : []),
  ]
  return (
    <li>
      <span>
        <strong>{by}:</strong> {did}
      </span>
      {refused.length > 0 ? <em>Refused: {refused.join(' ')}</em> : state && <StatusChip {...state} />}
      {effects.length > 0 && <small>{effects.join(' ')}</small>}
    </li>
  )
}

const Runs = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 380px), 1fr))',
  '& > section': {
    padding: theme.spacing(2),
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    background: theme.palette.background.paper,
  },
  '& ol': { display: 'grid', gap: theme.spacing(1), margin: theme.spacing(1, 0, 0), paddingLeft: theme.spacing(3) },
  '& li > *': { marginRight: theme.spacing(1) },
  '& em': { fontStyle: 'normal', color: theme.palette.text.secondary },
  '& small': { display: 'block', color: theme.palette.text.secondary },
}))
