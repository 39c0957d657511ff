import { styled } from '@mui/material/styles'

/** What is changed on one side, what it gives on the other; below each other where there is no room. */
export const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(320px, 5fr) minmax(0, 7fr)',
    // A table needs more room than a form.
    '&[data-part="page"]': { gridTemplateColumns: 'minmax(300px, 3fr) minmax(0, 7fr)' },
    // So does a diagram, beside which what is chosen in it stays in sight, below the bar.
    '&[data-part="process"]': { gridTemplateColumns: 'minmax(300px, 3fr) minmax(0, 7fr)' },
    '&[data-part="process"] > :first-of-type': {
      position: 'sticky',
      insetBlockStart: theme.spacing(20),
      maxHeight: `calc(100dvh - ${theme.spacing(22)})`,
      overflowY: 'auto',
    },
    // Nothing is drawn beside it.
    '&[data-part="alone"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
}))

/** The side on which something is changed, with its tabs. */
export const EditedSide = styled('div')({
  minWidth: 0,
  overflow: 'hidden',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 'var(--mui-shape-borderRadius)',
  background: 'var(--mui-palette-background-paper)',
  '& > [role="tabpanel"]': { outline: 'none' },
  '& > .MuiTabs-root': { borderBlockEnd: '1px solid var(--mui-palette-divider)' },
})

/** The id of what the tabs open. */
export const panelId = 'editor-panel'
