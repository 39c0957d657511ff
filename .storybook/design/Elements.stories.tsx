import type { CompositeDocument } from '../../src/engine/document/document.ts'
import { completeForm } from '../../src/engine/validation/compiled-form.ts'
import { RegaliaForm } from '../../src/renderer/form/RegaliaForm.tsx'
import { listsOf, messagesOf, storyTenant } from '../declared/story-tenant.ts'

const document: CompositeDocument = {
  schema: {
    type: 'object',
    properties: {
      born: { type: 'string', format: 'date', title: 'Date of birth' },
      number: { type: 'string', title: 'Certificate number' },
    },
  },
  ui: {
    'ui:elements': [
      {
        id: 'before-you-begin',
        kind: 'paragraph',
        text: 'Fill in this form in one go. It takes ten minutes.\n\nYour answers are kept on this device until you send them.',
        above: 'born',
      },
      { id: 'age', kind: 'age', title: 'Age', of: 'born', below: 'born' },
      { id: 'end-of-person', kind: 'divider', below: 'born' },
      {
        id: 'papers',
        kind: 'bullets',
        title: 'Keep ready:',
        items: [
          { id: 'certificate', text: 'your certificate' },
          { id: 'receipt', text: 'the receipt of your last payment' },
        ],
        above: 'number',
      },
    ],
    born: { 'ui:widget': 'date', 'ui:options': { columns: 6 } },
    number: { 'ui:options': { columns: 6 } },
  },
}

const form = completeForm({
  id: 'design/elements',
  hash: '',
  document,
  validator: { validate: () => [], part: () => undefined },
})

interface ElementsProps {
  readonly tenant: string
  readonly language: string
  readonly isFilled: boolean
  readonly readOnly?: boolean
}

/** Paragraph, bullets, divider and age among the fields of a form. */
function Elements({ tenant: id, language, isFilled, readOnly = false }: ElementsProps) {
  const tenant = storyTenant(id)
  const context = { today: '2026-01-15', lists: listsOf(tenant, language), catalogue: messagesOf(tenant, language) }
  const answers = isFilled ? { born: '1990-06-01', number: 'C/2041' } : {}
  return (
    <main style={{ maxWidth: 880 }}>
      <RegaliaForm form={form} context={context} answers={answers} readOnly={readOnly} />
    </main>
  )
}

export default { title: 'Design/Elements', component: Elements }

const story = (state: Pick<ElementsProps, 'isFilled' | 'readOnly'>) => ({
  render: (_: unknown, { globals }: { globals: Record<string, unknown> }) => (
    <Elements {...state} tenant={String(globals.tenant)} language={String(globals.language)} />
  ),
})

export const Empty = story({ isFilled: false })
export const Filled = story({ isFilled: true })
export const ReadOnly = story({ isFilled: true, readOnly: true })
