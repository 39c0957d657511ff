import { loadFormParts } from '../../../../src/renderer/form/load-form-parts.ts'
import { declaredDocument } from '../measured-form.ts'
import { fields } from './measured-answers.ts'
import { showOurs } from './show-ours.tsx'

const document = declaredDocument(fields)
// As the portal loads a form: the code of its widgets beside its validator.
const parts = loadFormParts(document)

/** Shows the form as shipped. */
export async function showForm(validator: unknown): Promise<void> {
  await parts
  showOurs(document, validator)
}
