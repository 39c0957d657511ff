import GridView from '@mui/icons-material/GridView'
import TableRows from '@mui/icons-material/TableRows'
import ToggleButton from '@mui/material/ToggleButton'
import type { DrawnRows } from '../tables/drawn-as.ts'
import { whereNarrow } from '../tables/narrow-container.ts'
import { useText } from '../texts/use-text.ts'
import { SwitchButtons } from './SwitchButtons.tsx'

interface DrawnAsSwitchProps {
  readonly rows: DrawnRows
  /** The width from which the columns of their table fit, rem: in a narrower container they are cards either way. */
  readonly fits: number
}

/** Switches between the rows of a table and cards, where the page leaves the choice to its user. */
export function DrawnAsSwitch({ rows: { drawnAs, onDraw }, fits }: DrawnAsSwitchProps) {
  const text = useText()
  if (onDraw === undefined) return null
  return (
    <SwitchButtons
      exclusive
      value={drawnAs}
      aria-label={text('renderer.collection.show-as')}
      onChange={(_, chosen: unknown) => {
        if (chosen === 'table' || chosen === 'cards') onDraw(chosen)
      }}
      sx={whereNarrow(fits, { display: 'none' })}
    >
      <ToggleButton value="table">
        <TableRows aria-hidden fontSize="small" />
        {text('renderer.collection.as-table')}
      </ToggleButton>
      <ToggleButton value="cards">
        <GridView aria-hidden fontSize="small" />
        {text('renderer.collection.as-cards')}
      </ToggleButton>
    </SwitchButtons>
  )
}
