import { drawingElements, keptAttributes, leftOutElements, scriptElements, shapeElements } from './svg-allowed.ts'
import { escapedXml, readSvgTokens } from './svg-tokens.ts'
import type { SvgAttributes } from './svg-tokens.ts'

/** Why a drawing is refused: its kind, and what was found. */
export type SvgProblem =
  | { readonly problem: 'script' | 'outside' | 'element'; readonly found: string }
  | { readonly problem: 'unreadable' | 'size' | 'empty' | 'elaborate' }

/** As deep as groups are in each other, and as many elements as a browser draws at once. */
const deepest = 64
const mostElements = 20_000

/**
 * The text of an SVG drawing, written anew from what was read: the shapes, groups, gradients, clips and styles of an
 * allow-list, and nothing else, so that no browser can read more in it than was judged. Whatever runs, loads, or leads
 * somewhere refuses the drawing; what only editors need is left out.
 */
export function plainSvg(source: string): string | SvgProblem {
  const tokens = readSvgTokens(source.replace(/^\uFEFF/, '').trim())
  const root = tokens?.find((token) => token.kind !== 'text' || token.text.trim() !== '')
  if (tokens === undefined) return { problem: 'unreadable' }
  if (root?.kind !== 'open' || root.name !== 'svg') return { problem: 'unreadable' }
  const written: string[] = []
  const open: string[] = []
  /** How deep it is in something that is left out. */
  let leftOut = 0
  let shapes = 0
  for (const token of tokens) {
    if (token.kind === 'text') {
      if (leftOut > 0 || open.at(-1) !== 'style') continue
      const problem = styleProblem(token.text)
      if (problem) return problem
      written.push(escapedXml(token.text))
    } else if (token.kind === 'close') {
      if (leftOut > 0) leftOut -= 1
      else written.push(`</${open.pop()}>`)
    } else {
      const running = scriptProblem(token.name, token.attributes)
      if (running) return running
      if (leftOut > 0 || isLeftOut(token.name)) {
        if (!token.isEmpty) leftOut += 1
        continue
      }
      if (!drawingElements.has(token.name)) return { problem: 'element', found: `<${token.name}>` }
      const outside = outsideProblem(token.attributes)
      if (outside) return outside
      const isRoot = written.length === 0
      if (!isRoot && token.name === 'svg') return { problem: 'element', found: '<svg>' }
      const attributes = isRoot ? rootAttributes(token.attributes) : token.attributes
      if (attributes === undefined) return { problem: 'size' }
      if (shapeElements.has(token.name)) shapes += 1
      written.push(`<${token.name}${isRoot ? namespace : ''}${membersOf(attributes)}${token.isEmpty ? '/' : ''}>`)
      if (!token.isEmpty) open.push(token.name)
      if (open.length > deepest || written.length > mostElements) return { problem: 'elaborate' }
    }
  }
  return shapes === 0 ? { problem: 'empty' } : `${written.join('')}\n`
}

const namespace = ' xmlns="http://www.w3.org/2000/svg"'

/** A name without its prefix. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** What is for editors and readers: elements of other languages draw nothing, unless SVG itself has that prefix. */
const isLeftOut = (name: string): boolean =>
  leftOutElements.has(name) || (name.includes(':') && !hiddenElements.has(localName(name).toLowerCase()))

/** What could draw or load under a prefix of its own. */
const hiddenElements = new Set([...drawingElements, 'foreignObject', 'image', 'use'].map((name) => name.toLowerCase()))

/** Scripts, handlers of events, and addresses that are scripts, also in what is left out. */
function scriptProblem(name: string, attributes: SvgAttributes): SvgProblem | undefined {
  if (scriptElements.has(localName(name).toLowerCase())) return { problem: 'script', found: `<${name}>` }
  for (const [key, value] of attributes) {
    if (/^on[a-z]/i.test(localName(key)) || isRunning(value)) return { problem: 'script', found: quoted(key, value) }
  }
  return undefined
}

function outsideProblem(attributes: SvgAttributes): SvgProblem | undefined {
  for (const [key, value] of attributes) {
    const local = localName(key).toLowerCase()
    const isOutside = local === 'href' || local === 'src' ? !isWithin(value) : isStyled(key) && leadsOutside(value)
    if (isOutside) return { problem: 'outside', found: quoted(key, value) }
  }
  return undefined
}

/** Whether an attribute is kept, and its value is more than a name. */
const isStyled = (key: string): boolean => keptAttributes.has(key) && key !== 'id' && key !== 'class'

/** An attribute as a sentence shows it. */
const quoted = (key: string, value: string): string => `${key}="${value.trim().slice(0, 40)}"`

function styleProblem(text: string): SvgProblem | undefined {
  const found = text.trim().slice(0, 40)
  if (isRunning(text)) return { problem: 'script', found }
  return leadsOutside(text) ? { problem: 'outside', found } : undefined
}

/** Browsers ignore spaces and control characters in the scheme of an address. */
const isRunning = (value: string): boolean => {
  const dense = value.replaceAll(/[\s\p{Cc}]/gu, '')
  return /(?:javascript|vbscript|data):|expression\(/i.test(dense)
}

/** A place in the drawing itself, such as a gradient. */
const isWithin = (value: string): boolean => /^\s*#[\w.:-]+\s*$/.test(value)

/** Whether a style or a colour may load something: by an address, a rule that imports, or hidden by an escape. */
function leadsOutside(value: string): boolean {
  const others = value.replaceAll(/url\(\s*(?:#[\w.:-]+|"#[\w.:-]+"|'#[\w.:-]+')\s*\)/gi, '')
  return /url\s*\(|@|\\|image-set|src\s*\(/i.test(others)
}

/** The attributes of the whole drawing: what is drawn of it, and its size, which one of them states. */
function rootAttributes(attributes: SvgAttributes): SvgAttributes | undefined {
  const [width, height] = [lengthOf(attributes.get('width')), lengthOf(attributes.get('height'))]
  const stated = attributes.get('viewBox') ?? (width && height ? `0 0 ${width} ${height}` : '')
  const box = stated
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , across = 0, down = 0] = box
  if (box.length !== 4 || !box.every(Number.isFinite) || across <= 0 || down <= 0) return undefined
  const others = [...attributes].filter(([name]) => !['viewBox', 'width', 'height', 'x', 'y'].includes(name))
  return new Map([['viewBox', box.join(' ')], ...others])
}

const lengthOf = (value: string | undefined): number =>
  Number(/^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(value ?? '')?.[1] ?? 0)

function membersOf(attributes: SvgAttributes): string {
  const kept = [...attributes].flatMap(([name, value]) => {
    const plain = name === 'xlink:href' ? 'href' : name
    return keptAttributes.has(plain) ? [` ${plain}="${escapedXml(value)}"`] : []
  })
  return kept.join('')
}
