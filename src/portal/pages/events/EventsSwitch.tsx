import GridView from '@mui/icons-material/GridView'
import ViewList from '@mui/icons-material/ViewList'
import ToggleButton from '@mui/material/ToggleButton'
import type { EventsAs } from '../../../generated/closed-names.ts'
import { SwitchButtons } from '../../../renderer/filters/SwitchButtons.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'

interface EventsSwitchProps {
  readonly as: EventsAs
  readonly onChoose: (as: EventsAs) => void
}

/** Switches between events side by side and one below the other. */
export function EventsSwitch({ as, onChoose }: EventsSwitchProps) {
  const text = useText()
  return (
    <SwitchButtons
      exclusive
      value={as}
      aria-label={text('portal.events.show-as')}
      onChange={(_, chosen: unknown) => {
        if (chosen === 'grid' || chosen === 'list') onChoose(chosen)
      }}
    >
      <ToggleButton value="grid">
        <GridView aria-hidden fontSize="small" />
        {text('portal.events.as-grid')}
      </ToggleButton>
      <ToggleButton value="list">
        <ViewList aria-hidden fontSize="small" />
        {text('portal.events.as-list')}
      </ToggleButton>
    </SwitchButtons>
  )
}
