import { describe, expect, test } from 'vitest'
import { tenantIds } from '../../src/engine/check/check-declarations.ts'
import { bundleBase } from '../../src/engine/compose/bundle-base.ts'
import { composeFromBase } from '../../src/engine/compose/compose-tenant.ts'
import { isComposedDocument } from '../../src/engine/document/composite-shape.ts'
import { isJsonObject } from '../../src/engine/json/json.ts'
import { translationsFor } from '../../src/engine/translate/translations.ts'
import { declared } from '../engine/check/declared-files.ts'
import { listChanges } from './list-changes.ts'
import { declaredParts, shownNames } from './shown-names.ts'

const base = bundleBase(declared)
const tenants = tenantIds(declared).map((id) => composeFromBase(base, id, { guards: 'required' }))
const distinct = new Map(
  tenants.flatMap((composed) => [...composed.documents].map(([id, document]) => [document, { id, composed }] as const)),
)
const cases = [...distinct].map(([document, { id, composed }]) => ({
  name: `${id} of ${composed.id}`,
  document: declaredParts(document),
  kiswahili: translationsFor(declared, composed.tenant, 'sw').get(id) ?? [],
}))

/** How many indexes of a long list are tried; FUZZ_RUNS overrides it. */
const mostPlaces = Number(process.env['FUZZ_RUNS'] ?? 12)

describe('nothing in a declaration is identified by its place in a list', () => {
  test.each(cases)('of $name: no change of a list gives anything the name of another [ENG-02 PLAT-15]', (one) => {
    const { document, kiswahili } = one
    if (!isJsonObject(document)) throw new TypeError('a document is JSON')
    const english = shownNames(document)
    const before = shownNames(document, kiswahili)
    for (const { kind, pointer, place, changed } of listChanges(document, mostPlaces)) {
      if (!isJsonObject(changed) || !isComposedDocument(changed)) continue
      const after = shownNames(changed, kiswahili)
      const wrong = [...before].filter(([what, name]) => {
        const shown = after.get(what)
        return shown === undefined ? kind === 'move' : shown !== name && shown !== english.get(what)
      })
      expect(wrong, `${kind} at ${pointer}/${place}`).toEqual([])
    }
  })
})
