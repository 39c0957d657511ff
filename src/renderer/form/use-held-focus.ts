import { useEffect, useRef } from 'react'

/**
 * Keeps the focus while a form is sent: its fields are inert then and would lose it to the page. Call the
 * returned function before: the focus waits at the submit button, and returns to its field unless it has moved on.
 */
export function useHeldFocus(isSending: boolean): (around: HTMLElement | null) => void {
  const giveBack = useRef<() => void>(undefined)
  useEffect(() => {
    if (isSending) return
    giveBack.current?.()
    giveBack.current = undefined
  }, [isSending])
  return (around) => {
    giveBack.current = around ? hold(around) : undefined
  }
}

function hold(around: HTMLElement): (() => void) | undefined {
  const field = document.activeElement
  const button = submitButtonOf(around)
  if (!(field instanceof HTMLElement) || !button || !around.querySelector('.rg-fields')?.contains(field))
    return undefined
  button.focus({ preventScroll: true })
  return () => {
    const isWaiting = document.activeElement === button || document.activeElement === document.body
    if (isWaiting) field.focus({ preventScroll: true })
  }
}

/** The button of the form in an element, which may be elsewhere, such as in the foot of a dialog. */
function submitButtonOf(around: HTMLElement): HTMLElement | null {
  const form = around instanceof HTMLFormElement ? around : around.querySelector('form')
  return form && document.querySelector<HTMLElement>(`button[type=submit][form="${CSS.escape(form.id)}"]`)
}
