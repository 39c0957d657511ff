import AddIcon from '@mui/icons-material/Add'
import FitScreenIcon from '@mui/icons-material/FitScreenOutlined'
import RemoveIcon from '@mui/icons-material/Remove'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { SvgIconProps } from '@mui/material/SvgIcon'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { ComponentType } from 'react'
import { useText } from '../../renderer/texts/use-text.ts'

/** The zoom levels; 1 fits the width. */
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2] as const

interface ZoomBarProps {
  readonly zoom: number
  readonly onZoom: (zoom: number) => void
}

/** Zooms in, zooms out, and fits the width. */
export function ZoomBar({ zoom, onZoom }: ZoomBarProps) {
  const smaller = zooms.findLast((one) => one < zoom)
  const larger = zooms.find((one) => one > zoom)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <ZoomButton name="zoom-out" icon={RemoveIcon} to={smaller} onZoom={onZoom} />
      <Typography variant="body2" component="output" sx={{ minWidth: '3.5em', textAlign: 'center' }}>
        {Math.round(zoom * 100)}%
      </Typography>
      <ZoomButton name="zoom-in" icon={AddIcon} to={larger} onZoom={onZoom} />
      <ZoomButton name="fit" icon={FitScreenIcon} to={zoom === 1 ? undefined : 1} onZoom={onZoom} />
    </Box>
  )
}

interface ZoomButtonProps {
  readonly name: 'zoom-in' | 'zoom-out' | 'fit'
  readonly icon: ComponentType<SvgIconProps>
  /** Undefined if it has no effect; the button stays in the tab order, so the focus is not lost. */
  readonly to: number | undefined
  readonly onZoom: (zoom: number) => void
}

function ZoomButton({ name, icon: Icon, to, onZoom }: ZoomButtonProps) {
  const text = useText()
  const label = text(`portal.document.${name}`)
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        aria-disabled={to === undefined}
        onClick={() => to !== undefined && onZoom(to)}
        sx={{ '&[aria-disabled=true]': { color: 'text.disabled', cursor: 'default' } }}
      >
        <Icon />
      </IconButton>
    </Tooltip>
  )
}
