import type { NamedDraft } from '../../contract/edited-form.ts'
import type { ChangedDocument } from '../../engine/publication/changed-documents.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import { readDrafts } from './draft-rows.ts'

interface WantedPublication {
  /** What differs from what is in force. */
  readonly changed: readonly ChangedDocument[]
  readonly drafts: readonly NamedDraft[]
}

interface WantedBy {
  readonly tenant: PublishedTenant
  /** The id of the administrator's account. */
  readonly actorId: string
}

/**
 * Whether drafts wait for somebody who wrote nothing of them: the organisation declares so for changes of more than
 * texts and order. Going back to what was published before waits for nobody.
 */
export async function waitsForSecondPerson(
  tx: TenantTransaction,
  { tenant, actorId }: WantedBy,
  { changed, drafts }: WantedPublication,
): Promise<boolean> {
  const isDeclared = tenant.declaration.publishing?.secondPerson === true
  if (!isDeclared || changed.every(({ kind }) => kind === 'texts')) return false
  const known = await readDrafts(tx)
  return known.some(
    ({ document, authors, updated_by }) =>
      drafts.some((one) => one.document === document) && [...authors, updated_by].includes(actorId),
  )
}

/** @throws Refusal `forbidden` where drafts wait for somebody else */
export async function requireSecondPerson(tx: TenantTransaction, by: WantedBy, wanted: WantedPublication) {
  if (await waitsForSecondPerson(tx, by, wanted)) {
    throw new Refusal('forbidden', { message: { key: 'server.second-person' } })
  }
}
