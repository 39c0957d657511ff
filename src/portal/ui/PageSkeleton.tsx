import Skeleton from '@mui/material/Skeleton'
import { LoadingRegion } from './LoadingRegion.tsx'

/** Where a page will be, while its code and what it shows are on their way. */
export function PageSkeleton() {
  return (
    <LoadingRegion gap={24}>
      <Skeleton height={48} width="min(320px, 70%)" />
      <Skeleton variant="rounded" height={260} />
    </LoadingRegion>
  )
}
