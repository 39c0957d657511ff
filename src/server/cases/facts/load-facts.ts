import { mayBeSubmitted, evaluateChecklist } from '../../../engine/checklist/evaluate-checklist.ts'
import type { ChecklistFacts } from '../../../engine/checklist/passes.ts'
import { checklistDocument, checklistSections, sectionsNamed } from '../../../engine/cases/sections-read.ts'
import type { Case } from '../../../engine/cases/model/case.ts'
import type { CaseFacts, ChecklistFact } from '../../../engine/cases/model/case-facts.ts'
import { namedFacts } from '../../../engine/cases/values/named-facts.ts'
import type { ItemResult } from '../../../engine/document/checklist.ts'
import type { DocumentId } from '../../../engine/document/document-id.ts'
import { momentIn } from '../../../engine/format/moment-in.ts'
import { isJsonObject } from '../../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../engine/json/json.ts'
import { readFacts } from '../../checklists/checklist-facts.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { contentsIn, listCaseFiles } from '../case-files.ts'
import type { CaseFileRow } from '../case-files.ts'
import type { CasePlace } from '../case-place.ts'
import { frozenRecords } from '../frozen.ts'
import { readLedger } from './charges.ts'
import { formIssues } from './form-issues.ts'
import { memberFact } from './member-fact.ts'
import { readRelated } from './related.ts'
import { takenByOthers } from '../unique-rows.ts'

/** The facts of a case, and the ids of the related cases, by relation. */
export interface LoadedFacts extends CaseFacts {
  readonly relatedIds: Readonly<Record<string, readonly string[]>>
  /** Besides the facts, as forms and messages are evaluated. */
  readonly values: ChecklistFacts['values']
  /** The stored files of the case's answers. */
  readonly files: readonly CaseFileRow[]
  readonly contentsOf: (answers: JsonValue) => JsonValue
  /** The items of the checklists of the type, by id; a checklist that nothing is declared for has none. */
  readonly items: Readonly<Partial<Record<string, readonly ItemResult[]>>>
}

/**
 * Loads everything that a step of a case reads, each source in one statement: records (those that were frozen, once
 * there are some), the owner's account and profile, settings, checklists, charges and related cases.
 *
 * @param isLive for a transition that submits anew: it is about the records as they are now
 * @param others further sections whose records are wanted
 */
export async function loadFacts(
  tx: TenantTransaction,
  place: CasePlace,
  kase: Case,
  { isLive = false, others = [] }: { readonly isLive?: boolean; readonly others?: Iterable<DocumentId> } = {},
): Promise<LoadedFacts> {
  const { tenant, type, profile, owner, now } = place
  const sections = new Set([...sectionsNamed(type), ...checklistSections(type, tenant.documents), ...others])
  const caller = { tenant, user: { ...owner, profile_id: profile.id }, now }
  const live = await readFacts(tx, caller, { profile, category: owner.category, sections })
  const isOpen = isLive || kase.frozen === undefined
  const stored = isOpen ? live : frozenOnly(await frozenRecords(tx, place.id, sections))
  const member = memberFact(profile, live.values.profile)
  const { charge, ledger } = await readLedger(tx, place)
  const { related, relatedIds, parties } = await readRelated(tx, place, kase, { lists: tenant.references })
  const { start } = tenant.declaration.year ?? {}
  const values = { ...live.values, profile: member }
  const files = await listCaseFiles(tx, place.id, kase)
  const contentsOf = contentsIn(place, files)
  const facts = {
    now: momentIn(tenant.declaration.timeZone, now),
    ...(start !== undefined && { yearStart: start }),
    user: asObject(live.values.user),
    profile: member,
    settings: asObject(live.values.settings),
    charge,
    currency: tenant.declaration.currency,
    ledger,
    related,
    parties,
    lists: tenant.references,
    records: stored.records,
    isTaken: await takenByOthers(tx, place),
    issuesOf: formIssues(tenant, now, { ...values, records: [] }),
    contentsOf,
  } satisfies CaseFacts
  const items = evaluatedItems(place, kase, facts, stored)
  const checklist = Object.fromEntries((type.declared.checklists ?? []).map(({ id }) => [id, countedItems(items[id])]))
  return { ...facts, checklist, items, relatedIds, values, files }
}

/** Frozen records count as they are. */
function frozenOnly(
  frozen: ReadonlyMap<DocumentId, readonly JsonObject[]>,
): Pick<ChecklistFacts, 'records' | 'isCurrent'> {
  return { records: (section) => frozen.get(section) ?? [], isCurrent: () => true }
}

/** How much of a checklist passes. One that nothing is declared for is never complete. */
function countedItems(items: readonly ItemResult[] | undefined): ChecklistFact {
  const asked = (items ?? []).filter(({ mandatory }) => mandatory)
  const passed = asked.filter(({ passes }) => passes).length
  return { complete: items !== undefined && mayBeSubmitted(items), passed, asked: asked.length }
}

/** The items of each checklist that something is declared for. */
function evaluatedItems(
  { tenant, type }: CasePlace,
  kase: Case,
  facts: CaseFacts,
  { records, isCurrent }: Pick<ChecklistFacts, 'records' | 'isCurrent'>,
): LoadedFacts['items'] {
  const declared = type.declared.checklists ?? []
  if (declared.length === 0) return {}
  const values = namedFacts(type, kase, facts)
  return Object.fromEntries(
    declared.flatMap((one) => {
      const checklist = checklistDocument(one, tenant.documents, { values, facts })
      return checklist ? [[one.id, evaluateChecklist(checklist, { values, records, isCurrent })] as const] : []
    }),
  )
}

const asObject = (value: JsonValue | undefined): JsonObject => (isJsonObject(value) ? value : {})
