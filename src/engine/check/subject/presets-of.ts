import type { CompositeDocument } from '../../document/document.ts'
import type { JsonObject } from '../../json/json.ts'
import type { JsonPointer } from '../../json/pointer.ts'

/** A value that a page fills in before the user types. */
export interface PlacedPreset {
  readonly pointer: JsonPointer
  readonly preset: JsonObject
}

/** The presets of a document's page. */
export function presetsOf({ page }: CompositeDocument): readonly PlacedPreset[] {
  if (page?.kind === 'record') return [{ pointer: '/page/create/preset', preset: page.create?.preset ?? {} }]
  const actions = page?.kind === 'collection' || page?.kind === 'view' ? page.actions : []
  return actions.map(({ preset = {} }, i) => ({ pointer: `/page/actions/${i}/preset`, preset }))
}
