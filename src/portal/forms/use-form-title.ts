import type { CompositeDocument } from '../../engine/document/document.ts'
import type { DocumentId } from '../../engine/document/document-id.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { CompiledForm } from '../../engine/validation/compiled-form.ts'
import { useDocument } from './published-context.ts'

/** The declared title of a form, which its page takes as heading; suspends until the form is here. */
export function useFormTitle(id: DocumentId): string {
  const title = useDocument(id).schema?.['title']
  return typeof title === 'string' ? title : ''
}

const unlabelled: JsonObject = { 'ui:label': false }
const untitled = new WeakMap<CompositeDocument, CompositeDocument>()

/** The form without its title, for a page whose heading says it already. */
export function withoutTitle(form: CompiledForm): CompiledForm {
  const { document } = form
  const shown = untitled.get(document) ?? { ...document, ui: { ...document.ui, ...unlabelled } }
  untitled.set(document, shown)
  return { ...form, document: shown }
}
