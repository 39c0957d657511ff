import { useCallback, useEffect, useState } from 'react'
import type { JsonPointer } from '../../engine/json/pointer.ts'
import type { FormStore } from './state/form-store.ts'
import { Press } from './press.ts'

/**
 * What a field calls when the person leaves it. What is wrong with it shows once they let go of what they press: a
 * message that appeared in between would move the button away from under the pointer, and the click would be lost.
 */
export function useTouch(store: FormStore): (pointer: JsonPointer) => void {
  const [press] = useState(() => new Press())
  useEffect(() => press.follow(document), [press])
  return useCallback((pointer) => press.after(() => store.touch(pointer)), [press, store])
}
