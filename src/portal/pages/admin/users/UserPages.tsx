import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useText } from '../../../../renderer/texts/use-text.ts'

interface UserPagesProps {
  readonly page: number
  readonly pages: number
  readonly onGo: (page: number) => void
}

/** Leads to the page before and the page after, where there is more than one. */
export function UserPages({ page, pages, onGo }: UserPagesProps) {
  const text = useText()
  if (pages === 1) return null
  return (
    <Stack
      component="nav"
      aria-label={text('portal.desk.pages')}
      direction="row"
      sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1, p: 2 }}
    >
      <Button disabled={page === 1} onClick={() => onGo(page - 1)}>
        {text('portal.desk.previous-page')}
      </Button>
      <Typography variant="body2" color="textSecondary" aria-live="polite">
        {text('renderer.collection.page', { page, pages })}
      </Typography>
      <Button disabled={page === pages} onClick={() => onGo(page + 1)}>
        {text('portal.desk.next-page')}
      </Button>
    </Stack>
  )
}
