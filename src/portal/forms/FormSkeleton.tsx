import Skeleton from '@mui/material/Skeleton'
import { LoadingRegion } from '../ui/LoadingRegion.tsx'

/** Placeholder for a short form: labels, controls and the button at their heights, so nothing moves later. */
export function FormSkeleton({ fields }: { readonly fields: number }) {
  return (
    <LoadingRegion>
      {Array.from({ length: fields }, (_, index) => (
        <div key={index}>
          <Skeleton width={96} height={22} />
          <Skeleton variant="rounded" height={44} />
        </div>
      ))}
      <Skeleton variant="rounded" height={48} />
    </LoadingRegion>
  )
}
