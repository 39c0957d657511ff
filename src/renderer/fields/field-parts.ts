import type { FieldNode } from '../../engine/fields/field-node.ts'
import { isLoadable, loadable } from '../store/loadable.ts'
import type { PartOf } from '../store/loadable.ts'
import type { WidgetDefinition } from '../store/widget-props.ts'
import { isMarkdown, markdownText } from '../templates/Description.tsx'

/** What log-in does not need, in one file. */
const further = () => import('./further-fields.ts')

export const answerView = loadable(async () => (await further()).AnswerView)
export const arrayField = loadable(async () => (await further()).ArrayField)
export const fieldElements = loadable(async () => (await further()).FieldElements)
export const islandField = loadable(async () => (await import('../islands/IslandField.tsx')).IslandField)

type Widgets = Readonly<Record<string, WidgetDefinition>>

/** Anything with code in a file of its own. */
export interface FormPart {
  readonly load: () => Promise<unknown>
}

/** The parts with code in files of their own that a field and everything in it needs to be filled in. */
export function partsToFill(node: FieldNode, widgets: Widgets): readonly FormPart[] {
  const own = ownFile(node.kind === 'leaf' ? widgets[node.widget]?.component : undefined)
  return [...own, ...partsAround(node), ...fieldsIn(node).flatMap((field) => partsToFill(field, widgets))]
}

/** The same to be read. */
export function partsToRead(node: FieldNode, widgets: Widgets): readonly FormPart[] {
  const own = node.kind === 'leaf' ? [answerView, ...ownFile(widgets[node.widget]?.view)] : []
  return [...own, ...partsAround(node), ...fieldsIn(node).flatMap((field) => partsToRead(field, widgets))]
}

const ownFile = <Props>(part: PartOf<Props> | undefined): readonly FormPart[] =>
  part !== undefined && isLoadable(part) ? [part] : []

function partsAround(node: FieldNode): readonly FormPart[] {
  const text = isMarkdown(node.options) ? [markdownText] : []
  if (node.kind === 'array') return [...text, arrayField]
  if (node.kind === 'island') return [...text, islandField]
  return node.kind === 'object' && node.elements.length > 0 ? [...text, fieldElements] : text
}

function fieldsIn(node: FieldNode): readonly FieldNode[] {
  if (node.kind === 'array') return [node.item]
  return node.kind === 'object' ? node.groups.flatMap(({ children }) => children) : []
}
