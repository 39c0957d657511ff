/** A part of an XML text. */
export type SvgToken =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: SvgAttributes; readonly isEmpty: boolean }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }

/** Names with their prefixes, and values with their entities and references resolved. */
export type SvgAttributes = ReadonlyMap<string, string>

const name = String.raw`[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?`
const attribute = String.raw`(${name})\s*=\s*(?:"([^"<]*)"|'([^'<]*)')`

/** What no text has, written as it is or by its number: control characters, halves of characters, and none at all. */
const foreign = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u

const ignored = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^[<>]*>/y
const marked = /<!\[CDATA\[([\s\S]*?)\]\]>/y
const closing = new RegExp(String.raw`</(${name})\s*>`, 'y')
const opening = new RegExp(`<(${name})`, 'y')
const member = new RegExp(String.raw`\s+${attribute}`, 'y')
const ending = /\s*(\/?)>/y
const plain = /[^<]+/y

/**
 * The parts of an XML text, without comments and instructions; undefined for one that is not well-formed, or that
 * declares entities. Stricter than any browser: what it cannot read exactly it does not read.
 */
export function readSvgTokens(source: string): readonly SvgToken[] | undefined {
  if (foreign.test(source)) return undefined
  const tokens: SvgToken[] = []
  const open: string[] = []
  let at = 0
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const found = pattern.exec(source)
    if (found) at += found[0].length
    return found
  }
  while (at < source.length) {
    if (take(ignored)) continue
    const cdata = take(marked)
    if (cdata) {
      addText(tokens, cdata[1] ?? '')
      continue
    }
    const close = take(closing)
    if (close) {
      if (open.pop() !== close[1]) return undefined
      tokens.push({ kind: 'close', name: close[1] ?? '' })
      continue
    }
    const begun = take(opening)
    if (begun) {
      const [, element = ''] = begun
      const attributes = readMembers(take)
      const end = take(ending)
      if (attributes === undefined || !end) return undefined
      const isEmpty = end[1] === '/'
      if (!isEmpty) open.push(element)
      tokens.push({ kind: 'open', name: element, attributes, isEmpty })
      continue
    }
    const text = resolved(take(plain)?.[0])
    if (text === undefined) return undefined
    addText(tokens, text)
  }
  return open.length === 0 ? tokens : undefined
}

/** Texts beside each other are one, so that a comment in between hides nothing. */
function addText(tokens: SvgToken[], text: string): void {
  const last = tokens.at(-1)
  if (last?.kind === 'text') tokens.pop()
  tokens.push({ kind: 'text', text: (last?.kind === 'text' ? last.text : '') + text })
}

function readMembers(take: (pattern: RegExp) => RegExpExecArray | null): SvgAttributes | undefined {
  const attributes = new Map<string, string>()
  for (let found = take(member); found; found = take(member)) {
    const [, key = '', quoted, single] = found
    const value = resolved(quoted ?? single)
    if (value === undefined || attributes.has(key)) return undefined
    attributes.set(key, value)
  }
  return attributes
}

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

/** A text with its entities and references resolved, once; undefined where one is not of XML itself. */
function resolved(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  let isKnown = true
  const result = text.replaceAll(/&(?:#x([\da-fA-F]{1,6})|#(\d{1,7})|(\w+));|&/g, (_all, hex, decimal, named) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16)
    const character = named === undefined ? characterOf(code) : entities.get(String(named))
    isKnown &&= character !== undefined
    return character ?? ''
  })
  return isKnown ? result : undefined
}

/** The character that a reference numbers, be it white space; undefined for one that no XML text may have. */
function characterOf(code: number): string | undefined {
  const character = code <= 0x10_ffff ? String.fromCodePoint(code) : ''
  return character === '' || foreign.test(character) ? undefined : character
}

/** A text as it stands between tags, or within double quotes. */
export const escapedXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
