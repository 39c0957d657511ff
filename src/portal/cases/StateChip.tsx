import { styled } from '@mui/material/styles'
import { Chip } from '../../renderer/feedback/Chip.tsx'

interface StateChipProps {
  readonly title: string
  /** As the case type declares it: success, info, warning, error or default. */
  readonly color: string
}

/** The state of a case in the colour that its type declares. */
export const StateChip = ({ title, color }: StateChipProps) => <State data-color={color}>{title}</State>

const soft = (name: string) => ({
  background: `var(--mui-palette-${name}-soft)`,
  color: `var(--mui-palette-${name}-text)`,
})

const State = styled(Chip)({
  '&[data-color="success"]': soft('success'),
  '&[data-color="info"]': soft('info'),
  '&[data-color="warning"]': soft('warning'),
  '&[data-color="error"]': soft('error'),
})
