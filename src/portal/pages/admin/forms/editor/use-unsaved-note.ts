import { use, useEffect, useRef } from 'react'
import { UnsavedContext } from '../../../../../renderer/drafts/unsaved-context.ts'
import type { GuardedForm } from '../../../../../renderer/drafts/unsaved-context.ts'

const nothing = () => undefined

/** Has the portal ask before changes that are not saved yet are lost by leaving the page. */
export function useUnsavedNote(isUnsaved: boolean): void {
  const note = use(UnsavedContext)
  const guarded = useRef<GuardedForm>({ giveUp: nothing })
  useEffect(() => {
    const form = guarded.current
    note(form, isUnsaved ? 'unsaved' : undefined)
    return () => note(form, undefined)
  }, [note, isUnsaved])
}
