import { use, useState } from 'react'
import type { ReactNode } from 'react'
import { isLoadable } from '../store/loadable.ts'
import type { Loadable, PartOf } from '../store/loadable.ts'
import { LoadingBoundary } from '../loading/LoadingBoundary.tsx'
import { settling } from '../loading/settling.ts'

export interface PartProps<Props> {
  readonly of: PartOf<Props>
  readonly props: Props
  /** Shown until its code is loaded. */
  readonly waiting?: ReactNode
}

/**
 * Draws a part at once when its code is loaded. Otherwise it loads the code and suspends below its own boundary.
 */
export function Part<Props extends object>({ of: Own, props, waiting }: PartProps<Props>) {
  const [loading] = useState(() => (isLoadable(Own) && Own.Code === undefined ? settling(Own.load()) : undefined))
  if (!isLoadable(Own)) return <Own {...props} />
  if (loading === undefined) return Own.Code && <Own.Code {...props} />
  return (
    <LoadingBoundary fallback={waiting}>
      <LoadedPart part={Own} loading={loading} props={props} />
    </LoadingBoundary>
  )
}

interface LoadedPartProps<Props> {
  readonly part: Loadable<Props>
  readonly loading: Promise<void>
  readonly props: Props
}

function LoadedPart<Props extends object>({ part, loading, props }: LoadedPartProps<Props>) {
  use(loading)
  return part.Code && <part.Code {...props} />
}
