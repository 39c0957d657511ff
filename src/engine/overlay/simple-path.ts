import type { JsonScalar } from './json.ts'

/** A step of a simple path: to a member by name, or to the children where the child or its `key` equals a value. */
export type PathStep = NameStep | FilterStep
export interface NameStep {
  readonly name: string
}
export interface FilterStep {
  readonly equals: JsonScalar
  /** The property to compare; absent when the child itself is compared. */
  readonly key?: string
}

const firstOfName = String.raw`[A-Za-z_\u0080-\uD7FF\uE000-\u{10FFFF}]`
const shorthand = String.raw`\.(?<name>${firstOfName}(?:${firstOfName}|\d)*)`
const hex = '[0-9A-Fa-f]'
const unicodeEscape = String.raw`u(?:[0-9A-Ca-cE-Fe-f]${hex}{3}|[Dd][0-7]${hex}{2}|[Dd][89ABab]${hex}{2}\\u[Dd][C-Fc-f]${hex}{2})`
const singleQuoted = String.raw`'(?:[^'\\\u0000-\u001F]|\\(?:[bfnrt\/\\']|${unicodeEscape}))*'`
const doubleQuoted = String.raw`"(?:[^"\\\u0000-\u001F]|\\(?:[bfnrt\/\\"]|${unicodeEscape}))*"`
const quoted = `(?:${singleQuoted}|${doubleQuoted})`
const number = String.raw`-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?`
const space = String.raw`[ \t\n\r]*`
const comparison =
  `(?<open>(?:\\(${space})*)@(?:${space}(?:\\.(?<key>${firstOfName}(?:${firstOfName}|\\d)*)` +
  `|\\[${space}(?<quotedKey>${quoted})${space}\\]))?${space}==${space}` +
  `(?<literal>${quoted}|${number}|true|false|null)(?<close>(?:${space}\\))*)`
const step = new RegExp(
  `${space}(?:${shorthand}|\\[${space}(?:(?<quotedName>${quoted})|\\?${space}${comparison})${space}\\])`,
  'uy',
)

/**
 * Parses a JSONPath that consists of names and of filters by equality with a literal (`[?@ == 'x']`, `[?@.id == 'x']`),
 * which is all that the strict profile allows. Undefined for any other text, even valid JSONPath.
 */
export function readSimplePath(text: string): readonly PathStep[] | undefined {
  if (!text.startsWith('$')) return undefined
  const steps: PathStep[] = []
  let index = 1
  while (index < text.length) {
    step.lastIndex = index
    const groups = step.exec(text)?.groups
    const read = groups && readStep(groups)
    if (!read) return undefined
    steps.push(read)
    index = step.lastIndex
  }
  return steps
}

function readStep(groups: Record<string, string | undefined>): PathStep | undefined {
  if (groups.name !== undefined) return { name: groups.name }
  if (groups.quotedName !== undefined) return { name: unquote(groups.quotedName) }
  const { literal, key, quotedKey, open, close } = groups
  if (literal === undefined || count(open, '(') !== count(close, ')')) return undefined
  const property = key ?? (quotedKey === undefined ? undefined : unquote(quotedKey))
  return { equals: readLiteral(literal), ...(property !== undefined && { key: property }) }
}

function count(text: string | undefined, character: string): number {
  return text?.split(character).length ?? 1
}

function readLiteral(text: string): JsonScalar {
  if (/^['"]/.test(text)) return unquote(text)
  if (text === 'null') return null
  return text === 'true' || (text === 'false' ? false : Number(text))
}

const escapes = new Map([
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
])

function unquote(text: string): string {
  return text
    .slice(1, -1)
    .replaceAll(/\\(?:u([0-9A-Fa-f]{4})|(.))/g, (_, code: string | undefined, character: string) =>
      code === undefined ? (escapes.get(character) ?? character) : String.fromCharCode(Number.parseInt(code, 16)),
    )
}

/** The JSONPath text of a simple path. */
export function formatSimplePath(steps: readonly PathStep[]): string {
  return `$${steps.map(formatStep).join('')}`
}

const plainName = /^[A-Za-z_][A-Za-z_0-9]*$/

function formatStep(path: PathStep): string {
  if ('name' in path) return plainName.test(path.name) ? `.${path.name}` : `[${quote(path.name)}]`
  const key = path.key === undefined ? '' : formatStep({ name: path.key })
  return `[?@${key} == ${typeof path.equals === 'string' ? quote(path.equals) : JSON.stringify(path.equals)}]`
}

function quote(text: string): string {
  return `'${Array.from(text, escapeCharacter).join('')}'`
}

function escapeCharacter(character: string): string {
  if (character < ' ') return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  return character === "'" || character === '\\' ? `\\${character}` : character
}
