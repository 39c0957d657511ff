import Box from '@mui/material/Box'
import { guardContrast, tint } from '../../engine/color/contrast.ts'
import type { StateColor } from '../../generated/closed-names.ts'
import { Chip } from './Chip.tsx'

/** The same in every organisation: its success colour may be any, while what is open is green everywhere. */
const colors: Readonly<Record<StateColor, string>> = {
  default: '#546e7a',
  info: '#1565c0',
  success: '#2e7d32',
  warning: '#ef6c00',
  error: '#c62828',
  purple: '#6a1b9a',
}

interface StatusChipProps {
  readonly title: string
  readonly color: StateColor
}

/** A record's status as a coloured label. */
export function StatusChip({ title, color }: StatusChipProps) {
  const soft = tint(colors[color], 0.955, color === 'default' ? 0.006 : 0.04)
  return (
    <Chip sx={{ background: soft, color: guardContrast(colors[color], [soft]) }}>
      <Box component="span" aria-hidden sx={{ ...dotStyle, bgcolor: colors[color] }} />
      {title}
    </Chip>
  )
}

const dotStyle = { width: 7, height: 7, borderRadius: '50%', flexShrink: 0 } as const
