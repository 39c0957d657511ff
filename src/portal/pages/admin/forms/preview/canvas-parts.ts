import { styled } from '@mui/material/styles'

/** Where something is drawn as it would be, below a head that names it. */
export const Canvas = styled('section')({ minWidth: 0 })

/** The name of what is drawn, and how it is looked at. */
export const CanvasHead = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginBlockEnd: theme.spacing(1.5),
  '& h2': { ...theme.typography.h4, flexBasis: '100%', margin: 0 },
}))
