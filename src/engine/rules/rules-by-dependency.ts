import { dependenciesOf, pathsOverlap } from '../condition/dependencies-of.ts'
import type { ValueName } from '../document/condition.ts'
import type { CompositeDocument } from '../document/document.ts'
import type { FieldRule } from '../document/ui-schema.ts'
import { rulePlan } from './rule-plan.ts'

/** The rules of a document by each value name that their conditions read, as they write it. */
export function rulesByDependency(document: CompositeDocument): ReadonlyMap<ValueName, readonly FieldRule[]> {
  const index = new Map<ValueName, FieldRule[]>()
  for (const rule of document.ui?.rules ?? []) {
    for (const name of dependenciesOf(rule.when)) index.set(name, [...(index.get(name) ?? []), rule])
  }
  return index
}

const dependents = new WeakMap<CompositeDocument, Map<string, readonly string[]>>()

/**
 * The fields whose state can change when the answer of `field` changes, directly or because what hides with it is read by
 * others. All are dotted paths without list indexes (`contacts.City`).
 */
export function dependentsOf(document: CompositeDocument, field: string): readonly string[] {
  const cache = dependents.get(document) ?? new Map<string, readonly string[]>()
  dependents.set(document, cache)
  const cached = cache.get(field)
  if (cached !== undefined) return cached
  const found = findDependents(document, field)
  cache.set(field, found)
  return found
}

function findDependents(document: CompositeDocument, field: string): readonly string[] {
  const { fields } = rulePlan(document)
  const found = new Set<string>()
  const waiting = [field]
  for (let changed = waiting.pop(); changed !== undefined; changed = waiting.pop()) {
    for (const plan of fields.values()) {
      if (found.has(plan.field) || !reads(plan.reads, changed)) continue
      found.add(plan.field)
      if (plan.show.length > 0) waiting.push(plan.field)
    }
  }
  return [...found]
}

function reads(names: ReadonlySet<string>, changed: string): boolean {
  return [...names].some((name) => pathsOverlap(name, changed))
}
