import { useLayoutEffect } from 'react'

/** What keys do on a page of the desk, by `KeyboardEvent.key`. */
export type DeskKeys = Readonly<Record<string, () => void>>

const kept = 'regalia-desk-keys'

/** Whether the user has switched the keys off: speech input may press them by mistake. */
export const areKeysOff = (): boolean => window.localStorage.getItem(kept) === 'off'

export function switchKeys(isOn: boolean): void {
  if (isOn) window.localStorage.removeItem(kept)
  else window.localStorage.setItem(kept, 'off')
}

/** Obeys single keys on a page, but never while somebody types, chooses, or has a dialog open. */
export function useDeskKeys(keys: DeskKeys): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const action = keys[event.key]
      if (action === undefined || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTyping(event.target) || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return
      if (event.key !== '?' && areKeysOff()) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [keys])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]') !== null
