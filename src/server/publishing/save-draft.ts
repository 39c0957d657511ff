import type { NamedDraft, SaveDraftBody } from '../../contract/edited-form.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { namesOf } from '../cases/person-names.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { overlayTable, readLatest } from '../platform/publications/publication-rows.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { PublishedTenants } from '../platform/published/published-tenants.ts'
import { Refusal } from '../platform/refusal.ts'
import { readBelow } from './added-sections.ts'
import { readDraft, removeFormDrafts, writeDraft } from './draft-rows.ts'
import { publishedActions } from './editable-documents.ts'
import { requirePictures } from './pictures/require-pictures.ts'
import { soundActions } from './sound-actions.ts'

/** Whoever changes forms, and where. */
export interface Editing {
  readonly tenant: PublishedTenant
  readonly tenants: Pick<PublishedTenants, 'compose' | 'assets'>
  /** The id of the administrator's account. */
  readonly actorId: string
}

/**
 * Stores the draft of a form. What no later decision can mend is refused at its pointer; the whole check is done before
 * the draft is published.
 *
 * @throws Refusal `not-found`; `invalid` with pointers into the body; `stale` when somebody saved another draft, or
 *   published something else for the form, since the caller read it
 */
export async function saveDraft(
  tx: TenantTransaction,
  { tenant, tenants, actorId }: Editing,
  sent: SaveDraftBody,
  now: Date,
): Promise<void> {
  const below = await readBelow(tx, sent.document)
  const actions = soundActions({ tenant, tenants, below }, sent)
  await requirePictures(tx, tenants, actions)
  await storeDraft(tx, { tenant, actorId }, { ...sent, actions }, now)
}

/** A draft with actions that are known to be sound. */
interface SoundDraft extends Omit<SaveDraftBody, 'actions'> {
  readonly actions: readonly JsonObject[]
}

/** Stores a draft whose actions were checked. Throws a Refusal `stale` as `saveDraft` does. */
export async function storeDraft(
  tx: TenantTransaction,
  { tenant, actorId }: Omit<Editing, 'tenants'>,
  { document: id, actions, ...sent }: SoundDraft,
  now: Date,
): Promise<void> {
  const latest = await readLatest(tx)
  if ((latest?.sequence ?? 0) !== sent.publication) {
    throw new Refusal('stale', { message: { key: 'server.publication-stale' } })
  }
  const published = publishedActions(overlayTable(latest), id)
  const authors = (await readDraft(tx, id))?.authors ?? []
  const draft = { document: id, revision: sent.revision, actions, published, by: actorId, authors }
  if (!(await writeDraft(tx, draft, now))) throw await staleDraft(tx, tenant, id)
}

/**
 * Removes the draft of a form; a section that was never published ends with it. Throws a Refusal `stale` when it has
 * another revision by now.
 */
export async function discardDraft(tx: TenantTransaction, tenant: PublishedTenant, draft: NamedDraft): Promise<void> {
  if ((await removeFormDrafts(tx, [draft])) === 0) throw await staleDraft(tx, tenant, draft.document)
}

/** The refusal of a change of a draft that somebody else has saved: it says who and when. */
export async function staleDraft(tx: TenantTransaction, tenant: PublishedTenant, document: string): Promise<Refusal> {
  const draft = await readDraft(tx, document)
  if (draft === undefined) return new Refusal('stale', { message: { key: 'server.draft-gone' } })
  const names = await namesOf(tx, [draft.updated_by])
  const name = names.get(draft.updated_by) ?? tenant.declaration.name
  const change = { by: name, what: '', at: draft.updated_at.toISOString(), revision: draft.revision }
  return new Refusal('stale', { message: { key: 'server.draft-stale', params: { name } }, change })
}
