import { compileCondition } from '../condition/compile-condition.ts'
import type { CompiledCondition } from '../condition/compile-condition.ts'
import { dependenciesOf } from '../condition/dependencies-of.ts'
import type { CompositeDocument } from '../document/document.ts'
import type { FieldRule } from '../document/ui-schema.ts'
import type { FieldClause } from './field-clause.ts'
import { listAround } from './list-around.ts'

/** The rules of a form for one field. */
export interface FieldPlan {
  /** The field's dotted path, without list indexes. */
  readonly field: string
  readonly path: readonly string[]
  /** Set by `ui:hidden`, regardless of the answers. */
  readonly isHidden: boolean
  readonly show: readonly CompiledCondition[]
  readonly enable: readonly CompiledCondition[]
  readonly require: readonly CompiledCondition[]
  /** When conditions of the schema itself show and require it. */
  readonly clause: FieldClause | undefined
  /** Dotted paths of the answers that its conditions read. */
  readonly reads: ReadonlySet<string>
  /** The part of `reads` that decides whether it is visible. */
  readonly readsToShow: ReadonlySet<string>
}

/** The plan of one field; `isHidden` is true if the UI schema hides it. */
export function fieldPlan(
  document: CompositeDocument,
  field: string,
  isHidden: boolean,
  clause?: FieldClause,
): FieldPlan {
  const rules = document.ui?.rules ?? []
  const naming = (effect: 'show' | 'enable' | 'require') => rules.filter((rule) => rule[effect]?.includes(field))
  const conditions = (effect: 'show' | 'enable' | 'require') => naming(effect).map(({ when }) => compileCondition(when))
  const reads = (ofRules: readonly FieldRule[]) => ofRules.flatMap((rule) => answersReadByRule(document, rule, field))
  return {
    field,
    path: field.split('.'),
    isHidden,
    show: conditions('show'),
    enable: conditions('enable'),
    require: conditions('require'),
    clause,
    reads: new Set([...reads(rules.filter((rule) => targetsOf(rule).includes(field))), ...(clause?.reads ?? [])]),
    readsToShow: new Set(reads(naming('show'))),
  }
}

/** The fields that a rule applies to. */
export function targetsOf(rule: FieldRule): readonly string[] {
  return [...(rule.show ?? []), ...(rule.enable ?? []), ...(rule.require ?? [])]
}

/** The answers that a field's rule reads, as dotted paths from the answers' root; `row.X` becomes `contacts.X`. */
export function answersReadByRule(document: CompositeDocument, rule: FieldRule, field: string): readonly string[] {
  const list = listAround(document.schema ?? {}, field)
  return [...dependenciesOf(rule.when)].flatMap((name) => {
    const [source, ...rest] = name.split('.')
    if (source === 'answers') return [rest.join('.')]
    return source === 'row' && list !== undefined ? [[list, ...rest].join('.')] : []
  })
}
