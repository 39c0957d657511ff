import { mayBeSubmitted, evaluateChecklist } from '../../../engine/checklist/evaluate-checklist.ts'
import type { ChecklistFacts } from '../../../engine/checklist/passes.ts'
import { checklistDocument, checklistSections, sectionsNamed } from '../../../engine/cases/sections-read.ts'
import type { Case } from '../../../engine/cases/model/case.ts'
import type { CaseFacts, ChecklistFact } from '../../../engine/cases/model/case-facts.ts'
import { namedFacts } from '../../../engine/cases/values/named-facts.ts'
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
}

/**
 * Loads everything that a step of a case reads, each source in one statement: records (those that were frozen, once
 * there are some), the owner's account and profile, settings, checklists, charges and related cases.
 *
 * @param isLive for a transition that submits anew: it is about the records as they are now
 */
export async function loadFacts(
  tx: TenantTransaction,
  place: CasePlace,
  kase: Case,
  { isLive = false }: { readonly isLive?: boolean } = {},
): Promise<LoadedFacts> {
  const { tenant, type, profile, owner, now } = place
  const sections = new Set([...sectionsNamed(type), ...checklistSections(type, tenant.documents)])
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
  return { ...facts, checklist: checklistsOf(place, kase, facts, stored), relatedIds, values, files }
}

/** Frozen records count as they are. */
function frozenOnly(
  frozen: ReadonlyMap<DocumentId, readonly JsonObject[]>,
): Pick<ChecklistFacts, 'records' | 'isCurrent'> {
  return { records: (section) => frozen.get(section) ?? [], isCurrent: () => true }
}

function checklistsOf(
  { tenant, type }: CasePlace,
  kase: Case,
  facts: CaseFacts,
  { records, isCurrent }: Pick<ChecklistFacts, 'records' | 'isCurrent'>,
): Readonly<Record<string, ChecklistFact>> {
  const declared = type.declared.checklists ?? []
  if (declared.length === 0) return {}
  const values = namedFacts(type, kase, facts)
  const entries = declared.map((one): readonly [string, ChecklistFact] => {
    const checklist = checklistDocument(one, tenant.documents, { values, facts })
    if (checklist === undefined) return [one.id, { complete: false, passed: 0, asked: 0 }]
    const results = evaluateChecklist(checklist, { values, records, isCurrent })
    const asked = results.filter(({ mandatory }) => mandatory)
    const passed = asked.filter(({ passes }) => passes).length
    return [one.id, { complete: mayBeSubmitted(results), passed, asked: asked.length }]
  })
  return Object.fromEntries(entries)
}

const asObject = (value: JsonValue | undefined): JsonObject => (isJsonObject(value) ? value : {})
