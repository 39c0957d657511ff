import { loadFormParts } from '../../../../src/renderer/form/load-form-parts.ts'
import { measuredDocument, showOurs } from './show-ours.tsx'

// As the portal loads a form: the code of its widgets beside its validator.
const parts = loadFormParts(measuredDocument)

/** Shows the form as shipped. */
export async function showForm(validator: unknown): Promise<void> {
  await parts
  showOurs(validator)
}
