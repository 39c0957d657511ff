import { completeForm } from '../../../../src/engine/validation/compiled-form.ts'
import { toValidator } from '../../../../src/engine/validation/to-validator.ts'
import { loadFormParts } from '../../../../src/renderer/form/load-form-parts.ts'
import { RegaliaForm } from '../../../../src/renderer/form/RegaliaForm.tsx'
import { declaredDocument } from '../measured-form.ts'
import { fields, initialAnswers, show } from './show.tsx'

const document = declaredDocument(fields)
const context = { today: '2026-01-15', lists: { has: () => undefined, items: () => [] } }
// As the portal loads a form: the code of its widgets beside its validator.
const parts = loadFormParts(document)

/** Shows the form with its compiled validator. */
export async function showOurs(validator: unknown): Promise<void> {
  await parts
  show(
    <RegaliaForm
      form={completeForm({ id: 'forms/measured', hash: '', document, validator: toValidator(validator) })}
      context={context}
      answers={initialAnswers}
      onSubmit={() => {}}
      submitLabel="Save"
    />,
  )
}
