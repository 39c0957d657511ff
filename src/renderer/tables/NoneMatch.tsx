import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useText } from '../texts/use-text.ts'

interface NoneMatchProps {
  /** What was typed to search. */
  readonly find?: string
  /** Shows all again; undefined where nothing is chosen. */
  readonly onShowAll?: (() => void) | undefined
}

/** Instead of the table, where the search or the filters leave no row. */
export function NoneMatch({ find = '', onShowAll }: NoneMatchProps) {
  const text = useText()
  return (
    <Box sx={{ py: 4, textAlign: 'center' }}>
      <Typography>
        {find === ''
          ? text('renderer.collection.none-match')
          : text('renderer.collection.nothing-found', { text: find })}
      </Typography>
      {onShowAll && (
        <Button onClick={onShowAll} sx={{ mt: 1 }}>
          {text('renderer.collection.show-all')}
        </Button>
      )}
    </Box>
  )
}
