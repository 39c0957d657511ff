import { useCallback, useEffect, useState } from 'react'
import type { JsonPointer } from '../../engine/json/pointer.ts'
import type { FormStore } from './state/form-store.ts'
import { Press } from './press.ts'

/**
 * Returns the function that a field calls when the user leaves it. Its issues show once the current press ends: a
 * message that appeared in between would move the button away from the pointer, and the click would be lost.
 */
export function useTouch(store: FormStore): (pointer: JsonPointer) => void {
  const [press] = useState(() => new Press())
  useEffect(() => press.follow(document), [press])
  return useCallback((pointer) => press.after(() => store.touch(pointer)), [press, store])
}
