import { pathsOverlap } from '../condition/dependencies-of.ts'
import type { CompositeDocument } from '../document/document.ts'
import { rememberedByName } from '../json/remembered-by-name.ts'
import { requiredBySchema } from '../schema/required-by-schema.ts'
import type { FieldClause } from './field-clause.ts'
import { fieldPlan, targetsOf } from './field-plan.ts'
import type { FieldPlan } from './field-plan.ts'
import { hiddenFields } from './hidden-fields.ts'

/** The compiled rules of a document, grouped by field, in an order in which they can be decided. */
export interface RulePlan {
  readonly fields: ReadonlyMap<string, FieldPlan>
  /** Whether every field is always visible. */
  readonly showsAll: boolean
  /** The fields that rules can hide, each after the fields that its visibility depends on. */
  readonly hideable: readonly FieldPlan[]
  /** Whether the visibility of any field depends on itself, which the check refuses. */
  readonly isCyclic: boolean
  /** Whether any condition reads an answer that can be hidden. */
  readonly readsHideable: boolean
  /**
   * The fields whose state can change when a field's answer changes, directly or because others read a field that
   * becomes hidden with it. All are dotted paths without list indexes (`contacts.City`).
   */
  readonly dependentsOf: (field: string) => readonly string[]
  /** Whether the schema always requires a field (dotted path) in the object that contains it. */
  readonly isRequired: (field: string) => boolean
}

/**
 * Derives the plan of a document's rules. A form already has it (`FormPlan`).
 * @param clauses the conditions of the schema itself, by field
 */
export function rulePlan(document: CompositeDocument, clauses: ReadonlyMap<string, FieldClause> = new Map()): RulePlan {
  const hidden = hiddenFields(document)
  const names = new Set([...(document.ui?.rules ?? []).flatMap(targetsOf), ...hidden, ...clauses.keys()])
  const plans = [...names].map((field) => fieldPlan(document, field, hidden.has(field), clauses.get(field)))
  const candidates = plans.filter(({ isHidden, show }) => isHidden || show.length > 0)
  const { ordered, isCyclic } = inOrder(candidates)
  const reads = plans.flatMap((plan) => [...plan.reads])
  return {
    fields: new Map(plans.map((plan) => [plan.field, plan])),
    showsAll: ordered.length === 0 && clauses.size === 0,
    hideable: ordered,
    isCyclic,
    readsHideable: reads.some((read) => candidates.some(({ field }) => pathsOverlap(read, field))),
    dependentsOf: rememberedByName((field) => findDependents(plans, field)),
    isRequired: requiredBySchema(document),
  }
}

/** Each field after the fields that its visibility depends on; in a cycle, in declared order. */
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
  return readsAny(plan.readsToShow, other.field)
}

function findDependents(plans: readonly FieldPlan[], field: string): readonly string[] {
  const found = new Set<string>()
  const waiting = [field]
  for (let changed = waiting.pop(); changed !== undefined; changed = waiting.pop()) {
    for (const plan of plans) {
      if (found.has(plan.field) || !readsAny(plan.reads, changed)) continue
      found.add(plan.field)
      if (plan.show.length > 0) waiting.push(plan.field)
    }
  }
  return [...found]
}

function readsAny(names: ReadonlySet<string>, field: string): boolean {
  return [...names].some((name) => pathsOverlap(name, field))
}
