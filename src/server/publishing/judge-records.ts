import { sql } from 'kysely'
import type { StoredEffects, StoredReopened } from '../../contract/dry-run.ts'
import type { DocumentId } from '../../engine/document/document-id.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { ChangedDocument } from '../../engine/publication/changed-documents.ts'
import { addEffects, noEffects } from '../../engine/publication/record-effects.ts'
import type { GroupEffects, RecordEffects } from '../../engine/publication/record-effects.ts'
import type { Database, TenantTransaction } from '../platform/database/database.ts'
import type { PublicationThread } from '../platform/publications/publication-thread.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { readSettings } from '../platform/settings/read-settings.ts'
import { allProfiles, countProfiles } from './applicants-with-records.ts'
import { describeAsked } from './describe-asked.ts'
import { effectsByPage } from './effects-by-page.ts'
import type { ProposedLayer } from './proposed-layer.ts'
import { isOfApplicants, reopenedChecklists } from './reopened-checklists.ts'

export interface JudgingServices {
  readonly database: Pick<Database, 'inTenant'>
  readonly checking: Pick<PublicationThread, 'do'>
}

/** Versions of documents to be compared by what members have stored. */
export interface JudgedChange {
  readonly layer: ProposedLayer
  readonly changed: readonly ChangedDocument[]
  readonly now: Date
  /** Called with each portion with how many records are judged; what it throws ends the work. */
  readonly report: (done: number) => Promise<void>
}

/**
 * How much there is to judge: stored records, and people where what applicants have to fulfil changes. What differs in
 * texts alone was proved to judge nothing otherwise.
 */
export async function recordsToJudge(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  changed: readonly ChangedDocument[],
): Promise<number> {
  const ids = changed.flatMap(({ id, kind }) => (kind === 'rules' ? [id] : []))
  if (ids.length === 0) return 0
  const ofAll = changed.some((one) => isOfApplicants(tenant, one))
  return (await countRecords(tx, ids)) + (ofAll ? await countProfiles(tx) : 0)
}

/** What a publication does to what members have stored. */
export interface FoundOnRecords {
  readonly effects: readonly StoredEffects[]
  readonly reopened: readonly StoredReopened[]
}

/**
 * Compares how both versions of each document judge what members have now, and which checklists that are complete
 * would not be (ADM-06). It changes nothing. Where a new release waits for decisions (ADM-14), publishing brings that
 * as well, so it counts.
 *
 * @throws Refusal `forms-busy`; `invalid` where judging takes too long
 */
export async function judgeRecords(
  services: JudgingServices,
  tenant: PublishedTenant,
  change: JudgedChange,
): Promise<FoundOnRecords> {
  const settings = await services.database.inTenant(tenant.id, async (tx) => (await readSettings(tx, tenant)).settings)
  const judging = { ...change, settings: settings.minor_settings }
  const found: StoredEffects[] = []
  const asked = new Set<string>()
  let judged = 0
  for (const changed of change.changed) {
    const before = judged
    const report = (done: number) => change.report(before + done)
    const effects = await effectsOn(services, tenant, { ...judging, ...changed, report, asked })
    if (changed.kind === 'rules') judged += effects.records
    found.push(effects)
  }
  const ofAll = change.changed.some((one) => isOfApplicants(tenant, one))
  const profiles = ofAll ? await services.database.inTenant(tenant.id, allProfiles) : [...asked]
  const report = (done: number) => change.report(judged + (ofAll ? done : 0))
  return { effects: found, reopened: await reopenedChecklists(services, tenant, { ...judging, profiles, report }) }
}

interface JudgedForm extends Omit<JudgedChange, 'changed'>, ChangedDocument {
  readonly settings: JsonObject
  /** Gets the profiles of those who would be asked again. */
  readonly asked: Set<string>
}

/** Compares how both versions of a form judge all its stored records. */
async function effectsOn(services: JudgingServices, tenant: PublishedTenant, form: JudgedForm): Promise<StoredEffects> {
  const { id, kind, asked } = form
  const { inTenant } = services.database
  const records = await inTenant(tenant.id, (tx) => countRecords(tx, [id]))
  const counts = kind === 'rules' && records > 0 ? await countsOn(services, tenant, form) : []
  const effects = counts.reduce<RecordEffects>(addEffects, noEffects)
  const owners = counts.flatMap((counted) => counted.asked)
  for (const owner of owners) asked.add(owner)
  const described = await inTenant(tenant.id, (tx) => describeAsked(tx, owners))
  return { document: id, kind, records, ...effects, asked: described }
}

/** The effects on the records of some people after the other. */
async function countsOn(
  services: JudgingServices,
  { id: tenant }: PublishedTenant,
  { id: document, layer, now, report, settings }: JudgedForm,
): Promise<readonly GroupEffects[]> {
  const { before, after, earlier } = layer
  const proposed = { tenant, before, after, ...(earlier && { earlier }), document }
  const { read, narrowed } = await services.checking.do({ kind: 'reads', ...proposed })
  if (narrowed?.fields.length === 0) return []
  const job = { ...proposed, now: now.toISOString(), settings }
  return effectsByPage(services, { job, read, narrowed, report })
}

async function countRecords({ tenant, db }: TenantTransaction, sections: readonly DocumentId[]): Promise<number> {
  const { count } = await db
    .selectFrom('records')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('tenant', '=', tenant)
    .where('section', 'in', sections)
    .executeTakeFirstOrThrow()
  return count
}
