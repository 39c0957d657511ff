import { ink, script } from './ink.ts'

/** The maximum size of a name, in CSS pixels, and the maximum part of the paper's width. */
const largest = 56
const widest = 0.86

/** Writes a name across the middle of a canvas, as large as fits. */
export function drawName(canvas: HTMLCanvasElement, name: string): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { clientWidth: width, clientHeight: height } = canvas
  context.clearRect(0, 0, width, height)
  if (name === '') return
  context.fillStyle = ink
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.font = `italic ${nameSize(canvas, name)}px ${script}`
  context.fillText(name, width / 2, height - 54)
}

/** The font size in which a name fits on a canvas, in CSS pixels. */
export function nameSize(canvas: HTMLCanvasElement, name: string): number {
  const context = canvas.getContext('2d')
  if (!context) return largest
  context.font = `italic ${largest}px ${script}`
  return Math.min(largest, Math.floor((largest * canvas.clientWidth * widest) / context.measureText(name).width))
}
