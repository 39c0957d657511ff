import { completeForm } from '../../../../src/engine/validation/compiled-form.ts'
import { toValidator } from '../../../../src/engine/validation/to-validator.ts'
import { RegaliaForm } from '../../../../src/renderer/form/RegaliaForm.tsx'
import type { CompositeDocument } from '../../../../src/engine/document/document.ts'
import type { RegaliaFormProps } from '../../../../src/renderer/form/RegaliaForm.tsx'
import { initialAnswers } from './measured-answers.ts'
import { show } from './show.tsx'

const context = { today: '2026-01-15', lists: { has: () => undefined, items: () => [] } }

/** Shows a form with its compiled validator. */
export function showOurs(
  document: CompositeDocument,
  validator: unknown,
  more: Pick<RegaliaFormProps, 'widgets'> = {},
): void {
  const form = { id: 'forms/measured', hash: '', document, validator: toValidator(validator) }
  show(
    <RegaliaForm
      {...more}
      form={completeForm(form)}
      context={context}
      answers={initialAnswers}
      onSubmit={() => {}}
      submitLabel="Save"
    />,
  )
}
