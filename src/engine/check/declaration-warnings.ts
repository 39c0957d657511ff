import { bundleBase } from '../compose/bundle-base.ts'
import { composeFromBase } from '../compose/compose-tenant.ts'
import type { DeclarationFiles } from '../document/declaration-files.ts'
import { isJsonObject } from '../json/json.ts'

/**
 * What organisations may declare but should know the price of, a sentence each. Referees' links that answer as soon as
 * they are opened (`on-load`) are answered by mail scanners as well.
 */
export function declarationWarnings(files: DeclarationFiles, tenants: readonly string[]): readonly string[] {
  const base = bundleBase(files)
  return tenants.flatMap((id) => {
    const types = composeFromBase(base, id).documents.get('lists/referee-types')?.list?.items ?? []
    return types
      .filter((type) => isJsonObject(type) && type['links'] === 'on-load')
      .map(
        (type) =>
          `Warning: tenants/${id}: links of the referee type ${JSON.stringify(type['Code'])} answer when they are opened, so mail scanners that open them answer for the referee. "links": "confirm" asks for one press.`,
      )
  })
}
