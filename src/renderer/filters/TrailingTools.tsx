import Download from '@mui/icons-material/Download'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { DrawnRows } from '../tables/drawn-as.ts'
import { whereNarrow } from '../tables/narrow-container.ts'
import { useText } from '../texts/use-text.ts'
import { DrawnAsSwitch } from './DrawnAsSwitch.tsx'

interface TrailingToolsProps {
  readonly drawn: DrawnRows
  /** The width from which the columns of the table fit, rem. */
  readonly fits: number
  /** Saves the rows as a file; undefined where the page does not offer that. */
  readonly onExport: (() => void) | undefined
  /** Other words than usual on the button that does. */
  readonly exportTitle?: string | undefined
}

/** After what narrows and sorts rows: how they are drawn, and their file. */
export function TrailingTools({ drawn, fits, onExport, exportTitle }: TrailingToolsProps) {
  const text = useText()
  if (drawn.onDraw === undefined && onExport === undefined) return null
  return (
    <Box data-trailing sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, ml: 'auto' }}>
      <DrawnAsSwitch rows={drawn} fits={fits} />
      {onExport && (
        <Button startIcon={<Download />} onClick={onExport}>
          {exportTitle ?? text('renderer.collection.export')}
        </Button>
      )}
    </Box>
  )
}

/** The styles of tools in a container too narrow for the switch: without anything else they take no room. */
export const withoutSwitch = (fits: number) => ({
  '&:has(> [data-trailing]:only-child > [role="group"]:only-child)': whereNarrow(fits, { display: 'none' }),
})
