import { Suspense, use, useState } from 'react'
import type { ReactNode } from 'react'
import { isLoadable } from '../store/loadable.ts'
import type { Loadable, PartOf } from '../store/loadable.ts'

export interface PartProps<Props> {
  readonly of: PartOf<Props>
  readonly props: Props
  /** Shown until its code is loaded. */
  readonly waiting?: ReactNode
}

/**
 * Draws a part at once when its code is loaded. Otherwise it loads the code and suspends below its own boundary: React
 * keeps what replaces a placeholder back for 300 ms, so loaded parts must never have one.
 */
export function Part<Props extends object>({ of: Own, props, waiting }: PartProps<Props>) {
  const [loading] = useState(() => (isLoadable(Own) && Own.Code === undefined ? Own.load() : undefined))
  if (!isLoadable(Own)) return <Own {...props} />
  if (loading === undefined) return Own.Code && <Own.Code {...props} />
  return (
    <Suspense fallback={waiting}>
      <LoadedPart part={Own} loading={loading} props={props} />
    </Suspense>
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
