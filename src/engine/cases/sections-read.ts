import { findChecklist } from '../checklist/find-checklist.ts'
import { sectionsOf } from '../checklist/rule-sections.ts'
import type { CasePage } from '../document/case-page.ts'
import type { Checklist } from '../document/checklist.ts'
import type { CompositeDocument } from '../document/document.ts'
import type { DocumentId } from '../document/document-id.ts'
import { isJsonArray, isJsonObject } from '../json/json.ts'
import type { JsonValue } from '../json/json.ts'
import type { CaseChecklist } from '../../generated/case-declaration.ts'
import type { CaseType } from './case-type.ts'
import type { CaseFacts } from './model/case-facts.ts'
import type { NamedValues } from '../condition/named-values.ts'
import { resolveValue } from './values/resolve-value.ts'

/** The sections whose records the rules, values and effects of a case type name; those of its checklists not. */
export function sectionsNamed({ declared }: Pick<CaseType, 'declared'>): ReadonlySet<DocumentId> {
  const { transitions, charges = [], timers = [], documents = [] } = declared
  const named: JsonValue = JSON.parse(JSON.stringify([transitions, charges, timers, documents]))
  return new Set(sectionsIn(named))
}

/** The sections whose records the steps to a new case name: their initial answers, and when they are there. */
export function sectionsOfSteps({ steps = [] }: Pick<CasePage, 'steps'>): ReadonlySet<DocumentId> {
  const named: JsonValue = JSON.parse(JSON.stringify(steps))
  return new Set(sectionsIn(named))
}

/** The values of `section` and `to` in a declaration that name a section. */
export function sectionsIn(value: JsonValue | undefined): readonly DocumentId[] {
  if (isJsonArray(value)) return value.flatMap(sectionsIn)
  if (!isJsonObject(value)) return []
  return Object.entries(value).flatMap(([name, member]) => {
    const names = (name === 'section' || name === 'to') && typeof member === 'string'
    return names && member.startsWith('sections/') ? [member] : sectionsIn(member)
  })
}

/**
 * The document of a case type's checklist, the one that it names or the one for a type and category, and the values
 * that its items read: with a category, that is the user's, as it is for whoever applies for it.
 */
export function checklistDocument(
  { checklist: id, type, category }: CaseChecklist,
  documents: ReadonlyMap<DocumentId, CompositeDocument>,
  from: { readonly values: NamedValues; readonly facts: Pick<CaseFacts, 'lists' | 'records'> },
): { readonly checklist: Checklist; readonly values: NamedValues } | undefined {
  const wanted = type === undefined ? undefined : resolveValue(type, from)
  const resolved = category === undefined ? undefined : resolveValue(category, from)
  const found = typeof resolved === 'string' ? resolved : ''
  const isOfType = wanted === 'Individual' || wanted === 'Corporate'
  const ofType = isOfType ? findChecklist(documents, { type: wanted, category: found }) : undefined
  const checklist = id === undefined ? ofType : documents.get(id)?.checklist
  if (checklist === undefined) return undefined
  const { values } = from
  const user = found !== '' && isJsonObject(values.user) ? { ...values.user, category: found } : values.user
  return { checklist, values: { ...values, user } }
}

/** The sections that any checklist of a type and category may read, before it is known which one it is. */
export function checklistSections(
  { declared }: Pick<CaseType, 'declared'>,
  documents: ReadonlyMap<DocumentId, CompositeDocument>,
): ReadonlySet<DocumentId> {
  const checklists = declared.checklists ?? []
  const byName = checklists.flatMap(({ checklist }) => documents.get(checklist ?? '')?.checklist ?? [])
  const isAny = checklists.some(({ checklist }) => checklist === undefined)
  const all = isAny ? [...documents.values()].flatMap(({ checklist }) => checklist ?? []) : byName
  return new Set(all.flatMap((checklist) => [...sectionsOf(checklist)]))
}
