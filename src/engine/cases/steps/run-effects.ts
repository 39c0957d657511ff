import type { DeclaredEffect, DeclaredValue, WriteEffect } from '../../../generated/case-declaration.ts'
import { evaluate } from '../../condition/evaluate.ts'
import type { NamedValues } from '../../condition/named-values.ts'
import type { JsonObject } from '../../json/json.ts'
import type { CaseType } from '../case-type.ts'
import type { Case, GivenAssurance } from '../model/case.ts'
import { todayOf } from '../model/case-facts.ts'
import type { CaseFacts } from '../model/case-facts.ts'
import type { BilledCharge, Effect, CaseRefusal, WrittenValue } from '../model/outcome.ts'
import { chargeAmount } from '../values/charge-amount.ts'
import { namedFacts, readAnswers } from '../values/named-facts.ts'
import type { ActedWith } from '../values/named-facts.ts'
import { isEmpty, isSeries, resolveValue } from '../values/resolve-value.ts'
import { drawFrom } from '../values/series-number.ts'
import { shiftDate } from '../values/shift-date.ts'
import { ruleHolds } from './rule-holds.ts'

/** A case and the facts about it, in the middle of a list of effects. */
export interface Moment extends ActedWith {
  readonly type: CaseType
  readonly kase: Case
  readonly facts: CaseFacts
  readonly assured: readonly GivenAssurance[]
}

interface Progress {
  readonly moment: Moment
  readonly effects: readonly Effect[]
  /** The charges that cannot be billed, because they have no amount. */
  readonly unpriced: readonly CaseRefusal[]
}

/**
 * Runs declared effects in order: each sees what those before it wrote to the answers and the profile. They change the
 * case's answers and its frozen part; everything else is data for the caller.
 */
export function runEffects(declared: readonly DeclaredEffect[] = [], moment: Moment): Progress {
  return declared.reduce<Progress>(
    (progress, effect) => {
      const { moment: now, effects, unpriced } = progress
      if (effect.when !== undefined && !ruleHolds(effect.when, valuesAt(now), now.facts)) return progress
      const after = runEffect(effect, now)
      return {
        moment: after.moment,
        effects: [...effects, ...after.effects],
        unpriced: [...unpriced, ...(after.unpriced ?? [])],
      }
    },
    { moment, effects: [], unpriced: [] },
  )
}

const knownValues = new WeakMap<Moment, NamedValues>()

/** The named facts of a moment, worked out once. */
function valuesAt(moment: Moment): NamedValues {
  const { type, kase, facts, ...acted } = moment
  const values = knownValues.get(moment) ?? namedFacts(type, kase, facts, acted)
  knownValues.set(moment, values)
  return values
}

type Ran = Pick<Progress, 'moment' | 'effects'> & Partial<Pick<Progress, 'unpriced'>>

function runEffect(declared: DeclaredEffect, moment: Moment): Ran {
  switch (declared.effect) {
    case 'freeze':
      return freeze(moment)
    case 'bill':
      return bill(declared.charges, moment)
    case 'credit':
      return { moment, effects: [{ effect: 'credit', charge: declared.charge, percent: declared.percent ?? 100 }] }
    case 'write':
      return write(declared, moment)
    case 'award':
      return { moment, effects: [{ effect: 'award', values: resolved(declared.values, moment) }] }
    case 'issue':
      return { moment, effects: issued(declared.document, moment) }
    case 'notify':
      return { moment, effects: [{ effect: 'notify', message: declared.message, to: declared.to }] }
    case 'start': {
      const { case: type, transition, values = {} } = declared
      return { moment, effects: [{ effect: 'start', case: type, transition, answers: resolved(values, moment) }] }
    }
    case 'move': {
      const { relation, transition, input = {} } = declared
      return { moment, effects: [{ effect: 'move', relation, transition, input: resolved(input, moment) }] }
    }
  }
}

function freeze(moment: Moment): Ran {
  const { kase, facts, assured } = moment
  const frozen = { at: facts.now, answers: kase.answers, assured }
  return { moment: { ...moment, kase: { ...kase, frozen } }, effects: [{ effect: 'freeze', frozen }] }
}

/** The charges that apply and have not been billed, as one invoice. */
function bill(ids: readonly string[], moment: Moment): Ran {
  const { type, facts } = moment
  const values = valuesAt(moment)
  const asked = ids.flatMap((id) => {
    const charge = type.charges.get(id)
    if (charge === undefined || facts.charge?.[id]?.billed || !ruleHolds(charge.when, values, facts)) return []
    return [{ charge, amount: chargeAmount(type, charge, { values, facts }) }]
  })
  const charges = asked.flatMap(({ charge: { id, description, due, vat = 0 }, amount }): readonly BilledCharge[] =>
    amount === undefined ? [] : [{ id, description, amount, vat, ...(due && { due: shiftDate(todayOf(facts), due) }) }],
  )
  const unpriced = asked.flatMap(({ charge: { id }, amount }) =>
    amount === undefined ? [{ code: 'no-amount' as const, id }] : [],
  )
  return { moment, effects: charges.length === 0 ? [] : [{ effect: 'bill', charges }], unpriced }
}

function issued(id: string, moment: Moment): readonly Effect[] {
  const document = moment.type.declared.documents?.find((one) => one.id === id)
  if (document === undefined) return []
  const { document: documentTemplate, replaces = false, until, number } = document
  const values = valuesAt(moment)
  const last = until === undefined ? undefined : resolveValue(until, { values, facts: moment.facts })
  return [
    {
      effect: 'issue',
      document: id,
      documentTemplate,
      replaces,
      ...(last !== undefined && { until: last }),
      ...(number !== undefined && { draw: drawFrom(number, values) }),
    },
  ]
}

function write({ to, where, values: declared }: WriteEffect, moment: Moment): Ran {
  const { type, kase, facts } = moment
  const values = valuesAt(moment)
  const target = to === 'answers' ? readAnswers(type, kase) : to === 'profile' ? (facts.profile ?? {}) : undefined
  const fits = (record: JsonObject) => where === undefined || evaluate(where, { ...values, record })
  const record = target === undefined ? facts.records(to).find(fits) : undefined
  const written = writtenValues(declared, moment, target ?? record ?? {})
  const effect: Effect = { effect: 'write', to, ...(record && { record }), values: written }
  const plain = plainValues(written)
  if (to === 'profile') {
    return { moment: { ...moment, facts: { ...facts, profile: { ...facts.profile, ...plain } } }, effects: [effect] }
  }
  return { moment: to === 'answers' ? { ...moment, kase: withWritten(kase, plain) } : moment, effects: [effect] }
}

/** The case with answers that an effect wrote, in the frozen part as well. */
function withWritten(kase: Case, plain: JsonObject): Case {
  const { frozen } = kase
  return {
    ...kase,
    answers: { ...kase.answers, ...plain },
    ...(frozen && { frozen: { ...frozen, answers: { ...frozen.answers, ...plain } } }),
  }
}

/** The values to write. A number that the target has is kept, and a value that there is not is left out. */
function writtenValues(
  declared: Readonly<Record<string, DeclaredValue>>,
  moment: Moment,
  target: JsonObject,
): Readonly<Record<string, WrittenValue>> {
  const values = valuesAt(moment)
  const entries = Object.entries(declared).flatMap(([name, value]): readonly (readonly [string, WrittenValue])[] => {
    if (isSeries(value)) return isEmpty(target[name]) ? [[name, { draw: drawFrom(value, values) }]] : []
    const found = resolveValue(value, { values, facts: moment.facts })
    return found === undefined ? [] : [[name, { value: found }]]
  })
  return Object.fromEntries(entries)
}

/** What later effects see of written values; a number that is still to be drawn, as its format. */
function plainValues(written: Readonly<Record<string, WrittenValue>>): JsonObject {
  return Object.fromEntries(
    Object.entries(written).map(([name, one]) => [name, 'value' in one ? one.value : one.draw.format]),
  )
}

function resolved(declared: Readonly<Record<string, DeclaredValue>>, moment: Moment): JsonObject {
  const from = { values: valuesAt(moment), facts: moment.facts }
  return Object.fromEntries(Object.entries(declared).map(([name, value]) => [name, resolveValue(value, from)]))
}
