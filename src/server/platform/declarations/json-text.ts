import { findNodeAtLocation, parseTree, printParseErrorCode, visit } from 'jsonc-parser'
import type { Node, ParseError } from 'jsonc-parser'
import { forbiddenKeys } from '../../../engine/json/json.ts'
import type { JsonPointer } from '../../../engine/json/pointer.ts'
import { formatPointer, parsePointer } from '../../../engine/json/pointer.ts'

/** Why a text is not JSON, or is ambiguous. */
export interface TextProblem {
  /** From 1. */
  readonly line: number
  readonly pointer: JsonPointer
  readonly message: string
  readonly mend: string
}

const byteOrderMark = '\uFEFF'
const marked = { message: 'The file begins with a byte order mark.', mend: 'Save it as UTF-8 without one.' }

const strict = { disallowComments: true, allowTrailingComma: false }

/** Messages by the parser's name of the error. */
const sentences: ReadonlyMap<string, readonly [message: string, mend: string]> = new Map([
  ['CommaExpected', ['A comma is missing.', 'Put one at the end of this line.']],
  ['ColonExpected', ['A colon is missing.', 'Put one between the key and its value.']],
  ['PropertyNameExpected', ['A key is missing.', 'Remove the comma before it, or add a key in quotes.']],
  ['ValueExpected', ['A value is missing.', 'Add one, or remove the comma or key before it.']],
  ['CloseBraceExpected', ['An object is not closed.', 'Add a }.']],
  ['CloseBracketExpected', ['A list is not closed.', 'Add a ].']],
  ['EndOfFileExpected', ['There is text after the end.', 'Remove it, or a bracket before it.']],
  ['InvalidCommentToken', ['JSON has no comments.', 'Remove it.']],
  ['UnexpectedEndOfString', ['A text is not closed.', 'Add a ".']],
  ['InvalidSymbol', ['This is neither a text nor a number.', 'Write texts and keys in double quotes.']],
  ['InvalidCharacter', ['A text contains a line break or a tab.', 'Write it as \\n or \\t.']],
  ['InvalidEscapeCharacter', ['A backslash is followed by a wrong character.', 'Write a backslash as \\\\.']],
  ['InvalidNumberFormat', ['This is no number.', 'Write it as in 12 or 0.5, or in quotes.']],
])

/** The first syntax error of a text; later ones mostly follow from it. Undefined for JSON. */
export function syntaxProblem(text: string): TextProblem | undefined {
  if (text.startsWith(byteOrderMark)) return { line: 1, pointer: '', ...marked }
  const errors: ParseError[] = []
  parseTree(text, errors, strict)
  const [first] = errors.toSorted((left, right) => left.offset - right.offset)
  if (first === undefined) return undefined
  const [message, mend] = sentences.get(printParseErrorCode(first.error)) ?? [
    'This is not JSON.',
    'Look at the quotes and brackets around.',
  ]
  return { line: lineAt(text, endBefore(text, first.offset)), pointer: '', message, mend }
}

/**
 * Where the last word before an offset ends: a missing token is reported there, not at the beginning of the next line.
 */
const endBefore = (text: string, offset: number): number => text.slice(0, offset).trimEnd().length

/**
 * Each key that an object has twice, at its second place, since `JSON.parse` ignores the first; and each that would
 * reach an object's prototype.
 */
export function wrongKeys(text: string): readonly TextProblem[] {
  const objects: Set<string>[] = []
  const problems: TextProblem[] = []
  visit(text, {
    onObjectBegin: () => void objects.push(new Set()),
    onObjectEnd: () => void objects.pop(),
    onObjectProperty: (key, ...[, , line, , path]) => {
      const keys = objects.at(-1)
      const place = () => ({ line: line + 1, pointer: formatPointer([...path(), key]) })
      if (keys?.has(key)) problems.push({ ...place(), ...repeated(key) })
      if (forbiddenKeys.has(key)) problems.push({ ...place(), ...forbidden(key) })
      keys?.add(key)
    },
  })
  return problems
}

const forbidden = (key: string) => ({ message: `The key "${key}" is forbidden.`, mend: 'Give it another name.' })

const repeated = (key: string) => ({
  message: `The key "${key}" is repeated in one object; only the last value counts.`,
  mend: 'Remove one of them.',
})

/** Finds the line, from 1, of the value at a pointer, or of the nearest value around it. */
export function lineFinder(text: string): (pointer: JsonPointer) => number {
  const root = parseTree(text)
  return (pointer) => lineAt(text, root === undefined ? 0 : startOf(nearestNode(root, parsePointer(pointer))))
}

function nearestNode(root: Node, segments: readonly string[]): Node {
  const found = findNodeAtLocation(root, pathIn(root, segments))
  return found ?? (segments.length === 0 ? root : nearestNode(root, segments.slice(0, -1)))
}

/** The segments as the parser needs them: numbers for the items of lists. */
function pathIn(root: Node, segments: readonly string[]): (string | number)[] {
  const path: (string | number)[] = []
  for (const segment of segments) {
    const isList = findNodeAtLocation(root, path)?.type === 'array'
    path.push(isList ? Number(segment) : segment)
  }
  return path
}

/** A property's value starts at its key. */
const startOf = (node: Node): number => (node.parent?.type === 'property' ? node.parent.offset : node.offset)

/** The line of an offset, from 1. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length
