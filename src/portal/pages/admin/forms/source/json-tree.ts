import { syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import type { SyntaxNode } from '@lezer/common'
import { parsePointer } from '../../../../../engine/json/pointer.ts'
import type { JsonPointer } from '../../../../../engine/json/pointer.ts'

/** The kinds of nodes that are values. */
const values: ReadonlySet<string> = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null'])

const isValue = (node: SyntaxNode): boolean => values.has(node.name)

function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  const found: SyntaxNode[] = []
  for (let child = node.firstChild; child; child = child.nextSibling) found.push(child)
  return found
}

/** The name of a property, without its quotes. */
function nameOf(state: EditorState, property: SyntaxNode): string {
  const name = property.getChild('PropertyName')
  return name ? state.sliceDoc(name.from + 1, Math.max(name.from + 1, name.to - 1)) : ''
}

/** Where a value is in the text: its property's name, else the value; undefined when the text has it not. */
export function rangeAt(
  state: EditorState,
  pointer: JsonPointer,
): { readonly from: number; readonly to: number } | undefined {
  let node = childrenOf(syntaxTree(state).topNode).find(isValue)
  let range = node && { from: node.from, to: node.from + 1 }
  for (const segment of parsePointer(pointer)) {
    if (!node) return range
    if (node.name === 'Array') {
      node = childrenOf(node).filter(isValue)[Number(segment)]
      if (node) range = { from: node.from, to: node.name === 'Object' ? node.from + 1 : node.to }
      continue
    }
    const property = node.getChildren('Property').find((one) => nameOf(state, one) === segment)
    const name = property?.getChild('PropertyName')
    if (name) range = { from: name.from, to: name.to }
    node = property && childrenOf(property).findLast(isValue)
  }
  return range
}

/** Where somebody types: the way to the value around it, as names and indices, and whether a name is typed. */
export interface TypedPlace {
  readonly path: readonly string[]
  readonly isName: boolean
  /** Where what is typed begins. */
  readonly from: number
}

/** What surrounds a position in the text. */
export function typedPlace(state: EditorState, at: number): TypedPlace {
  const node = syntaxTree(state).resolveInner(at, -1)
  const isInValue = node.name === 'String' || node.name === 'PropertyName'
  const parent = node.parent
  const property = parent?.name === 'Property' ? parent : node.name === 'Property' ? node : undefined
  const isName = node.name === 'PropertyName' || (property === undefined && node.name !== 'String')
  const path = wayTo(state, isName && property ? (property.parent ?? property) : (property ?? node))
  return { path, isName, from: isInValue ? node.from : at }
}

function wayTo(state: EditorState, node: SyntaxNode): readonly string[] {
  const steps: string[] = []
  for (let one: SyntaxNode | null = node; one; one = one.parent) {
    if (one.name === 'Property') steps.push(nameOf(state, one))
    const around: SyntaxNode | null = one.parent
    if (around?.name === 'Array' && isValue(one)) {
      const child = one
      steps.push(
        String(
          childrenOf(around)
            .filter(isValue)
            .findIndex(({ from }) => from === child.from),
        ),
      )
    }
  }
  return steps.toReversed()
}
