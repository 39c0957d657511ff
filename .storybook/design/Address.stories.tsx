import address from '../../schemas/common/address.json'
import { arrangeDocument } from '../../src/engine/compose/arrange-document.ts'
import { completeForm } from '../../src/engine/validation/compiled-form.ts'
import { RegaliaForm } from '../../src/renderer/form/RegaliaForm.tsx'
import { listsOf, messagesOf, storyTenant } from '../declared/story-tenant.ts'

const listed = { ...address.properties.county, inList: { list: 'counties' } }
const layout = { 'ui:options': { layout: 'address' } }

/** With and without a reference list of counties. */
const document = arrangeDocument({
  schema: {
    type: 'object',
    properties: {
      office: { ...address, title: 'Office' },
      home: { ...address, title: 'Home', properties: { ...address.properties, county: listed } },
    },
  },
  ui: { office: layout, home: layout },
})

const form = completeForm({
  id: 'design/address',
  hash: '',
  document,
  validator: { validate: () => [], part: () => undefined },
})

const filled = {
  office: { line: 'P.O. Box 30259', town: 'Nairobi', county: 'Nairobi', code: '00100' },
  home: { line: 'Beach Road 7', town: 'Diani', county: '002', code: '80401' },
}

interface AddressProps {
  readonly tenant: string
  readonly language: string
  readonly isFilled: boolean
  readonly readOnly?: boolean
}

function Address({ tenant: id, language, isFilled, readOnly = false }: AddressProps) {
  const tenant = storyTenant(id)
  const context = { today: '2026-01-15', lists: listsOf(tenant, language), catalogue: messagesOf(tenant, language) }
  return (
    <main style={{ maxWidth: 880 }}>
      <RegaliaForm form={form} context={context} answers={isFilled ? filled : {}} readOnly={readOnly} />
    </main>
  )
}

export default { title: 'Design/Address', component: Address }

const story = (state: Pick<AddressProps, 'isFilled' | 'readOnly'>) => ({
  render: (_: unknown, { globals }: { globals: Record<string, unknown> }) => (
    <Address {...state} tenant={String(globals.tenant)} language={String(globals.language)} />
  ),
})

export const Empty = story({ isFilled: false })
export const Filled = story({ isFilled: true })
export const ReadOnly = story({ isFilled: true, readOnly: true })
