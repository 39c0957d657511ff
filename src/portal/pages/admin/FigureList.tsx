import { styled } from '@mui/material/styles'

/** A list of figures, each with its name; one marked `data-wrong` is drawn as a problem. */
export const FigureList = styled('dl')(({ theme }) => {
  const palette = theme.vars?.palette ?? theme.palette
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
    gap: 12,
    margin: '20px 0 0',
    '& > div': {
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      padding: '12px 16px',
      borderRadius: theme.vars?.shape.borderRadius,
      background: palette.sunken,
    },
    '& dt': { fontSize: '0.8125rem', lineHeight: 1.4, color: palette.text.secondary },
    '& dd': { margin: 0, fontSize: '1.5rem', lineHeight: 1.3, fontWeight: 600 },
    '& [data-wrong] dd': { color: palette.error.text },
  }
})
