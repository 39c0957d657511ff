import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { useText } from '../../renderer/texts/use-text.ts'

/** Where a page will be, while its code and what it shows are on their way. */
export function PageSkeleton() {
  const text = useText()
  return (
    <Stack spacing={3} role="status" aria-label={text('portal.loading')}>
      <Skeleton height={48} width="min(320px, 70%)" />
      <Skeleton variant="rounded" height={260} />
    </Stack>
  )
}
