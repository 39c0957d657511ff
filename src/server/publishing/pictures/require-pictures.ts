import { isUploadedPicture } from '../../../engine/document/uploaded-picture.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import { textsIn } from '../../../engine/json/texts-in.ts'
import { missingPictures } from '../../platform/brand/uploaded-pictures.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { PublishedTenants } from '../../platform/published/published-tenants.ts'
import { Refusal } from '../../platform/refusal.ts'

/**
 * Requires that the pictures which actions name were uploaded for this organisation, or came with a release.
 *
 * @throws Refusal `invalid` at the actions
 */
export async function requirePictures(
  tx: TenantTransaction,
  { assets }: Pick<PublishedTenants, 'assets'>,
  actions: readonly JsonObject[],
): Promise<void> {
  const named = [...new Set(actions.flatMap((action) => textsIn(action)))].filter(isUploadedPicture)
  const unreleased = named.filter((path) => assets?.has(`tenants/${tx.tenant}/${path}`) !== true)
  const [missing] = await missingPictures(tx, unreleased)
  if (missing === undefined) return
  const message = { key: 'server.picture.missing', params: { file: missing } } as const
  throw new Refusal('invalid', { errors: [{ pointer: '/actions', message }] })
}
