import { compiledOnce } from '../condition/evaluate.ts'
import type { CompiledCondition } from '../condition/compile-condition.ts'
import { dependenciesOf, pathsOverlap } from '../condition/dependencies-of.ts'
import type { CompositeDocument } from '../document/document.ts'
import type { FieldRule } from '../document/ui-schema.ts'
import { hiddenFields } from './hidden-fields.ts'
import { listAround } from './list-around.ts'

/** What the rules of a form say of one field. */
export interface FieldPlan {
  /** The field's dotted path, without list indexes. */
  readonly field: string
  readonly path: readonly string[]
  /** `ui:hidden`: whatever the answers. */
  readonly isHidden: boolean
  readonly show: readonly CompiledCondition[]
  readonly enable: readonly CompiledCondition[]
  readonly require: readonly CompiledCondition[]
  /** Dotted paths of the answers that its conditions read. */
  readonly reads: ReadonlySet<string>
  /** Those of `reads` that decide whether it is shown. */
  readonly readsToShow: ReadonlySet<string>
}

/** The rules of a document, turned round: by field, compiled, and in an order in which they can be decided. */
export interface RulePlan {
  readonly fields: ReadonlyMap<string, FieldPlan>
  /** Fields that can be hidden, each after those that its visibility depends on. */
  readonly hideable: readonly FieldPlan[]
  /** Whether the visibility of fields depends on itself, which the check refuses. */
  readonly isCyclic: boolean
  /** Whether some condition reads an answer that can be hidden. */
  readonly readsHideable: boolean
}

const plans = new WeakMap<CompositeDocument, RulePlan>()

/** The plan of a document's rules, made once per document. */
export function rulePlan(document: CompositeDocument): RulePlan {
  const known = plans.get(document)
  if (known !== undefined) return known
  const made = makePlan(document)
  plans.set(document, made)
  return made
}

/** The fields that a rule speaks of. */
export function targetsOf(rule: FieldRule): readonly string[] {
  return [...(rule.show ?? []), ...(rule.enable ?? []), ...(rule.require ?? [])]
}

/** The answers that a field's rule reads, as dotted paths from the answers' root; `row.X` becomes `contacts.X`. */
export function answersRead(document: CompositeDocument, rule: FieldRule, field: string): readonly string[] {
  const list = listAround(document.schema ?? {}, field)
  return [...dependenciesOf(rule.when)].flatMap((name) => {
    const [source, ...rest] = name.split('.')
    if (source === 'answers') return [rest.join('.')]
    return source === 'row' && list !== undefined ? [[list, ...rest].join('.')] : []
  })
}

function makePlan(document: CompositeDocument): RulePlan {
  const rules = document.ui?.rules ?? []
  const hidden = hiddenFields(document)
  const names = new Set([...rules.flatMap(targetsOf), ...hidden])
  const fields = new Map([...names].map((field) => [field, fieldPlan(document, rules, field, hidden.has(field))]))
  const candidates = [...fields.values()].filter(({ isHidden, show }) => isHidden || show.length > 0)
  const { ordered, isCyclic } = inOrder(candidates)
  const reads = [...fields.values()].flatMap((plan) => [...plan.reads])
  const readsHideable = reads.some((read) => candidates.some(({ field }) => pathsOverlap(read, field)))
  return { fields, hideable: ordered, isCyclic, readsHideable }
}

function fieldPlan(
  document: CompositeDocument,
  rules: readonly FieldRule[],
  field: string,
  isHidden: boolean,
): FieldPlan {
  const naming = (effect: 'show' | 'enable' | 'require') => rules.filter((rule) => rule[effect]?.includes(field))
  const conditions = (effect: 'show' | 'enable' | 'require') => naming(effect).map((rule) => compiledOnce(rule.when))
  const reads = (ofRules: readonly FieldRule[]) =>
    new Set(ofRules.flatMap((rule) => answersRead(document, rule, field)))
  return {
    field,
    path: field.split('.'),
    isHidden,
    show: conditions('show'),
    enable: conditions('enable'),
    require: conditions('require'),
    reads: reads(rules.filter((rule) => targetsOf(rule).includes(field))),
    readsToShow: reads(naming('show')),
  }
}

/** Each field after those whose visibility its own depends on; in a cycle, as declared. */
function inOrder(candidates: readonly FieldPlan[]): { ordered: readonly FieldPlan[]; isCyclic: boolean } {
  const ordered: FieldPlan[] = []
  let waiting = candidates
  while (waiting.length > 0) {
    const ready = waiting.filter((plan) => !waiting.some((other) => dependsOn(plan, other)))
    if (ready.length === 0) return { ordered: [...ordered, ...waiting], isCyclic: true }
    ordered.push(...ready)
    waiting = waiting.filter((plan) => !ready.includes(plan))
  }
  return { ordered, isCyclic: false }
}

function dependsOn(plan: FieldPlan, other: FieldPlan): boolean {
  return [...plan.readsToShow].some((read) => pathsOverlap(read, other.field))
}
