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
import { frozenOfCases } from '../frozen.ts'
import type { FrozenRecords } from '../frozen.ts'
import { onlyOne } from '../../platform/only-one.ts'
import { readLedger } from './charges.ts'
import { formIssues } from './form-issues.ts'
import { memberFact } from './member-fact.ts'
import { readPoints } from './points.ts'
import { recordAt } from './record-at.ts'
import { poolAt, readPools } from '../kept/pool-rows.ts'
import { readKept } from '../kept/read-kept.ts'
import type { KeptOfCase } from '../kept/read-kept.ts'
import { readRelated } from './related.ts'
import { takenByOthers } from '../unique-rows.ts'

/** The facts of a case, and the ids of the related cases, by relation. */
export interface LoadedFacts extends CaseFacts {
  readonly relatedIds: Readonly<Record<string, readonly string[]>>
  /** What the case is about that the organisation keeps, by relation. */
  readonly kept: KeptOfCase
  /** Besides the facts, as forms and messages are evaluated. */
  readonly values: ChecklistFacts['values']
  /** The stored files of the case's answers. */
  readonly files: readonly CaseFileRow[]
  readonly contentsOf: (answers: JsonValue) => JsonValue
  /** The items of the checklists of the type, by id; a checklist that nothing is declared for has none. */
  readonly items: Readonly<Partial<Record<string, readonly ItemResult[]>>>
}

interface FactsAsked {
  /** For a transition that submits anew: it is about the records as they are now. */
  readonly isLive?: boolean
  /** Further sections whose records are wanted. */
  readonly others?: Iterable<DocumentId>
}

/** Loads everything that a step of a case reads. */
export async function loadFacts(
  tx: TenantTransaction,
  place: CasePlace,
  kase: Case,
  asked: FactsAsked = {},
): Promise<LoadedFacts> {
  return onlyOne(await loadFactsOf(tx, [{ place, kase }], asked)).facts
}

/** A case where it is worked on. */
interface PlacedCase {
  readonly place: CasePlace
  readonly kase: Case
}

/**
 * Loads everything that steps of cases read, each source in one statement for all of them: records (those that were
 * frozen, once there are some), the owner's account, points and profile, settings, checklists, charges and related
 * cases. What profiles contain is read once for each owner.
 *
 * @returns the cases with their facts, in their order
 */
export async function loadFactsOf<One extends PlacedCase>(
  tx: TenantTransaction,
  cases: readonly One[],
  { isLive = false, others = [] }: FactsAsked = {},
): Promise<readonly (One & { readonly facts: LoadedFacts })[]> {
  const places = cases.map(({ place }) => place)
  const sections = sectionsOf(places, others)
  const liveOf = await liveFacts(tx, places, sections)
  const isOpen = (kase: Case) => isLive || kase.frozen === undefined
  const submitted = cases.flatMap(({ place, kase }) => (isOpen(kase) ? [] : [place.id]))
  const frozenOf = await frozenOfCases(tx, submitted, sections)
  const ledgerOf = await readLedger(tx, places)
  const pointsOf = await readPoints(tx, places)
  const keptOf = await readKept(tx, cases)
  const relatedOf = await readRelated(tx, places)
  const poolOf = await readPools(
    tx,
    cases.map((one) => ({ id: one.place.id, at: poolAt(one.place, keptOf(one)) })),
  )
  const filesOf = await listCaseFiles(tx, cases)
  const takenOf = await takenByOthers(tx, places)
  return cases.map((one) => {
    const { place, kase } = one
    const live = liveOf(place)
    const facts = factsOf(place, kase, {
      values: { ...live.values, profile: memberFact(place.profile, live.values.profile) },
      stored: isOpen(kase) ? live : frozenOnly(frozenOf(place.id)),
      current: live.records,
      files: filesOf(place.id),
      found: {
        ...ledgerOf(place),
        ...pointsOf(place),
        ...withKept(relatedOf(one), keptOf(one)),
        pool: poolOf(place.id, poolAt(place, keptOf(one))),
        isTaken: takenOf(place),
      },
    })
    return { ...one, facts }
  })
}

/** What relations lead to, with what the organisation keeps. */
function withKept<Found extends Pick<LoadedFacts, 'related'>>(found: Found, kept: KeptOfCase) {
  const records = Object.entries(kept).map(([relation, { record }]) => [relation, record] as const)
  return { ...found, related: { ...found.related, ...Object.fromEntries(records) }, kept }
}

/** The sections that rules of some cases may read. */
function sectionsOf(places: readonly CasePlace[], others: Iterable<DocumentId>): ReadonlySet<DocumentId> {
  const types = new Map(places.map(({ type, tenant }) => [type, tenant.documents]))
  const named = [...types].flatMap(([type, documents]) => [
    ...sectionsNamed(type),
    ...checklistSections(type, documents),
  ])
  return new Set([...named, ...others])
}

/** What profiles contain now, read once for each owner; returns what gives that of a case. */
async function liveFacts(
  tx: TenantTransaction,
  places: readonly CasePlace[],
  sections: ReadonlySet<DocumentId>,
): Promise<(place: CasePlace) => ChecklistFacts> {
  const keyOf = ({ profile, owner }: CasePlace) => `${owner.id} ${profile.id}`
  const found = new Map<string, ChecklistFacts>()
  for (const place of new Map(places.map((one) => [keyOf(one), one])).values()) {
    const { tenant, profile, owner, now } = place
    const caller = { tenant, user: { ...owner, profile_id: profile.id }, now }
    found.set(keyOf(place), await readFacts(tx, caller, { profile, category: owner.category, sections }))
  }
  return (place) => {
    const live = found.get(keyOf(place))
    if (live === undefined) throw new Error(`Nothing is read for ${place.id}.`)
    return live
  }
}

/** What was read for a case. */
interface ReadForCase {
  readonly values: LoadedFacts['values']
  readonly stored: Pick<ChecklistFacts, 'records' | 'isCurrent'>
  /** The records as they are now, whatever was submitted. */
  readonly current: ChecklistFacts['records']
  readonly files: readonly CaseFileRow[]
  readonly found: Pick<
    LoadedFacts,
    'charge' | 'ledger' | 'points' | 'related' | 'relatedIds' | 'parties' | 'kept' | 'pool' | 'isTaken'
  >
}

function factsOf(place: CasePlace, kase: Case, read: ReadForCase): LoadedFacts {
  const { values, stored, current, files, found } = read
  const { tenant, type, now } = place
  const { start } = tenant.declaration.year ?? {}
  const contentsOf = contentsIn(place, files)
  const facts = {
    ...found,
    now: momentIn(tenant.declaration.timeZone, now),
    ...(start !== undefined && { yearStart: start }),
    user: asObject(values.user),
    profile: asObject(values.profile),
    settings: asObject(values.settings),
    currency: tenant.declaration.currency,
    lists: tenant.references,
    records: stored.records,
    recordAt: recordAt(tenant, { submitted: stored.records, current }),
    issuesOf: formIssues(tenant, now, { ...values, records: [] }),
    contentsOf,
  } satisfies CaseFacts
  const items = evaluatedItems(place, kase, facts, stored)
  const checklist = Object.fromEntries((type.declared.checklists ?? []).map(({ id }) => [id, countedItems(items[id])]))
  return { ...facts, checklist, items, values, files }
}

/** Frozen records count as they are. */
function frozenOnly(frozen: FrozenRecords): Pick<ChecklistFacts, 'records' | 'isCurrent'> {
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
      const found = checklistDocument(one, tenant.documents, { values, facts })
      if (found === undefined) return []
      return [[one.id, evaluateChecklist(found.checklist, { values: found.values, records, isCurrent })] as const]
    }),
  )
}

const asObject = (value: JsonValue | undefined): JsonObject => (isJsonObject(value) ? value : {})
