import type { GateDefinition } from '../../document/gate-definition.ts'
import type { PageDefinition } from '../../document/page-definition.ts'
import { hasField } from '../forms/check-fields.ts'
import { checkList } from '../subject/check-list.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import type { Finding } from '../subject/finding.ts'
import { mendDocument, mendField } from '../subject/mend-reference.ts'

/**
 * The section that stores a gate's answer exists, and has the field and a call that saves it; ids in its lists are
 * unique.
 */
export function checkGate(checked: CheckedDocument, gate: GateDefinition | undefined): readonly Finding[] {
  if (gate === undefined) return []
  const keeper = checked.surroundings.documents.get(gate.section)
  return [
    ...checkList({ pointer: '/page/gate/questions', items: gate.questions }),
    ...checkList({ pointer: '/page/gate/answers', items: gate.answers }),
    ...(keeper === undefined
      ? [{ ...named(gate, 'section', 'which does not exist'), ...mendDocument(checked, gate.section) }]
      : []),
    ...(keeper?.page && !saves(keeper.page) ? [named(gate, 'section', 'which has no call that saves a record')] : []),
    ...(keeper && !hasField(keeper, gate.field)
      ? [{ ...named(gate, 'field', 'which the section does not have'), ...mendField(keeper, gate.field) }]
      : []),
  ]
}

const saves = (page: PageDefinition): boolean =>
  page.kind === 'record' && (page.otherCalls ?? []).some(({ action }) => action === 'save')

const named = (gate: GateDefinition, key: 'section' | 'field', why: string): Finding => ({
  pointer: `/page/gate/${key}`,
  message: `The gate names the ${key} "${gate[key]}", ${why}.`,
  names: [gate.section],
})
