import small from 'virtual:measured-validator/50'
import large from 'virtual:measured-validator/500'
import { completeForm } from '../../../../src/engine/validation/compiled-form.ts'
import { toValidator } from '../../../../src/engine/validation/to-validator.ts'
import { RegaliaForm } from '../../../../src/renderer/form/RegaliaForm.tsx'
import { declaredDocument, measuredAnswers } from '../measured-form.ts'
import { fieldCount, fields, show } from './show.tsx'

const form = completeForm({
  id: 'forms/measured',
  hash: '',
  document: declaredDocument(fields),
  validator: toValidator(fieldCount === 50 ? small : large),
})
const context = { today: '2026-01-15', lists: { has: () => undefined, items: () => [] } }

show(
  <RegaliaForm
    form={form}
    context={context}
    answers={measuredAnswers(fields)}
    onSubmit={() => {}}
    submitLabel="Save"
  />,
)
