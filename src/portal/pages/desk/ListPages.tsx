import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useText } from '../../../renderer/texts/use-text.ts'

interface ListPagesProps {
  readonly previous: string | null
  readonly next: string | null
  readonly onGo: (place: { readonly kind: 'after' | 'before'; readonly at: string }) => void
}

/** Leads to the page before and the page after, where there is more than one. */
export function ListPages({ previous, next, onGo }: ListPagesProps) {
  const text = useText()
  if (previous === null && next === null) return null
  return (
    <Stack
      component="nav"
      aria-label={text('portal.desk.pages')}
      direction="row"
      sx={{ justifyContent: 'space-between', p: 2 }}
    >
      <Button disabled={previous === null} onClick={() => onGo({ kind: 'before', at: previous ?? '' })}>
        {text('portal.desk.previous-page')}
      </Button>
      <Button disabled={next === null} onClick={() => onGo({ kind: 'after', at: next ?? '' })}>
        {text('portal.desk.next-page')}
      </Button>
    </Stack>
  )
}
