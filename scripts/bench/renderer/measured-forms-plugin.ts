import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { contentHash } from '../../../src/engine/compose/content-hash.ts'
import { compileForm } from '../../../src/engine/validation/compile-form.ts'
import { wrapModule } from '../../../src/engine/validation/wrap-module.ts'
import { declaredDocument, measuredFields } from './measured-form.ts'

const prefix = 'virtual:measured-validator/'
const runtime = fileURLToPath(new URL('../../../src/engine/validation/form-runtime.ts', import.meta.url))

/** The compiled validator of a measured form with that many fields: `virtual:measured-validator/500`. */
export function measuredValidators(): Plugin {
  return {
    name: 'regalia:measured-validators',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const document = declaredDocument(measuredFields(Number(id.slice(prefix.length + 1))))
      return wrapModule(compileForm(document, 'measured', { hash: contentHash(document) }).code, runtime)
    },
  }
}
