import type { DeclaredRule, DeclaredTransition } from '../../../generated/case-declaration.ts'
import { testedFact } from '../../cases/steps/rule-holds.ts'
import type { ConditionScope } from '../../condition/condition-scope.ts'
import { resolveName } from '../../condition/condition-scope.ts'
import { asJson } from '../../json/as-json.ts'
import { paramsIn } from '../../translate/text-params.ts'
import { checkRule, conditionFindings } from '../rules/check-rule.ts'
import type { Finding } from '../subject/finding.ts'
import { caseScope, formFields, recordScope, relatedItem } from './case-scope.ts'
import { effectsOf } from './case-subject.ts'
import type { CaseSubject } from './case-subject.ts'
import { checkFact, checkSeries, checkValue, unfit } from './check-value.ts'
import { reachOf } from './takeable.ts'

/** Every rule and value of a case type names existing facts, with suitable operators, and can hold. */
export function checkCaseRules(subject: CaseSubject): readonly Finding[] {
  const { declared } = subject
  const scope = caseScope(subject)
  const rule = (needs: DeclaredRule | undefined, pointer: string, within = scope) =>
    needs === undefined ? [] : checkRule(subject, within, asJson(needs), pointer)
  const value = (name: string, pointer: string) => checkFact(name, { subject, scope, pointer })
  return [
    ...checkSeries(declared.number, { subject, scope, pointer: '/case/number' }),
    ...(declared.unique ?? []).flatMap(({ of }, i) =>
      of.flatMap((name, j) => (name === 'owner' ? [] : value(name, `/case/unique/${i}/of/${j}`))),
    ),
    ...declared.transitions.flatMap((one, i) => transitionRules(subject, one, `/case/transitions/${i}`)),
    ...(declared.charges ?? []).flatMap(({ amount, times, when }, i) => [
      ...(amount === undefined ? [] : checkValue(amount, { subject, scope, pointer: `/case/charges/${i}/amount` })),
      ...(times === undefined ? [] : checkValue(times, { subject, scope, pointer: `/case/charges/${i}/times` })),
      ...rule(when, `/case/charges/${i}/when`),
    ]),
    ...(declared.checklists ?? []).flatMap(({ type, category }, i) =>
      Object.entries({ type, category }).flatMap(([key, part]) =>
        part === undefined ? [] : checkValue(part, { subject, scope, pointer: `/case/checklists/${i}/${key}` }),
      ),
    ),
    ...(declared.documents ?? []).flatMap(({ number, until, when, status = [] }, i) => [
      ...(number === undefined ? [] : checkSeries(number, { subject, scope, pointer: `/case/documents/${i}/number` })),
      ...(until === undefined ? [] : checkValue(until, { subject, scope, pointer: `/case/documents/${i}/until` })),
      ...rule(when, `/case/documents/${i}/when`),
      ...status.flatMap((one, j) => rule(one.when, `/case/documents/${i}/status/${j}/when`)),
    ]),
    ...(declared.timers ?? []).flatMap(({ date }, i) =>
      date === undefined ? [] : value(date, `/case/timers/${i}/date`),
    ),
    ...poolRules(subject, scope),
    ...(declared.relations ?? []).flatMap(({ by, where, to }, i) => [
      ...(by === undefined ? [] : checkValue(by, { subject, scope, pointer: `/case/relations/${i}/by` })),
      ...(where === undefined
        ? []
        : conditionFindings(
            asJson(where),
            recordScope(scope, relatedItem(subject.surroundings.documents.get(to), to)),
            `/case/relations/${i}/where`,
          )),
    ]),
    ...effectsOf(declared).flatMap(({ effect, pointer, transition }) =>
      rule(effect.when, `${pointer}/when`, scopeOf(subject, transition)),
    ),
    ...neverTrue(subject),
  ]
}

/** The values of a pool are numbers, and its message names answers or the pool's own facts. */
function poolRules(subject: CaseSubject, scope: ConditionScope): readonly Finding[] {
  const { pool } = subject.declared
  if (pool === undefined) return []
  const values = Object.entries({ limit: pool.limit, takes: pool.takes }).flatMap(([key, value]) => {
    if (value === undefined) return []
    const pointer = `/case/pool/${key}`
    const unknown = checkValue(value, { subject, scope, pointer })
    const wrong = unknown.length > 0 ? undefined : unfit(value, { type: 'number' }, scope)
    return [...unknown, ...(wrong === undefined ? [] : [{ pointer, message: `The value of "${key}" ${wrong}.` }])]
  })
  return [
    ...values,
    ...unknownParams(subject, pool.message, { value: 'pool.fits', equals: true }, '/case/pool/message'),
  ]
}

/** The scope of a transition's effects, which read its input. */
export function scopeOf(subject: CaseSubject, transition: string | undefined): ConditionScope {
  return caseScope(subject, subject.type.transitions.get(transition ?? '')?.asks)
}

function transitionRules(subject: CaseSubject, transition: DeclaredTransition, pointer: string): readonly Finding[] {
  const scope = caseScope(subject, transition.asks)
  const { when, guard = [] } = transition
  return [
    ...(when === undefined ? [] : checkRule(subject, scope, asJson(when), `${pointer}/when`)),
    ...guard.flatMap(({ needs, message }, i) => [
      ...checkRule(subject, scope, asJson(needs), `${pointer}/guard/${i}/needs`),
      ...unknownParams(subject, message, needs, `${pointer}/guard/${i}/message`),
    ]),
  ]
}

/** Each name in braces in a guard's message is an answer, or a member beside the fact that it tests. */
function unknownParams(
  subject: CaseSubject,
  message: string,
  needs: DeclaredRule,
  pointer: string,
): readonly Finding[] {
  const scope = caseScope(subject)
  const tested = testedFact(needs)
  const beside = tested === undefined ? undefined : tested.slice(0, tested.lastIndexOf('.'))
  const exists = (name: string) =>
    Object.hasOwn(formFields(subject.document.schema), name) ||
    (beside !== undefined && !('problem' in resolveName(`${beside}.${name}`, scope)))
  return [...paramsIn(message)]
    .filter((name) => !exists(name))
    .map((name) => ({
      pointer,
      message: `The message names "${name}", which is neither an answer nor beside what is tested.`,
    }))
}

/** A guard of a charge that is never billed, or of a review that is not given in the state, can never hold. */
function neverTrue(subject: CaseSubject): readonly Finding[] {
  const { declared } = subject
  const { transitions } = reachOf(subject)
  const billed = new Set(
    effectsOf(declared).flatMap(({ effect, transition }) =>
      effect.effect === 'bill' && (transition === undefined || transitions.has(transition)) ? effect.charges : [],
    ),
  )
  return declared.transitions.flatMap(({ guard = [], from }, i) =>
    guard.flatMap(({ id, needs }, j) => {
      const [kind, name = '', member] = (testedFact(needs) ?? '').split('.')
      const pointer = `/case/transitions/${i}/guard/${j}/needs`
      const isTrue = 'value' in needs && needs.equals === true
      if (kind === 'charge' && isTrue && ['settled', 'billed'].includes(member ?? '') && !billed.has(name)) {
        return [{ pointer, message: `The guard "${id}" can never hold: nothing bills the charge "${name}".` }]
      }
      const review = kind === 'review' ? declared.reviews?.find((one) => one.id === name) : undefined
      const needsOpinion = 'value' in needs && needs.atLeast !== undefined
      if (review === undefined || !needsOpinion || review.in.some((state) => from.includes(state))) return []
      return [{ pointer, message: `The guard "${id}" can never hold: the review "${name}" is not given there.` }]
    }),
  )
}
