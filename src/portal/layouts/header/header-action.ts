import type { Theme } from '@mui/material/styles'

/**
 * A link or button in the header of a public page: plain words on a wide screen; on a narrow one, small words under an
 * icon, so the logo and the actions fit in one row.
 */
export const headerAction = (theme: Theme) => ({
  flex: 'none',
  '& .MuiButton-startIcon': { display: 'none' },
  [theme.breakpoints.down('sm')]: {
    flex: '0 1 auto',
    flexDirection: 'column',
    justifyContent: 'flex-start',
    gap: '2px',
    minWidth: 48,
    minHeight: 48,
    padding: '6px 4px 4px',
    borderColor: 'transparent',
    fontSize: '0.6875rem',
    lineHeight: 1.2,
    textAlign: 'center',
    '& .MuiButton-startIcon': { display: 'inherit', margin: 0, '& > svg': { fontSize: 22 } },
  },
})
