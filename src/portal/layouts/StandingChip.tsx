import { styled } from '@mui/material/styles'
import { useText } from '../../renderer/texts/use-text.ts'

/** Whether a membership is active; the colour only repeats what the word says. */
export function StandingChip({ standing }: { readonly standing: 'Active' | 'Inactive' }) {
  const text = useText()
  return <Chip data-standing={standing}>{text(`portal.membership.${standing}`)}</Chip>
}

const Chip = styled('span')({
  display: 'inline-block',
  padding: '1px 10px',
  borderRadius: 99,
  fontSize: '0.8125rem',
  fontWeight: 600,
  background: 'var(--mui-palette-sunken)',
  color: 'var(--mui-palette-text-secondary)',
  '&[data-standing="Active"]': { background: '#e5f4e8', color: '#1b5e20' },
})
