import type { DeclarationFiles } from '../document/declaration-files.ts'

/** The declarations that one organisation is made of: those of the base, of all variants, and its own. */
export function filesOfTenant(files: DeclarationFiles, tenant: string): DeclarationFiles {
  const isShared = (path: string) => !path.startsWith('tenants/') || path.startsWith('tenants/variants/')
  return new Map([...files].filter(([path]) => isShared(path) || path.startsWith(`tenants/${tenant}/`)))
}
