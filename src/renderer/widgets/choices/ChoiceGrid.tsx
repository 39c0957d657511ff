import { styled } from '@mui/material/styles'

/** Choices side by side where they fit, below each other where not. */
export const ChoiceGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
  gap: '8px 10px',
  '&[data-plain]': { display: 'flex', flexWrap: 'wrap', gap: '0 24px' },
  '&[data-stacked]': { gridTemplateColumns: '1fr' },
})
