import type SignaturePad from 'signature_pad'
import { nameSize } from './draw-name.ts'
import { ink, script } from './ink.ts'

/** The contents of a canvas, as a picture with a transparent background. */
export async function toPng(canvas: HTMLCanvasElement): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The signature could not be written')
  return new File([blob], 'signature.png', { type: 'image/png' })
}

/** The drawing as lines. */
export function drawnSvg(pad: SignaturePad): File {
  return svgFile(pad.toSVG())
}

/** A typed name as it appears on a canvas. */
export function namedSvg(canvas: HTMLCanvasElement, name: string): File {
  const { clientWidth: width, clientHeight: height } = canvas
  const text = document.createElementNS('http://www.w3.org/2000/svg', 'text')
  const attributes = {
    x: width / 2,
    y: height - 54,
    fill: ink,
    'text-anchor': 'middle',
    'font-family': script,
    'font-style': 'italic',
    'font-size': nameSize(canvas, name),
  }
  for (const [key, value] of Object.entries(attributes)) text.setAttribute(key, String(value))
  text.textContent = name
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`
  return svgFile(`${frame}${new XMLSerializer().serializeToString(text)}</svg>`)
}

function svgFile(svg: string): File {
  return new File([svg], 'signature.svg', { type: 'image/svg+xml' })
}
