import { contentHash } from '../compose/content-hash.ts'
import type { DeclarationFiles } from '../document/declaration-files.ts'
import { filesOfTenant } from './files-of-tenant.ts'

/**
 * Identifies what lies below an organisation's published layer: a hash of all declarations that its documents are
 * composed of. Its colours are no part of them.
 */
export const releaseOf = (files: DeclarationFiles, tenant: string): string =>
  contentHash(Object.fromEntries(belowPublished(files, tenant)))

/** The declarations that an organisation's documents are composed of. */
export const belowPublished = (files: DeclarationFiles, tenant: string): DeclarationFiles =>
  new Map([...filesOfTenant(files, tenant)].filter(([path]) => path !== `tenants/${tenant}/theme.json`))
