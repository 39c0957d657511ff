import Check from '@mui/icons-material/Check'
import Close from '@mui/icons-material/Close'
import { styled } from '@mui/material/styles'

interface TickOrCrossProps {
  readonly is: boolean
  /** What it means, for those who do not see it. */
  readonly text: string
}

/** What is true or false, as a tick or a cross. */
export function TickOrCross({ is, text }: TickOrCrossProps) {
  return (
    <Mark data-is={is}>
      {is ? <Check aria-hidden /> : <Close aria-hidden />}
      <span className="rg-unseen">{text}</span>
    </Mark>
  )
}

const Mark = styled('span')({
  display: 'inline-flex',
  verticalAlign: 'middle',
  color: 'var(--mui-palette-text-secondary)',
  '&[data-is="true"]': { color: 'var(--mui-palette-success-text)' },
})
