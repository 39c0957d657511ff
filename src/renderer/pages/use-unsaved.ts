import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { FormStore } from '../form/form-store.ts'

/** Whether a form holds changes that are not saved; tells the caller whenever that changes, and false at the end. */
export function useUnsaved(store: FormStore, onUnsaved: ((unsaved: boolean) => void) | undefined): boolean {
  const unsaved = useSyncExternalStore(store.valueSource('').subscribe, () => store.isChanged)
  const tell = useEffectEvent((now: boolean) => onUnsaved?.(now))
  useEffect(() => {
    tell(unsaved)
    return () => tell(false)
  }, [unsaved])
  return unsaved
}
