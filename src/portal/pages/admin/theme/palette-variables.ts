import type { CSSProperties } from 'react'
import type { Theme } from '@mui/material/styles'
import { isJsonObject } from '../../../../engine/json/json.ts'

/** The CSS variables of a theme's palette, which show part of a page in other colours than the rest. */
export const paletteVariables = ({ palette }: Pick<Theme, 'palette'>): CSSProperties =>
  Object.fromEntries(variables('--mui-palette', palette))

/** The CSS variables of a theme's palette and corners, with its font, which show part of a page in another theme. */
export const lookVariables = ({ palette, shape, typography }: Theme): CSSProperties => ({
  ...paletteVariables({ palette }),
  ...Object.fromEntries([['--mui-shape-borderRadius', `${shape.borderRadius}px`]]),
  fontFamily: typography.fontFamily,
})

function variables(name: string, value: unknown): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[name, value]]
  return isJsonObject(value) ? Object.entries(value).flatMap(([key, part]) => variables(`${name}-${key}`, part)) : []
}
