import { startState } from '../model/case.ts'
import type { CaseDiagram } from './case-diagram.ts'

/** A diagram as the text of a Mermaid state diagram, e.g. for documents. */
export function toMermaid({ nodes, edges }: CaseDiagram): string {
  const states = nodes.filter(({ id }) => id !== startState)
  const lines = [
    'stateDiagram-v2',
    ...states.map(({ id, title }) => `  state "${plain(title)}" as ${nameOf(id)}`),
    ...edges.map(({ title, from, to }) => `  ${nameOf(from)} --> ${nameOf(to)}: ${plain(title)}`),
    ...states.flatMap(({ id, final }) => (final ? [`  ${nameOf(id)} --> [*]`] : [])),
  ]
  return `${lines.join('\n')}\n`
}

/** Mermaid reads a hyphen as part of an arrow. */
const nameOf = (id: string): string => (id === startState ? '[*]' : id.replaceAll('-', '_'))

/** A text without the characters that end one in Mermaid. */
const plain = (text: string): string => text.replaceAll(/["#;:\n]/g, ' ').trim()
