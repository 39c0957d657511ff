import { ownValue } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { ConsentAssurance } from '../../generated/case-declaration.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'

/**
 * What somebody agrees to, in the language of the edition: the declared text, or the item of the reference list that
 * it names. Undefined where the list has no such item.
 */
export function consentText(
  { documents }: Pick<PublishedTenant, 'documents'>,
  { text }: Pick<ConsentAssurance, 'text'>,
): string | JsonObject | undefined {
  if (typeof text === 'string') return text
  const list = documents.get(`lists/${text.list}`)?.list
  return list?.items.find((item) => ownValue(item, list.key) === text.key)
}
