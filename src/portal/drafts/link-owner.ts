import { contentHash } from '../../engine/compose/content-hash.ts'
import type { DraftOwner } from './draft-owner.ts'

/**
 * The owner of drafts at an e-mailed link: whoever has the link, whose code is not stored. The owner's name does not
 * reveal it.
 */
export const linkOwner = (tenant: string, code: string): DraftOwner => ({
  name: `${tenant} link ${contentHash(code)}`,
  secret: code,
})
