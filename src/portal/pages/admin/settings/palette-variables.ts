import type { CSSProperties } from 'react'
import type { Theme } from '@mui/material/styles'
import { isJsonObject } from '../../../../engine/json/json.ts'

/** The CSS variables of a theme's palette, which show part of a page in other colours than the rest. */
export const paletteVariables = ({ palette }: Pick<Theme, 'palette'>): CSSProperties =>
  Object.fromEntries(variables('--mui-palette', palette))

function variables(name: string, value: unknown): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[name, value]]
  return isJsonObject(value) ? Object.entries(value).flatMap(([key, part]) => variables(`${name}-${key}`, part)) : []
}
