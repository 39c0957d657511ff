import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { contentHash } from '../../../src/engine/compose/content-hash.ts'
import { compileForm } from '../../../src/engine/validation/compile-form.ts'
import { wrapModule } from '../../../src/engine/validation/wrap-module.ts'
import { declaredDocument, measuredFields } from './measured-form.ts'

const prefix = 'virtual:measured-validator/'
const runtime = fileURLToPath(new URL('../../../src/engine/validation/form-runtime.ts', import.meta.url))

/** The measured numbers of fields. */
export const sizes = [20, 50, 100, 500] as const

/**
 * The compiled validator of a measured form with that many fields (`virtual:measured-validator/500`), and the page that
 * shows the form with it (`ours-500.html`).
 */
export function measuredForms(): Plugin {
  return {
    name: 'regalia:measured-forms',
    resolveId(id) {
      if (countOf(id) !== undefined) return id
      return id.startsWith(prefix) ? `\0${id}` : undefined
    },
    load(id) {
      const count = countOf(id)
      if (count !== undefined) return pageOf(count)
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const document = declaredDocument(measuredFields(Number(id.slice(prefix.length + 1))))
      return wrapModule(compileForm(document, 'measured', { hash: contentHash(document) }).code, runtime)
    },
  }
}

const countOf = (id: string): string | undefined => /\/ours-(\d+)\.html$/.exec(id)?.[1]

const pageOf = (count: string): string => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>ours</title></head>
  <body>
    <div id="root"></div>
    <script type="module">
      import validator from '${prefix}${count}'
      import { showOurs } from './ours.tsx'
      showOurs(validator)
    </script>
  </body>
</html>`
