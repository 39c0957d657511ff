import type { EditedKind } from '../../../../../engine/editing/editable-parts.ts'
import type { PartPath } from '../../../../../engine/editing/parts/part-path.ts'

/** What is edited field by field, beside the form itself. */
type FormKind = 'section' | 'form' | 'entrance'

export const isFormKind = (kind: EditedKind): kind is FormKind =>
  kind === 'section' || kind === 'form' || kind === 'entrance'

/** Where the editor begins with a document that is no form. */
const starts: Readonly<Record<Exclude<EditedKind, FormKind>, PartPath>> = {
  page: ['page'],
  checklist: ['checklist'],
  list: ['list', 'items'],
  document: ['document'],
  case: ['case'],
  texts: ['messages'],
  theme: ['theme'],
}

export const firstPath = (kind: EditedKind): PartPath => (isFormKind(kind) ? ['schema'] : starts[kind])

/** What else is opened from there: what a case type has beside its process, such as the steps to a new case. */
export const furtherPaths = (kind: EditedKind): readonly PartPath[] => (kind === 'case' ? [['page']] : [])

/** The ids of the buttons of a part, so that they keep the focus when it is moved. */
export const partIds = (path: PartPath) => {
  const name = path.join('/')
  return { open: `part-${name}`, up: `part-${name}-up`, down: `part-${name}-down`, to: `part-${name}-to` }
}
