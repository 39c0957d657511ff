import { styled } from '@mui/material/styles'

interface ProgressRingProps {
  /** The accessible name. */
  readonly label: string
  /** 0 to 100. */
  readonly percent: number
}

const radius = 21
const circumference = 2 * Math.PI * radius

/** A percentage, as a ring around its figure. */
export function ProgressRing({ label, percent }: ProgressRingProps) {
  return (
    <Ring>
      <progress aria-label={label} value={percent} max={100} />
      <svg viewBox="0 0 50 50" aria-hidden="true">
        <circle cx="25" cy="25" r={radius} />
        <circle
          cx="25"
          cy="25"
          r={radius}
          className="done"
          strokeDasharray={circumference}
          strokeDashoffset={circumference * (1 - percent / 100)}
        />
      </svg>
      <span aria-hidden="true">{percent}%</span>
    </Ring>
  )
}

const Ring = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 56,
  height: 56,
  // For screen readers: the ring shows the same.
  '& progress': { position: 'absolute', width: 1, height: 1, opacity: 0 },
  '& svg': { position: 'absolute', inset: 0, transform: 'rotate(-90deg)' },
  '& circle': { fill: 'none', stroke: 'var(--mui-palette-divider)', strokeWidth: 5 },
  '& .done': { stroke: 'var(--mui-palette-warning-strong)', strokeLinecap: 'round' },
  '& span': { ...theme.typography.caption, fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
}))
