/** One visible element of a drawing, with the attributes that it inherits from the groups around it. */
export interface SvgShape {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
}

export interface SvgDrawing {
  readonly width: number
  readonly height: number
  readonly shapes: readonly SvgShape[]
}

/** Elements that draw nothing, and neither does their content. */
const silent = new Set(['title', 'desc', 'metadata'])
const shapes = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'])

/**
 * A drawing of shapes and groups with plain attributes, which is what logos are. Undefined for one with anything else
 * (text, gradients, transforms, styles), which would be drawn wrong.
 */
export function readSvg(text: string): SvgDrawing | undefined {
  const drawn: SvgShape[] = []
  const around: ReadonlyMap<string, string>[] = []
  let size: readonly number[] | undefined
  const plain = text
    .replaceAll(/<\?[^>]*>|<!--[\s\S]*?-->/g, '')
    .replaceAll(/<(title|desc|metadata)\b[\s\S]*?<\/\1>/g, '')
  for (const [, closes, name = '', rest = ''] of plain.matchAll(/<(\/?)([\w:]+)([^>]*)>/g)) {
    if (closes === '/') {
      if (name === 'g' || name === 'svg') around.pop()
      continue
    }
    const own = readAttributes(rest)
    if (!isKnown(name) || own.has('transform') || own.has('style') || own.has('class')) return undefined
    if (name === 'svg')
      size = own
        .get('viewBox')
        ?.trim()
        .split(/[\s,]+/)
        .map(Number)
    const attributes = new Map([...(around.at(-1) ?? []), ...own])
    if (shapes.has(name)) drawn.push({ name, attributes })
    else if (!rest.endsWith('/')) around.push(name === 'svg' ? new Map() : attributes)
  }
  const [left, top, width = 0, height = 0] = size ?? []
  return left === 0 && top === 0 && width > 0 && height > 0 ? { width, height, shapes: drawn } : undefined
}

const isKnown = (name: string): boolean => name === 'svg' || name === 'g' || shapes.has(name) || silent.has(name)

function readAttributes(text: string): ReadonlyMap<string, string> {
  return new Map([...text.matchAll(/([\w:-]+)\s*=\s*"([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))
}
