import { useId } from 'react'
import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import type { LoginPattern } from '../../../generated/closed-names.ts'
import type { BrandColours } from './login-brand.ts'

interface Tile {
  readonly width: number
  readonly height: number
  readonly draw: (colours: BrandColours) => ReactNode
}

/** Patterns by the name that a theme gives; each is one tile that repeats without a seam. */
const tiles: Readonly<Record<LoginPattern, Tile | undefined>> = {
  arcs: { width: 120, height: 120, draw: Arcs },
  grid: { width: 96, height: 96, draw: Grid },
  petals: { width: 96, height: 96, draw: Petals },
  arches: { width: 88, height: 112, draw: Arches },
  weave: { width: 64, height: 64, draw: Weave },
  waves: { width: 120, height: 40, draw: Waves },
  none: undefined,
}

/** Fills an area with an organisation's pattern; it is decoration, so assistive technology ignores it. */
export function BrandPattern({ colours }: { readonly colours: BrandColours }) {
  const id = useId()
  const tile = Object.entries(tiles).find(([name]) => name === colours.style)?.[1]
  if (!tile) return null
  return (
    <Ground aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width={tile.width} height={tile.height} patternUnits="userSpaceOnUse">
          {tile.draw(colours)}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </Ground>
  )
}

function Arcs({ line, accent }: BrandColours) {
  return (
    <g fill="none" stroke={line} strokeWidth="1.5">
      {[20, 40, 60].map((radius) => (
        <g key={radius}>
          <circle cx="60" cy="120" r={radius} />
          <circle cx="0" cy="60" r={radius} />
          <circle cx="120" cy="60" r={radius} />
          <circle cx="60" cy="0" r={radius} />
        </g>
      ))}
      <circle cx="60" cy="60" r="2.5" fill={accent} stroke="none" />
    </g>
  )
}

function Grid({ line, accent }: BrandColours) {
  return (
    <g fill="none" stroke={line}>
      <path d="M0 .5H96M.5 0V96" strokeWidth="1.5" />
      <path d="M24 0V96M48 0V96M72 0V96M0 24H96M0 48H96M0 72H96" strokeWidth=".6" />
      <path d="M0 96 96 0" strokeWidth="1" />
      <path d="M-5 .5H6M.5-5V6" stroke={accent} strokeWidth="2" />
    </g>
  )
}

function Petals({ line }: BrandColours) {
  const petal = 'M4 4H28A16 16 0 0 1 44 20V44H20A16 16 0 0 1 4 28Z'
  return (
    <g fill={line}>
      <path d={petal} />
      <path d={petal} transform="translate(96 0) scale(-1 1)" opacity=".55" />
      <path d={petal} transform="translate(0 96) scale(1 -1)" opacity=".55" />
      <circle cx="70" cy="70" r="18" />
    </g>
  )
}

function Arches({ line, accent }: BrandColours) {
  return (
    <g fill="none" stroke={line} strokeWidth="1.5">
      {[40, 30, 20].map((radius) => (
        <path
          key={radius}
          d={`M${44 - radius} 112V${radius + 14}A${radius} ${radius} 0 0 1 ${44 + radius} ${radius + 14}V112`}
        />
      ))}
      <path d="M0 .75H88" />
      <circle cx="44" cy="92" r="3" fill={accent} stroke="none" />
    </g>
  )
}

function Weave({ line, accent }: BrandColours) {
  return (
    <g fill="none" stroke={line} strokeWidth="1.5">
      <path d="M4 0V24M12 0V24M20 0V24M36 32V56M44 32V56M52 32V56M32 4H56M32 12H56M32 20H56M0 36H24M0 44H24M0 52H24" />
      <circle cx="60" cy="28" r="1.5" fill={accent} stroke="none" />
    </g>
  )
}

function Waves({ line, accent }: BrandColours) {
  const wave = 'Q30 -10 60 10T120 10'
  return (
    <g fill="none" stroke={line} strokeWidth="1.5">
      <path d={`M0 10${wave}`} />
      <path d={`M0 10${wave}`} transform="translate(0 20)" opacity=".55" />
      <circle cx="60" cy="10" r="2" fill={accent} stroke="none" />
    </g>
  )
}

const Ground = styled('svg')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
})
