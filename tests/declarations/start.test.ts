import { expect, test } from 'vitest'
import { checkDeclarations } from '../../src/engine/check/check-declarations.ts'
import { compiledValidators } from '../../src/engine/check/forms/compiled-validators.ts'
import { evaluateCommonJs } from '../../src/server/platform/published/evaluate-common-js.ts'
import { publishEach } from '../../src/server/platform/published/published-tenants.ts'
import { declared } from '../engine/check/declared-files.ts'
import { randomChange } from './random-change.ts'
import { fc } from '../properties.ts'

const runs = Number(process.env['FUZZ_RUNS'] ?? 30)
const validators = compiledValidators(evaluateCommonJs)

/** Composes and compiles every organisation, like the start. */
const publish = (files: typeof declared) =>
  publishEach(files, (id, _hash, document) => {
    const validator = validators(id, document)
    return typeof validator === 'string' ? Promise.reject(new Error(validator)) : Promise.resolve(validator)
  })

test('declarations that pass the check can be started, whatever is left out, misspelt, retyped or repeated [ENG-06]', async () => {
  await fc.assert(
    fc.asyncProperty(randomChange(declared), async ({ files }) => {
      const issues = checkDeclarations(files, { validators })
      if (issues.some(({ isTranslation }) => isTranslation !== true)) return
      const { all } = await publish(files)
      expect(all.length).toBeGreaterThan(0)
    }),
    { numRuns: runs },
  )
})
