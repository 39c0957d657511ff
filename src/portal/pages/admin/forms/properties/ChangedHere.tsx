import { use } from 'react'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { AddedHereContext } from './added-here-context.ts'

interface ChangedHereProps {
  /** What was changed, for the button's name. */
  readonly property: string
  readonly onBack: () => void
}

/** Marks what differs from the layers below, with a way back to them. */
export function ChangedHere({ property, onBack }: ChangedHereProps) {
  const text = useText()
  if (use(AddedHereContext)) return null
  return (
    <Typography variant="caption" component="div" color="textSecondary">
      {text('portal.editor.changed-here')}{' '}
      <Button size="small" aria-label={text('portal.editor.go-back-of', { property })} onClick={onBack}>
        {text('portal.editor.go-back')}
      </Button>
    </Typography>
  )
}
