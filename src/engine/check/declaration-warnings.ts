import { bundleBase } from '../compose/bundle-base.ts'
import type { BaseBundle } from '../compose/bundle-base.ts'
import { composeFromBase } from '../compose/compose-tenant.ts'
import type { DeclarationFiles } from '../document/declaration-files.ts'
import { isJsonObject } from '../json/json.ts'
import { hasClauses } from '../schema/clauses.ts'
import { declaredWidgets } from './subject/declared-widgets.ts'
import { drawnFields } from './subject/drawn-fields.ts'

/** What organisations may declare but should know the price of, a sentence each. */
export function declarationWarnings(files: DeclarationFiles, tenants: readonly string[]): readonly string[] {
  const base = bundleBase(files)
  return [...slowForms(base), ...tenants.flatMap((id) => linksOpened(base, id))]
}

/** Referees' links that answer as soon as they are opened (`on-load`) are answered by mail scanners as well. */
function linksOpened(base: BaseBundle, id: string): readonly string[] {
  const types = composeFromBase(base, id).documents.get('lists/referee-types')?.list?.items ?? []
  return types
    .filter((type) => isJsonObject(type) && type['links'] === 'on-load')
    .map(
      (type) =>
        `Warning: tenants/${id}: links of the referee type ${JSON.stringify(type['Code'])} answer when they are opened, so mail scanners that open them answer for the referee. "links": "confirm" asks for one press.`,
    )
}

/** Conditions of a schema that our own fields cannot draw: rjsf resolves them again at each key. */
function slowForms({ files, documents }: BaseBundle): readonly string[] {
  const declared = files.get('schemas/meta/widgets.json') ?? null
  const widgets = declaredWidgets(new Map(Object.entries(isJsonObject(declared) ? declared : {})))
  return [...documents].flatMap(([id, document]) =>
    drawnFields(document, widgets).flatMap(({ node, schema }) =>
      node.kind === 'island' && hasClauses(node.schema)
        ? `Warning: ${id} ${schema}: rjsf's own fields draw this object, at a cost for each key that grows with it. ${node.why} Rules of the UI schema have no such cost.`
        : [],
    ),
  )
}
