import { contentHash } from '../compose/content-hash.ts'
import type { DeclarationFiles } from '../document/declaration-files.ts'
import { filesOfTenant } from './files-of-tenant.ts'

/**
 * Identifies what lies below an organisation's published layer: a hash of all declarations that its documents, the
 * theme among them, are composed of.
 */
export const releaseOf = (files: DeclarationFiles, tenant: string): string =>
  contentHash(Object.fromEntries(filesOfTenant(files, tenant)))
