import { fileURLToPath } from 'node:url'
import type { HtmlTagDescriptor, IndexHtmlTransformContext, Plugin } from 'vite'
import { contentHash } from '../../../src/engine/compose/content-hash.ts'
import { compileForm } from '../../../src/engine/validation/compile-form.ts'
import { wrapModule } from '../../../src/engine/validation/wrap-module.ts'
import { declaredDocument, measuredFields, pastedDocument } from './measured-form.ts'
import { compiledVariants } from './variants.ts'

const prefix = 'virtual:measured-validator/'
const runtime = fileURLToPath(new URL('../../../src/engine/validation/form-runtime.ts', import.meta.url))

/** The measured numbers of fields. */
export const sizes = [20, 50, 100, 500] as const

/**
 * The compiled validator of a measured form with that many fields (`virtual:measured-validator/ours/500`), and the
 * pages that show the form with it (`ours-500.html`).
 */
export function measuredForms(): Plugin {
  return {
    name: 'regalia:measured-forms',
    resolveId(id) {
      if (pageNamed(id) !== undefined) return id
      return id.startsWith(prefix) ? `\0${id}` : undefined
    },
    load(id) {
      const page = pageNamed(id)
      if (page !== undefined) return page
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const [variant, count] = id.slice(prefix.length + 1).split('/')
      const documentOf = variant === 'pasted' ? pastedDocument : declaredDocument
      const document = documentOf(measuredFields(Number(count)))
      return wrapModule(compileForm(document, 'measured', { hash: contentHash(document) }).code, runtime)
    },
    // As our server announces the code of widgets in a page that begins with a form (contract/first-needs).
    transformIndexHtml: {
      order: 'post',
      handler: (_, { filename, bundle = {} }) =>
        /\/(?:ours|pasted)-\d+\.html$/.test(filename) ? [...filesOf(bundle)].map(preloadOf) : [],
    },
  }
}

/** The files with the code of further widgets, and those that they import. */
function filesOf(bundle: NonNullable<IndexHtmlTransformContext['bundle']>): ReadonlySet<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const files = new Set<string>()
  const follow = (name: string) => {
    if (files.has(name)) return
    files.add(name)
    chunks.find(({ fileName }) => fileName === name)?.imports.forEach(follow)
  }
  const widgets = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/further-widgets.ts')))
  if (widgets) follow(widgets.fileName)
  return files
}

const preloadOf = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
  injectTo: 'head',
})

const named = new RegExp(`/(${compiledVariants.join('|')})-(\\d+)\\.html$`)

/** The page with this address, if it is one of them. */
function pageNamed(id: string): string | undefined {
  const [, variant, count] = named.exec(id) ?? []
  if (variant === undefined || count === undefined) return undefined
  return `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>${variant}</title></head>
  <body>
    <div id="root"></div>
    <script type="module">
      import validator from '${prefix}${variant}/${count}'
      import { showForm } from './${variant}.tsx'
      showForm(validator)
    </script>
  </body>
</html>`
}
