import Skeleton from '@mui/material/Skeleton'
import { LoadingRegion } from './LoadingRegion.tsx'

/** Placeholder for a page while its code and data load. */
export function PageSkeleton() {
  return (
    <LoadingRegion gap={24}>
      <Skeleton height={48} width="min(320px, 70%)" />
      <Skeleton variant="rounded" height={260} />
    </LoadingRegion>
  )
}

/** Placeholder for what a page shows below its heading. */
export function BodySkeleton() {
  return (
    <LoadingRegion>
      <Skeleton variant="rounded" height={260} />
    </LoadingRegion>
  )
}
