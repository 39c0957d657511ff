import type { SvgDrawing, SvgShape } from './read-svg.ts'

type Doc = PDFKit.PDFDocument
type Trace = (doc: Doc, shape: SvgShape) => void

const number = ({ attributes }: SvgShape, name: string): number => Number(attributes.get(name) ?? 0)

const points = ({ attributes }: SvgShape): string => (attributes.get('points') ?? '').trim()

const traces: ReadonlyMap<string, Trace> = new Map<string, Trace>([
  ['path', (doc, shape) => doc.path(shape.attributes.get('d') ?? '')],
  ['circle', (doc, shape) => doc.circle(number(shape, 'cx'), number(shape, 'cy'), number(shape, 'r'))],
  [
    'ellipse',
    (doc, shape) => doc.ellipse(number(shape, 'cx'), number(shape, 'cy'), number(shape, 'rx'), number(shape, 'ry')),
  ],
  [
    'line',
    (doc, shape) =>
      doc.moveTo(number(shape, 'x1'), number(shape, 'y1')).lineTo(number(shape, 'x2'), number(shape, 'y2')),
  ],
  ['polyline', (doc, shape) => doc.path(`M${points(shape)}`)],
  ['polygon', (doc, shape) => doc.path(`M${points(shape)}Z`)],
  ['rect', traceRectangle],
])

function traceRectangle(doc: Doc, shape: SvgShape): void {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => number(shape, name))
  const radius = number(shape, 'rx') || number(shape, 'ry')
  if (radius > 0) doc.roundedRect(x ?? 0, y ?? 0, width ?? 0, height ?? 0, radius)
  else doc.rect(x ?? 0, y ?? 0, width ?? 0, height ?? 0)
}

/** Draws it with its upper left corner at (x, y), scaled to a height; points. */
export function drawSvg(doc: Doc, drawing: SvgDrawing, { x, y }: { x: number; y: number }, height: number): void {
  const scale = height / drawing.height
  doc.save().translate(x, y).scale(scale)
  for (const shape of drawing.shapes) drawShape(doc, shape)
  doc.restore()
}

function drawShape(doc: Doc, shape: SvgShape): void {
  const { attributes } = shape
  const [fill, stroke] = [attributes.get('fill') ?? '#000000', attributes.get('stroke') ?? 'none']
  const rule = attributes.get('fill-rule') === 'evenodd' ? 'even-odd' : 'non-zero'
  if (fill === 'none' && stroke === 'none') return
  doc.save()
  doc.lineWidth(Number(attributes.get('stroke-width') ?? 1))
  doc.lineCap(readCap(attributes.get('stroke-linecap'))).lineJoin(readJoin(attributes.get('stroke-linejoin')))
  traces.get(shape.name)?.(doc, shape)
  if (fill === 'none') doc.stroke(stroke)
  else if (stroke === 'none') doc.fill(fill, rule)
  else doc.fillAndStroke(fill, stroke, rule)
  doc.restore()
}

const readCap = (text: string | undefined) => (text === 'round' || text === 'square' ? text : 'butt')
const readJoin = (text: string | undefined) => (text === 'round' || text === 'bevel' ? text : 'miter')
