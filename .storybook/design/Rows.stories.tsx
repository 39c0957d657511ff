import { expect, userEvent, within } from 'storybook/test'
import { forms } from 'virtual:declared-form/sections/contacts'
import type { CollectionPageDefinition } from '../../src/engine/document/collection-page.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import type { RowsAs } from '../../src/generated/closed-names.ts'
import { CollectionPage } from '../../src/renderer/pages/CollectionPage.tsx'
import { storyExample } from '../declared/story-example.ts'
import type { StoryState } from '../declared/story-example.ts'

interface RowsProps {
  readonly as: RowsAs
  readonly state: Extract<StoryState, 'Empty' | 'Filled' | 'Loading'>
  readonly tenant: string
  readonly language: string
}

// The people and numbers here are invented.
const people: readonly JsonObject[] = ['wanjiru.kamau@roads.example', 'baraka@example.org', 'a@mail.example', ''].map(
  (Email, index) => ({ EntryNo: index + 1, Email, PhoneNo: index === 3 ? '' : `07000001${index}4` }),
)

const saveNothing = async () => undefined

/** Contacts with masked addresses and numbers, drawn as a page may declare. */
function Rows({ as, state, tenant, language }: RowsProps) {
  const { form, context, records } = storyExample({ forms, state, tenant, language })
  const { page } = form.document
  if (page?.kind !== 'collection') return null
  const shown = state === 'Filled' ? people.map((person, i) => ({ ...records?.[i % 2], ...person })) : records
  return (
    <main>
      <CollectionPage
        form={form}
        page={{ ...masked(page), as, export: 'csv' }}
        context={{ ...context, records: shown }}
        records={shown}
        onSave={saveNothing}
        onRemove={saveNothing}
        onExport={() => undefined}
      />
    </main>
  )
}

const masked = (page: CollectionPageDefinition): CollectionPageDefinition => ({
  ...page,
  columns: page.columns.map((column) => {
    if (column.id === 'city') return { ...column, filter: 'choice' }
    return ['email', 'phone'].includes(column.id) ? { ...column, masked: true } : column
  }),
})

export default { title: 'Design/Rows', component: Rows }

const story = (as: RowsAs, state: RowsProps['state'] = 'Filled') => ({
  render: (_: unknown, { globals }: { globals: Record<string, unknown> }) => (
    <Rows
      key={`${String(globals.tenant)} ${String(globals.language)}`}
      {...{ as, state }}
      tenant={String(globals.tenant)}
      language={String(globals.language)}
    />
  ),
})

const kiswahili = { globals: { language: 'sw' } }
const onPhone = { globals: { viewport: { value: 'phone' } } }

const choosesCards = {
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const cards = await within(canvasElement).findByRole('button', { name: /^(Cards|Kadi)$/ })
    await userEvent.click(cards)
    await expect(cards).toHaveAttribute('aria-pressed', 'true')
  },
}

export const TableMasked = story('table')
export const Cards = story('cards')
export const CardsOnPhone = { ...story('cards'), ...onPhone }
export const CardsInKiswahili = { ...story('cards'), ...kiswahili }
export const CardsEmpty = story('cards', 'Empty')
export const CardsLoading = story('cards', 'Loading')
export const Either = story('either')
export const EitherAsCards = { ...story('either'), ...choosesCards }
export const EitherOnPhone = { ...story('either'), ...onPhone }
export const EitherLoading = story('either', 'Loading')
