import { styled } from '@mui/material/styles'
import { Chip } from '../../../renderer/feedback/Chip.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'

/** Whether a membership is active. */
export function StandingChip({ standing }: { readonly standing: 'Active' | 'Inactive' }) {
  const text = useText()
  return <Standing data-standing={standing}>{text(`portal.membership.${standing}`)}</Standing>
}

const Standing = styled(Chip)({ '&[data-standing="Active"]': { background: '#e5f4e8', color: '#1b5e20' } })
