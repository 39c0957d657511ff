import { styled } from '@mui/material/styles'
import type { VerifiedDocument } from '../../../contract/verification.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useFormats } from '../../ui/use-formats.ts'

interface StatedFactsProps {
  readonly document: VerifiedDocument
}

/** What an issued document states, to be compared with the copy at hand. */
export function StatedFacts({ document: { title, number, holder, issuer, issued, until, checked } }: StatedFactsProps) {
  const text = useText()
  const { date, time } = useFormats()
  const facts = [
    ['number', number],
    ['holder', holder.name],
    ['member-no', holder.memberNo],
    ['category', holder.category],
    ['issuer', issuer],
    ['issued', date(issued)],
    ['until', until === null ? null : date(until)],
  ] as const
  return (
    <Facts aria-labelledby="verified-document">
      <h2 id="verified-document">{title}</h2>
      <dl>
        {facts.map(([name, value]) =>
          value === null || value === '' ? null : (
            <div key={name}>
              <dt>{text(`portal.verification.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <small>{text('portal.verification.checked', { date: date(checked), time: time(checked) })}</small>
    </Facts>
  )
}

const Facts = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& dl': { display: 'grid', margin: 0 },
  '& dl > div': {
    display: 'grid',
    gap: theme.spacing(0, 2),
    padding: theme.spacing(1.25, 0),
    borderBlockStart: '1px solid var(--mui-palette-divider)',
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: '12rem minmax(0, 1fr)' },
  },
  '& dt': { color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0, fontWeight: 600 },
  '& small': { color: 'var(--mui-palette-text-secondary)' },
}))
