import { expect, test } from 'vitest'
import { checkDeclarations, tenantIds } from '../../src/engine/check/check-declarations.ts'
import { compiledValidators } from '../../src/engine/check/forms/compiled-validators.ts'
import { evaluateCommonJs } from '../../src/server/platform/published/evaluate-common-js.ts'
import { publishEach } from '../../src/server/platform/published/published-tenants.ts'
import { declared, ofOrganisation } from '../engine/check/declared-files.ts'
import { randomChange } from './random-change.ts'
import { fc } from '../properties.ts'

const runs = Number(process.env['FUZZ_RUNS'] ?? 30)
const validators = compiledValidators(evaluateCommonJs)

/** Composes and compiles every organisation, like the start. */
const publish = (files: typeof declared) =>
  publishEach(files, (id, document) => {
    const validator = validators(id, document)
    if (typeof validator === 'string') throw new Error(validator)
    return validator
  })

/** A mistake in the base, or in what one organisation makes of it. */
const changes = fc.constantFrom(...tenantIds(declared)).chain((id) => randomChange(ofOrganisation(declared, id)))

test('declarations that pass the check can be started, whatever is left out, misspelt, retyped or repeated [ENG-06]', () => {
  fc.assert(
    fc.property(changes, ({ files }) => {
      const issues = checkDeclarations(files, { validators })
      if (issues.some(({ isTranslation }) => isTranslation !== true)) return
      expect(() => publish(files)).not.toThrow()
    }),
    { numRuns: runs },
  )
})
