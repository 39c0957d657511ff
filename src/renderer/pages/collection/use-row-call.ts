import { useState } from 'react'
import type { OpenAction } from './collection-props.ts'

/** Makes the call of a row's action; while it runs the row's button is disabled. */
export function useRowCall(onCall: ((open: OpenAction) => Promise<void>) | undefined) {
  const [calling, setCalling] = useState<OpenAction>()
  const call = async (open: OpenAction) => {
    if (calling !== undefined || onCall === undefined) return
    setCalling(open)
    await onCall(open).catch(() => undefined)
    setCalling(undefined)
  }
  return { calling, call }
}
