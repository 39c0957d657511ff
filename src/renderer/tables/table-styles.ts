import { keyframes } from '@mui/material/styles'
import { paletteVariable, radius } from '../theme/css-variable.ts'
import { whereNarrow } from './narrow-container.ts'

interface TableLook {
  /** The container's width from which columns fit, rem. */
  readonly fits: number
  readonly isFramed: boolean
  /** Whether a row has more buttons than fit beside a name on a phone. */
  readonly hasManyActions: boolean
}

/** The styles of a table and all its parts: columns, or cards in a narrow container. */
export const tableStyles = ({ fits, isFramed, hasManyActions }: TableLook) => ({
  ...(isFramed && frame),
  backgroundColor: paletteVariable('background', 'paper'),
  '& tbody:last-child tr:last-of-type > *': { borderBottom: 0 },
  '& tfoot .MuiTableCell-root': footCell,
  '& .MuiTableCell-root': { px: isFramed ? 1 : 2 },
  '& [data-actions]': actionsStyle,
  '& td[data-actions]': { py: 0.5 },
  '& [data-actions] > div': { display: 'flex', justifyContent: 'flex-end', gap: 0.5 },
  '& tr:hover > td[data-actions]': { backgroundImage: hovered },
  ...(isFramed && { '& th[scope="row"]': { fontWeight: 600 } }),
  ...whereNarrow(fits, {
    ...cards,
    ...(isFramed ? separateCards : joinedCards),
    '& td[data-actions]': hasManyActions ? actionsBelow : actionsBeside,
  }),
})

const frame = { border: `1px solid ${paletteVariable('divider')}`, borderRadius: radius(1.5) } as const

const footCell = {
  borderBottom: 0,
  typography: 'body2',
  fontWeight: 600,
  color: paletteVariable('text', 'primary'),
  whiteSpace: 'pre-line',
} as const

const hoverInk = paletteVariable('action', 'hover')
const hovered = `linear-gradient(${hoverInk}, ${hoverInk})`

/** The shade of what lies beneath the actions; gone where the table is scrolled to its end. */
const beneath = keyframes({
  'from, 95%': { boxShadow: `-1px 0 0 ${paletteVariable('divider')}, -10px 0 10px -8px rgb(20 22 30 / 0.28)` },
  to: { boxShadow: 'none' },
})

/** Always in sight, whatever the rest of the row needs. Without overflow its timeline does not run: no edge then. */
const actionsStyle = {
  position: 'sticky',
  insetInlineEnd: 0,
  zIndex: 1,
  width: '1%',
  whiteSpace: 'nowrap',
  '&.MuiTableCell-body': { backgroundColor: paletteVariable('background', 'paper') },
  '@supports (animation-timeline: scroll())': {
    animation: `${beneath} linear`,
    animationTimeline: 'scroll(inline)',
  },
  '@supports not (animation-timeline: scroll())': { borderInlineStart: `1px solid ${paletteVariable('divider')}` },
} as const

/** The columns of a card: the name of a value, the value, and the actions beside the heading. */
const cards = {
  overflow: 'visible',
  '& table, & tbody, & tfoot': { display: 'block' },
  '& tfoot .MuiTableCell-root:empty': { display: 'none' },
  '& thead': { display: 'none' },
  '& tr': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 0.5, px: 2, pt: 1.25, pb: 2 },
  '& .MuiTableCell-root': {
    display: 'grid',
    gridTemplateColumns: 'minmax(7rem, 38%) minmax(0, 1fr)',
    gridColumn: '1 / -1',
    columnGap: 1.5,
    p: 0,
    pt: 0.75,
    border: 0,
    textAlign: 'start',
    whiteSpace: 'normal',
  },
  '& [data-title]::before': { content: 'attr(data-title)', color: paletteVariable('text', 'secondary') },
  '& th[scope="row"]': {
    gridColumn: '1 / 2',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Its first line is at the height of the buttons, however many lines follow.
    pt: 0.5,
    typography: 'subtitle1',
    '&::before': { content: 'none' },
  },
} as const

const unstuck = { position: 'static', display: 'block', alignSelf: 'start', width: 'auto', p: 0 } as const

const actionsBeside = { ...unstuck, gridColumn: '2 / 3', gridRow: 1 } as const

const actionsBelow = { ...unstuck, gridColumn: '1 / -1', pt: 0.75 } as const

const separateCards = {
  border: 0,
  borderRadius: 0,
  backgroundColor: 'transparent',
  '& tbody': { display: 'grid', gap: 1.5 },
  '& tbody tr, & tfoot tr': { ...frame, backgroundColor: paletteVariable('background', 'paper') },
  '& tfoot tr': { mt: 1.5 },
} as const

const joinedCards = { '& tr + tr': { borderBlockStart: `1px solid ${paletteVariable('divider')}` } } as const
