import type { Checklist, ChecklistExample } from '../../document/checklist.ts'
import { mendName } from '../../document/mend-name.ts'
import { escapeSegment } from '../../json/pointer.ts'
import type { Finding } from '../subject/finding.ts'
import { checklistOutcome, exampleFacts } from './checklist-outcome.ts'
import type { ChecklistSetting, ItemOutcome } from './checklist-outcome.ts'

const outcomes: readonly ItemOutcome[] = ['passes', 'fails', 'notAsked']
const verbs = { passes: 'passes', fails: 'fails', notAsked: 'does not apply' } as const

/**
 * The items of a checklist pass, fail and apply as its examples state.
 * @param inherited the items of the base's checklist: an organisation that removed one need not change the examples
 */
export function checkChecklistExamples(
  checklist: Checklist,
  place: ChecklistSetting,
  inherited: readonly string[] = [],
): readonly Finding[] {
  const items = checklist.items.map(({ id }) => id)
  return (checklist.examples ?? []).flatMap((example, i) => {
    const pointer = `/checklist/examples/${i}`
    const unknown = unknownRecords(example, place, pointer)
    if (unknown.length > 0) return unknown
    const outcomeOf = checklistOutcome(checklist, exampleFacts(checklist, example, place))
    return outcomes.flatMap((stated) =>
      (example[stated] ?? []).flatMap((item, at) => {
        const found = outcomeOf(item)
        if (found === stated || (!items.includes(item) && inherited.includes(item))) return []
        const message = items.includes(item)
          ? `In the example "${example.id}" the item "${item}" ${verbs[found]}.`
          : `The example "${example.id}" names the item "${item}", which does not exist.`
        const mend = items.includes(item) ? {} : mendName(item, items)
        return [{ pointer: `${pointer}/${stated}/${at}`, message, ...mend }]
      }),
    )
  })
}

/** The records that are no example of their section. */
function unknownRecords(
  { id, records = {} }: ChecklistExample,
  { documents }: ChecklistSetting,
  pointer: string,
): readonly Finding[] {
  return Object.entries(records).flatMap(([section, ofSection]) => {
    const known = documents.get(section)?.examples?.valid.map((example) => example.id) ?? []
    return ofSection.flatMap(({ example }, i) => {
      if (known.includes(example)) return []
      const at = `${pointer}/records/${escapeSegment(section)}/${i}/example`
      const message = `The example "${id}" stores "${example}", which is no valid example of "${section}".`
      return [{ pointer: at, message, ...mendName(example, known) }]
    })
  })
}
