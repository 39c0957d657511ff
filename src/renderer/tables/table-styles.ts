import { keyframes } from '@mui/material/styles'
import { paletteVariable } from '../theme/css-variable.ts'
import { cardFrame, cardGrid } from './card-grid.ts'
import type { DrawnAs } from './drawn-as.ts'
import { whereNarrow } from './narrow-container.ts'

interface TableLook {
  /** The container's width from which columns fit, rem. */
  readonly fits: number
  readonly isFramed: boolean
  /** Whether a row has more buttons than fit beside a name on a phone. */
  readonly hasManyActions: boolean
  readonly drawnAs: DrawnAs
}

/** The styles of a table and all its parts: columns, or cards in a narrow container. */
export const tableStyles = ({ fits, isFramed, hasManyActions, drawnAs }: TableLook) => ({
  ...(isFramed && cardFrame),
  backgroundColor: paletteVariable('background', 'paper'),
  '& tbody:last-child tr:last-of-type > *': { borderBottom: 0 },
  '& tfoot .MuiTableCell-root': footCell,
  '& .MuiTableCell-root': { px: isFramed ? 1 : 2 },
  '& [data-actions]': actionsStyle,
  '& td[data-actions]': { py: 0.5 },
  '& [data-actions] > div': { display: 'flex', justifyContent: 'flex-end', gap: 0.5 },
  '& tr:hover > td[data-actions]': { backgroundImage: hovered },
  ...(isFramed && { '& th[scope="row"]': { fontWeight: 600 } }),
  ...(drawnAs === 'cards'
    ? { '@media screen': gridOfCards(isFramed) }
    : {
        '@media screen': {
          ...whereNarrow(fits, {
            ...cards,
            ...(isFramed ? separateCards : joinedCards),
            '& td[data-actions]': hasManyActions ? actionsBelow : actionsBeside,
          })['@media screen'],
          [`@container (${wideCard}rem <= width < ${fits}rem)`]: factsInPairs(hasManyActions),
        },
      }),
})

/** From this width on, rem, a card has room for two values beside each other. */
const wideCard = 44

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

/** Half of a wide card would be empty otherwise. */
const factsInPairs = (hasManyActions: boolean) => ({
  '& tr': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 4 },
  '& td[data-title]': { gridColumn: 'auto' },
  // Nothing but the buttons may stand beside the heading.
  [hasManyActions ? '& th[scope="row"]' : '& tr:not(:has(> [data-actions])) > th[scope="row"]']: {
    gridColumn: '1 / -1',
  },
})

const unstuck = { position: 'static', display: 'block', alignSelf: 'start', width: 'auto', p: 0 } as const

const actionsBeside = { ...unstuck, gridColumn: '2 / 3', gridRow: 1 } as const

const actionsBelow = { ...unstuck, gridColumn: '1 / -1', pt: 0.75 } as const

const separateCards = {
  border: 0,
  borderRadius: 0,
  backgroundColor: 'transparent',
  '& tbody': { display: 'grid', gap: 1.5 },
  '& tbody tr, & tfoot tr': { ...cardFrame, backgroundColor: paletteVariable('background', 'paper') },
  '& tfoot tr': { mt: 1.5 },
} as const

/** The same cards side by side, as many as there is room for, as high as the highest of their row. */
const gridOfCards = (isFramed: boolean) => ({
  ...cards,
  ...separateCards,
  '& tbody': { ...cardGrid, ...(!isFramed && { p: 2 }) },
  '& tbody tr, & tfoot tr': { ...separateCards['& tbody tr, & tfoot tr'], minWidth: 0 },
  '& tbody tr': { display: 'flex', flexDirection: 'column', pb: 1 },
  '& tbody [data-title]': { gridTemplateColumns: 'minmax(6.5rem, 32%) minmax(0, 1fr)' },
  '& tbody th[scope="row"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& tfoot tr': { ...sumsInLine, ...(isFramed ? { mt: 2 } : { mx: 2, mb: 2 }) },
  '& tfoot .MuiTableCell-root': { display: 'flex', pt: 0 },
  '& td[data-actions]': actionsAtFoot,
})

/** At the bottom of the card, however long its neighbours are. */
const actionsAtFoot = {
  ...unstuck,
  alignSelf: 'stretch',
  mt: 'auto',
  '& > div': { mt: 1.5, pt: 0.75, borderBlockStart: `1px solid ${paletteVariable('divider')}` },
  '&:has(> div:empty)': { display: 'none' },
} as const

const sumsInLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 4,
  rowGap: 0.5,
  py: 1.5,
} as const

const joinedCards = { '& tr + tr': { borderBlockStart: `1px solid ${paletteVariable('divider')}` } } as const
