import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { useText } from '../../renderer/texts/use-text.ts'

/** Where a short form will be: labels, controls and its button, at their heights, so that nothing moves. */
export function FormSkeleton({ fields }: { readonly fields: number }) {
  const text = useText()
  return (
    <Stack spacing={2.5} role="status" aria-label={text('portal.loading')}>
      {Array.from({ length: fields }, (_, index) => (
        <div key={index}>
          <Skeleton width={96} height={22} />
          <Skeleton variant="rounded" height={44} />
        </div>
      ))}
      <Skeleton variant="rounded" height={48} />
    </Stack>
  )
}
