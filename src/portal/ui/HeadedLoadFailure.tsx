import { LoadFailure } from './LoadFailure.tsx'
import type { LoadFailureProps } from './LoadFailure.tsx'
import { PageHeading } from './PageHeading.tsx'

/** Replaces a whole page that could not be loaded: it keeps its heading, below which `LoadFailure` says why. */
export function HeadedLoadFailure({ title, ...failure }: LoadFailureProps & { readonly title: string }) {
  return (
    <>
      <PageHeading title={title} />
      <LoadFailure {...failure} />
    </>
  )
}
