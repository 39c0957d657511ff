import { isUploadedPicture } from '../../../engine/document/uploaded-picture.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import { textsIn } from '../../../engine/json/texts-in.ts'
import { missingPictures } from '../../platform/brand/uploaded-pictures.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { PublishedTenants } from '../../platform/published/published-tenants.ts'
import { Refusal } from '../../platform/refusal.ts'

/** The pictures that actions name and that were neither uploaded for this organisation nor came with a release. */
export async function lackingPictures(
  tx: TenantTransaction,
  { assets }: Pick<PublishedTenants, 'assets'>,
  actions: readonly JsonObject[],
): Promise<readonly string[]> {
  const named = [...new Set(actions.flatMap((action) => textsIn(action)))].filter(isUploadedPicture)
  const unreleased = named.filter((path) => assets?.has(`tenants/${tx.tenant}/${path}`) !== true)
  return missingPictures(tx, unreleased)
}

/**
 * Requires that the pictures which actions name were uploaded for this organisation, or came with a release.
 *
 * @throws Refusal `invalid` at the actions
 */
export async function requirePictures(
  tx: TenantTransaction,
  tenants: Pick<PublishedTenants, 'assets'>,
  actions: readonly JsonObject[],
): Promise<void> {
  const [missing] = await lackingPictures(tx, tenants, actions)
  if (missing === undefined) return
  const message = { key: 'server.picture.missing', params: { file: missing } } as const
  throw new Refusal('invalid', { errors: [{ pointer: '/actions', message }] })
}
