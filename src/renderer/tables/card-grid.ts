import { paletteVariable, radius } from '../theme/css-variable.ts'

/** Cards side by side, as many as their container has room for. */
export const cardGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: 2,
} as const

/** The edge of a card, and that of a table. */
export const cardFrame = { border: `1px solid ${paletteVariable('divider')}`, borderRadius: radius(1.5) } as const
