import type SignaturePad from 'signature_pad'

const scales = new WeakMap<HTMLCanvasElement, number>()

/** Gives a canvas as many pixels as its area of the screen has, and redraws its contents to scale. */
export function fitCanvas(canvas: HTMLCanvasElement, pad: SignaturePad): void {
  const { clientWidth: width, clientHeight: height } = canvas
  if (width === 0 || height === 0) return
  const ratio = Math.max(1, window.devicePixelRatio)
  const before = scales.get(canvas) ?? width
  const scale = width / before
  const strokes = pad.toData().map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, x: point.x * scale, y: point.y * scale })),
  }))
  canvas.width = Math.round(width * ratio)
  canvas.height = Math.round(height * ratio)
  canvas.getContext('2d')?.scale(ratio, ratio)
  scales.set(canvas, width)
  pad.clear()
  if (strokes.length > 0) pad.fromData(strokes)
}
