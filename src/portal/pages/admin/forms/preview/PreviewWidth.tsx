import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useText } from '../../../../../renderer/texts/use-text.ts'

const widths = ['wide', 'phone'] as const

/** How wide a preview is drawn. */
export type PreviewedWidth = (typeof widths)[number]

/** The width of a phone in pixels. */
export const previewedPhone = 390

interface PreviewWidthProps {
  readonly width: PreviewedWidth
  readonly onChoose: (width: PreviewedWidth) => void
}

/** Chooses how wide a preview is drawn, where there is room for more than one width. */
export function PreviewWidth({ width, onChoose }: PreviewWidthProps) {
  const text = useText()
  return (
    <ToggleButtonGroup
      sx={onlyBeside}
      exclusive
      size="small"
      value={width}
      onChange={(_event, next: PreviewedWidth | null) => next && onChoose(next)}
      aria-label={text('portal.editor.width')}
    >
      {widths.map((one) => (
        <ToggleButton key={one} value={one}>
          {text(`portal.editor.width.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

/** A phone has one width. */
const onlyBeside = { display: { xs: 'none', md: 'inline-flex' } } as const
