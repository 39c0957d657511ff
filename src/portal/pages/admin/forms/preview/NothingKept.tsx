import type { ReactNode } from 'react'
import { DraftsContext } from '../../../../../renderer/drafts/drafts-context.ts'
import { UnsavedContext } from '../../../../../renderer/drafts/unsaved-context.ts'

/** Around forms that are only tried out: what is typed is nobody’s draft, and may be left without a question. */
export function NothingKept({ children }: { readonly children: ReactNode }) {
  return (
    <DraftsContext value={undefined}>
      <UnsavedContext value={noteNothing}>{children}</UnsavedContext>
    </DraftsContext>
  )
}

const noteNothing = () => {}
