import { use } from 'react'
import Skeleton from '@mui/material/Skeleton'
import { DialogFootContext } from '../../renderer/feedback/dialog-foot-context.ts'
import { LoadingRegion } from '../ui/LoadingRegion.tsx'

/**
 * Placeholder for a short form: labels, controls and the button at their heights, so nothing moves later. A dialog's
 * foot has room for the button already.
 */
export function FormSkeleton({ fields }: { readonly fields: number }) {
  const isInDialog = use(DialogFootContext) !== undefined
  return (
    <LoadingRegion gap={18}>
      {Array.from({ length: fields }, (_, index) => (
        <div key={index}>
          <Skeleton width={96} height="1.6rem" />
          <Skeleton variant="rounded" height="2.875rem" />
        </div>
      ))}
      {!isInDialog && <Skeleton variant="rounded" height={50} sx={{ mt: '10px' }} />}
    </LoadingRegion>
  )
}
