import type { CompiledForm } from '../../engine/validation/compiled-form.ts'

const untitled = new WeakMap<CompiledForm, CompiledForm>()

/** The form without its own heading, for a page or dialog that already says what it is; the same one each time. */
export function untitledForm(form: CompiledForm): CompiledForm {
  const known = untitled.get(form)
  if (known) return known
  const { title: _title, ...schema } = form.document.schema ?? {}
  const made = { ...form, document: { ...form.document, schema } }
  untitled.set(form, made)
  return made
}
