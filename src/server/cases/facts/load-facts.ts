import type { ChecklistFacts } from '../../../engine/checklist/passes.ts'
import { checklistSections, sectionsNamed } from '../../../engine/cases/sections-read.ts'
import type { Case } from '../../../engine/cases/model/case.ts'
import type { CaseFacts } from '../../../engine/cases/model/case-facts.ts'
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
import { countedItems, evaluatedItems } from './counted-items.ts'
import { formIssues } from './form-issues.ts'
import { memberFact } from '../../profiles/member-fact.ts'
import { readPoints } from './points.ts'
import { recordAt } from './record-at.ts'
import { readKeptFacts, withKept } from '../kept/kept-facts.ts'
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
  const relatedOf = await readRelated(tx, places)
  const keptOf = await readKeptFacts(tx, cases)
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
        isTaken: takenOf(place),
      },
    })
    return { ...one, facts }
  })
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

const asObject = (value: JsonValue | undefined): JsonObject => (isJsonObject(value) ? value : {})
