import type { DeclaredGuard } from '../../generated/case-declaration.ts'
import { anyIsCurrent, passes } from '../checklist/passes.ts'
import { dependenciesOf } from '../condition/dependencies-of.ts'
import type { NamedValues } from '../condition/named-values.ts'
import type { CasePage, CaseStep } from '../document/case-page.ts'
import { isRecordsTest, isValueTest } from '../document/checklist.ts'
import type { PassRule } from '../document/checklist.ts'
import { groupAndMembers } from '../document/condition-groups.ts'
import { asJson } from '../json/as-json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { textsIn } from '../json/texts-in.ts'
import type { CaseType } from './case-type.ts'
import { startState } from './model/case.ts'
import type { Case } from './model/case.ts'
import type { CaseFacts } from './model/case-facts.ts'
import type { CaseRefusal } from './model/outcome.ts'
import { ruleHolds } from './steps/rule-holds.ts'
import { isEmpty, readFact, resolveValue } from './values/resolve-value.ts'

/** The transitions with which an owner begins a case of a type, in declared order. */
export const ownersStarts = ({ declared }: Pick<CaseType, 'declared'>) =>
  declared.transitions.filter(({ from, by }) => from.includes(startState) && by.includes('owner'))

/** The first of them; undefined for a type that only others begin. */
export const ownersStart = (type: Pick<CaseType, 'declared'>) => ownersStarts(type)[0]

/**
 * Whether an owner may begin a case of a type at all, as far as the given values decide it. A condition that reads
 * anything else may hold: that is known once the beginning is read.
 *
 * @param values what is known of the owner, e.g. the `profile` in responses
 */
export const mayBegin = (type: Pick<CaseType, 'declared'>, values: NamedValues): boolean =>
  ownersStarts(type).some(
    ({ when }) => when === undefined || !isDecidedBy(values, when) || passes(when, factsOf(values)),
  )

const factsOf = (values: NamedValues) => ({ values, records: () => [], isCurrent: anyIsCurrent })

function isDecidedBy(values: NamedValues, rule: PassRule): boolean {
  if (isRecordsTest(rule)) return false
  if (isValueTest(rule)) return [...dependenciesOf(rule)].every((name) => readFact(name, values) !== undefined)
  return groupAndMembers(rule).members.every((member) => isDecidedBy(values, member))
}

/** The steps to a new case that are there for its owner, in their order. */
export const stepsInView = (
  { steps = [] }: Pick<CasePage, 'steps'>,
  values: NamedValues,
  facts: CaseFacts,
): readonly CaseStep[] => steps.filter(({ when }) => ruleHolds(when, values, facts))

/** The initial answers that steps declare; without those that have no value. */
export function answersOfSteps(steps: readonly CaseStep[], values: NamedValues, facts: CaseFacts): JsonObject {
  const declared = steps.flatMap(({ preset = {} }) => Object.entries(preset))
  return Object.fromEntries(
    declared.flatMap(([field, value]) => {
      const found = resolveValue(value, { values, facts })
      return found === undefined || isEmpty(found) ? [] : [[field, found]]
    }),
  )
}

/**
 * What closes the beginning of a case whatever its owner is still to choose and fill in: the refusals without the
 * guards that read such an answer, by its name or through a checklist that it decides.
 */
export function decidedRefusals(
  { declared, fields, written }: CaseType,
  { answers }: Case,
  refusals: readonly CaseRefusal[],
): readonly CaseRefusal[] {
  const open = [...fields].filter((name) => !written.has(name) && !Object.hasOwn(answers, name))
  const readsOpen = (value: JsonValue): boolean =>
    textsIn(value).some((text) => open.some((name) => text === `answers.${name}` || text === `=answers.${name}`))
  const checklists = (declared.checklists ?? []).filter((one) => readsOpen(asJson(one))).map(({ id }) => id)
  const isOpen = ({ needs }: DeclaredGuard): boolean =>
    readsOpen(asJson(needs)) ||
    textsIn(asJson(needs)).some((text) => checklists.some((id) => text.startsWith(`checklist.${id}.`)))
  const undecided = new Set(
    ownersStarts({ declared }).flatMap(({ guard = [] }) => guard.filter(isOpen).map(({ id }) => id)),
  )
  return refusals.filter(({ code, id }) => code !== 'guard' || id === undefined || !undecided.has(id))
}
