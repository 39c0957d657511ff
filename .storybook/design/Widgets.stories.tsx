import Typography from '@mui/material/Typography'
import { expect } from 'storybook/test'
import type { within } from 'storybook/test'
import type { CompositeDocument } from '../../src/engine/document/document.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { completeForm } from '../../src/engine/validation/compiled-form.ts'
import type { CompiledForm, FormValidator } from '../../src/engine/validation/compiled-form.ts'
import { RegaliaForm } from '../../src/renderer/form/RegaliaForm.tsx'
import { widgetRecord } from '../../src/renderer/widgets/widget-record.ts'
import { faultyWidget } from '../../tests/renderer/faulty-widget.ts'
import { listsOf, messagesOf, storyTenant } from '../declared/story-tenant.ts'

type WidgetState = 'Empty' | 'Filled' | 'Disabled' | 'ReadOnly'

/** The gallery is looked at, not submitted: nothing in it is ever wrong. */
const nothingWrong: FormValidator = { validate: () => [], part: () => undefined }

const choices = { type: 'string', enum: ['Structural', 'Geotechnical', 'Transport'] }
const picture = { name: 'portrait.png', mediaType: 'image/png', size: 48_213, id: 'stored-picture' }
const signature = { name: 'signature.png', mediaType: 'image/png', size: 9_120, id: 'stored-signature' }
const letter = { name: 'certificate.pdf', mediaType: 'application/pdf', size: 1_482_113, id: 'stored-letter' }

interface Sample {
  readonly schema: JsonObject
  readonly answer: JsonObject[string]
  readonly options?: JsonObject
}

/** A field for each visible widget: its schema, and an answer. */
const samples: Readonly<Record<string, Sample>> = {
  text: { schema: { type: 'string' }, answer: 'WANJIKU' },
  email: { schema: { type: 'string' }, answer: 'member@example.org' },
  password: { schema: { type: 'string' }, answer: 'Example#2026' },
  textarea: { schema: { type: 'string' }, answer: 'Design and supervision of small bridges.' },
  number: { schema: { type: 'number' }, answer: 12 },
  checkbox: { schema: { type: 'boolean' }, answer: true },
  'native-select': { schema: choices, answer: 'Transport' },
  select: { schema: { type: 'string' }, answer: 'KE', options: { list: { name: 'countries' } } },
  date: { schema: { type: 'string', format: 'date' }, answer: '1990-06-01' },
  month: { schema: { type: 'string', format: 'month' }, answer: '2026-01' },
  duration: { schema: { type: 'string', format: 'duration' }, answer: 'PT1H30M' },
  quantity: { schema: { type: 'number' }, answer: 12.5, options: { unit: 'km' } },
  money: { schema: { type: 'number' }, answer: 1500, options: { zero: 'Free' } },
  time: { schema: { type: 'string', format: 'clock-time' }, answer: '08:30' },
  color: { schema: { type: 'string' }, answer: '#1a5f7a' },
  phone: { schema: { type: 'string' }, answer: '0700000000' },
  radio: { schema: choices, answer: 'Structural' },
  checkboxes: { schema: { type: 'array', uniqueItems: true, items: choices }, answer: ['Structural', 'Transport'] },
  chips: { schema: { type: 'array', items: { type: 'string' } }, answer: ['Bridges', 'Retaining walls'] },
  switch: { schema: { type: 'boolean' }, answer: true },
  consent: { schema: { type: 'boolean' }, answer: true, options: { text: 'I agree that my data is processed.' } },
  'one-time-code': { schema: { type: 'string' }, answer: '123456' },
  masked: { schema: { type: 'string' }, answer: '12345678' },
  search: {
    schema: { type: 'string' },
    answer: 'M/2041',
    options: { search: { call: 'members', label: 'Search member', fills: {} } },
  },
  file: { schema: { type: 'object' }, answer: letter },
  image: { schema: { type: 'object' }, answer: picture },
  signature: { schema: { type: 'object' }, answer: signature },
}

const shown = Object.keys(samples)

function galleryForm(state: WidgetState): CompiledForm {
  const properties = shown.map((name) => [name, { title: name, ...samples[name]?.schema }] as const)
  const fields = shown.map((name) => {
    const options = { ...samples[name]?.options, columns: 6 }
    return [name, { 'ui:widget': name, 'ui:options': options, 'ui:disabled': state === 'Disabled' }] as const
  })
  const document: CompositeDocument = {
    schema: { type: 'object', properties: Object.fromEntries(properties) },
    ui: Object.fromEntries(fields),
  }
  return completeForm({ id: 'design/widgets', hash: state, document, validator: nothingWrong })
}

interface GalleryProps {
  readonly state: WidgetState
  readonly tenant: string
  readonly language: string
}

function Gallery({ state, tenant: id, language }: GalleryProps) {
  const tenant = storyTenant(id)
  const lists = listsOf(tenant, language)
  const answers = Object.fromEntries(shown.map((name) => [name, samples[name]?.answer]))
  return (
    <main style={{ maxWidth: 880 }}>
      <Typography variant="h1" gutterBottom>
        Widgets
      </Typography>
      <RegaliaForm
        form={galleryForm(state)}
        context={{ today: '2026-01-15', lists, catalogue: messagesOf(tenant, language) }}
        answers={state === 'Empty' ? {} : answers}
        readOnly={state === 'ReadOnly'}
      />
    </main>
  )
}

const withFault = completeForm({
  id: 'design/fault',
  hash: '',
  document: {
    schema: {
      type: 'object',
      properties: { Employer: { type: 'string', title: 'Employer' }, Role: { type: 'string', title: 'Role' } },
    },
    ui: { Employer: { 'ui:widget': 'faulty', 'ui:options': { columns: 6 } }, Role: { 'ui:options': { columns: 6 } } },
  },
  validator: nothingWrong,
})

function FormWithFault({ tenant: id, language }: Omit<GalleryProps, 'state'>) {
  const tenant = storyTenant(id)
  const context = { today: '2026-01-15', lists: listsOf(tenant, language), catalogue: messagesOf(tenant, language) }
  return (
    <main style={{ maxWidth: 880 }}>
      <RegaliaForm form={withFault} widgets={{ faulty: faultyWidget }} context={context} answers={{}} />
    </main>
  )
}

export default { title: 'Design/Widgets', component: Gallery }

/** The fault of one field affects only that field. */
export const CannotBeShown = {
  render: (_: unknown, { globals }: { globals: Record<string, unknown> }) => (
    <FormWithFault tenant={String(globals.tenant)} language={String(globals.language)} />
  ),
  play: async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
    await expect(await canvas.findByText(/Employer.+(?:cannot be shown|haiwezi kuonyeshwa)/)).toBeVisible()
    await expect(canvas.getByLabelText('Role')).toBeVisible()
  },
}

const story = (state: WidgetState) => ({
  play: async () => {
    // Fails for a widget without a sample, which would be missing here unnoticed.
    await expect([...shown, 'hidden'].toSorted()).toEqual(Object.keys(widgetRecord).toSorted())
  },
  render: (_: unknown, { globals }: { globals: Record<string, unknown> }) => (
    <Gallery
      key={`${String(globals.tenant)} ${String(globals.language)}`}
      state={state}
      tenant={String(globals.tenant)}
      language={String(globals.language)}
    />
  ),
})

export const Empty = story('Empty')
export const Filled = story('Filled')
export const Disabled = story('Disabled')
export const ReadOnly = story('ReadOnly')
