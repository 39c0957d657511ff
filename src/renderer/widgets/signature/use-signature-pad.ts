import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import SignaturePad from 'signature_pad'
import { fitCanvas } from './fit-canvas.ts'
import { ink } from './ink.ts'

export interface SignatureControl {
  readonly pad: RefObject<SignaturePad | null>
  readonly isDrawn: boolean
  /** Clears the canvas. */
  readonly clear: () => void
}

/**
 * A pad on a canvas. The drawing stays, to scale, when the canvas changes its size, e.g. when a phone is turned.
 *
 * @param onFitted redraws, after such a change, what the pad did not draw itself
 */
export function useSignaturePad(
  canvas: RefObject<HTMLCanvasElement | null>,
  isOn: boolean,
  onFitted: () => void,
): SignatureControl {
  const pad = useRef<SignaturePad>(null)
  const [isDrawn, setDrawn] = useState(false)
  const fitted = useEffectEvent(onFitted)
  useLayoutEffect(() => {
    const element = canvas.current
    if (!element) return undefined
    const made = new SignaturePad(element, { penColor: ink, minWidth: 0.9, maxWidth: 2.8, minDistance: 2 })
    pad.current = made
    const note = () => setDrawn(!made.isEmpty())
    made.addEventListener('endStroke', note)
    const observer = new ResizeObserver(() => {
      fitCanvas(element, made)
      fitted()
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      made.removeEventListener('endStroke', note)
      made.off()
    }
  }, [canvas])
  useLayoutEffect(() => {
    if (isOn) pad.current?.on()
    else pad.current?.off()
  }, [isOn])
  const clear = useCallback(() => {
    pad.current?.clear()
    setDrawn(false)
  }, [])
  return { pad, isDrawn, clear }
}
