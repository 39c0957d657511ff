import type { DocumentId } from '../../document/document-id.ts'
import type { ChecklistPageDefinition } from '../../document/page-definition.ts'
import { shownSection } from '../../page/shown-section.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import type { Finding } from '../subject/finding.ts'
import { mendDocument } from '../subject/mend-reference.ts'

/** Every form for items of a checklist exists, and each component is reached by somebody. */
export function checkComponents({ surroundings }: CheckedDocument, page: ChecklistPageDefinition): readonly Finding[] {
  const { components } = page
  /** A component without a condition is for everyone, so none with the same name may follow it. */
  const isReached = (name: string, i: number) => !components.slice(0, i).some((one) => one.name === name && !one.when)
  const isSection = (id: DocumentId) => shownSection(surroundings.documents, id) !== undefined
  return [
    ...components.flatMap(({ name, document }, i) => [
      ...(isReached(name, i)
        ? []
        : [{ pointer: `/page/components/${i}/name`, message: `The name "${name}" has two components.` }]),
      ...(isSection(document)
        ? []
        : [
            {
              pointer: `/page/components/${i}/document`,
              message: `The component "${name}" names the section "${document}", which does not exist.`,
              ...mendDocument({ surroundings }, document),
            },
          ]),
    ]),
    ...(isSection(page.otherwise)
      ? []
      : [
          {
            pointer: '/page/otherwise',
            message: `"otherwise" names the section "${page.otherwise}", which does not exist.`,
            ...mendDocument({ surroundings }, page.otherwise),
          },
        ]),
  ]
}
