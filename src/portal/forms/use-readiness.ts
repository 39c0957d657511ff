import { useSyncExternalStore } from 'react'
import { isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { FormStore } from '../../renderer/store/state/form-store.ts'

/** Whether a form is ready to be sent. Renders again only when that changes, not at each keystroke. */
export function useReadiness(store: FormStore, isReady: (answers: JsonObject) => boolean): boolean {
  return useSyncExternalStore(store.valueSource('').subscribe, () => {
    const { answers } = store
    return isJsonObject(answers) && isReady(answers)
  })
}
