import type { Checklist, ChecklistExample } from '../../document/checklist.ts'
import { mendName } from '../../document/mend-name.ts'
import { escapeSegment } from '../../json/pointer.ts'
import type { Finding } from '../subject/finding.ts'
import { checklistOutcome, exampleFacts } from './checklist-outcome.ts'
import type { ChecklistSetting, ItemOutcome } from './checklist-outcome.ts'

const outcomes: readonly ItemOutcome[] = ['passes', 'fails', 'notAsked']
const duties = ['mandatory', 'optional'] as const
const verbs = {
  passes: 'passes',
  fails: 'fails',
  notAsked: 'does not apply',
  mandatory: 'is mandatory',
  optional: 'is optional',
} as const

/** What a checklist's examples may name although the organisation no longer has it, because the base does. */
export interface InheritedNames {
  /** The items of the base's checklist. */
  readonly items: readonly string[]
  /** The valid examples of a section of the base. */
  readonly examples: (section: string) => readonly string[]
}

const nothingInherited: InheritedNames = { items: [], examples: () => [] }

/**
 * The items of a checklist pass, fail, apply and are mandatory as its examples state. An organisation that removed an
 * item, or whose form refuses a record that an example stores, need not change the examples.
 */
export function checkChecklistExamples(
  checklist: Checklist,
  place: ChecklistSetting,
  inherited: InheritedNames = nothingInherited,
): readonly Finding[] {
  const items = checklist.items.map(({ id }) => id)
  const dutyOf = (item: string) => (checklist.items.find(({ id }) => id === item)?.mandatory ? 'mandatory' : 'optional')
  return (checklist.examples ?? []).flatMap((example, i) => {
    const pointer = `/checklist/examples/${i}`
    const missing = missingRecords(example, place)
    const unknown = missing.filter((record) => !inherited.examples(record.section).includes(record.example))
    if (unknown.length > 0) return unknown.map((record) => unknownRecord(record, example.id, pointer))
    if (missing.length > 0) return []
    const outcomeOf = checklistOutcome(checklist, exampleFacts(checklist, example, place))
    const states = [
      ...outcomes.map((stated) => [stated, outcomeOf] as const),
      ...duties.map((stated) => [stated, dutyOf] as const),
    ]
    return states.flatMap(([stated, stateOf]) =>
      (example[stated] ?? []).flatMap((item, at) => {
        const found = stateOf(item)
        if (found === stated || (!items.includes(item) && inherited.items.includes(item))) return []
        const message = items.includes(item)
          ? `In the example "${example.id}" the item "${item}" ${verbs[found]}.`
          : `The example "${example.id}" names the item "${item}", which does not exist.`
        const mend = items.includes(item) ? {} : mendName(item, items)
        return [{ pointer: `${pointer}/${stated}/${at}`, message, ...mend }]
      }),
    )
  })
}

/** A record that a checklist's example stores, and that is no valid example of its section. */
interface MissingRecord {
  readonly section: string
  readonly index: number
  readonly example: string
  /** The valid examples. */
  readonly known: readonly string[]
}

function missingRecords({ records = {} }: ChecklistExample, { documents }: ChecklistSetting): readonly MissingRecord[] {
  return Object.entries(records).flatMap(([section, ofSection]) => {
    const known = documents.get(section)?.examples?.valid.map((example) => example.id) ?? []
    return ofSection.flatMap(({ example }, index) =>
      known.includes(example) ? [] : [{ section, index, example, known }],
    )
  })
}

function unknownRecord({ section, index, example, known }: MissingRecord, id: string, pointer: string): Finding {
  return {
    pointer: `${pointer}/records/${escapeSegment(section)}/${index}/example`,
    message: `The example "${id}" stores "${example}", which is no valid example of "${section}".`,
    ...mendName(example, known),
  }
}
