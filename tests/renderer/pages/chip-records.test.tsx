import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ActionDefinition, CollectionPageDefinition } from '../../../src/engine/document/collection-page.ts'
import { CollectionPage } from '../../../src/renderer/pages/CollectionPage.tsx'
import { render } from '../render-form.tsx'
import { formNamed, listContext } from '../widgets/gallery.tsx'

const chips = { kind: 'chips', mode: 'list', field: 'Email', label: 'Add an address' } as const
const actions: readonly ActionDefinition[] = [
  { id: 'add', kind: 'add', title: 'Add' },
  { id: 'edit', kind: 'edit', title: 'Edit' },
  { id: 'remove', kind: 'remove', title: 'Delete' },
]
const collection: CollectionPageDefinition = {
  kind: 'collection',
  title: 'Addresses',
  calls: { list: 'addresses' },
  columns: [{ id: 'email', title: 'E-mail', field: 'Email' }],
  actions,
  dialog: { width: 500, add: 'Add', edit: 'Edit' },
  empty: 'No addresses yet.',
  layout: chips,
}

const draw = (offered: readonly ActionDefinition[]): HTMLElement =>
  render(
    <CollectionPage
      form={formNamed('contact')}
      page={{ ...collection, actions: offered }}
      context={listContext}
      records={[{ EntryNo: 1, Email: 'office@example.org' }]}
      onSave={vi.fn(async () => [])}
      onRemove={vi.fn(async () => undefined)}
    />,
  )

/** What can be pressed or typed into, by its name. */
const controls = (container: HTMLElement): readonly (string | null)[] =>
  [...container.querySelectorAll('button, input, [role="button"]')].map(
    (control) => control.getAttribute('aria-label') ?? control.textContent,
  )

const never = { value: 'settings.never', equals: true } as const

describe('records as chips [ENG-03]', () => {
  test.each([
    ['all', actions, ['Edit: office@example.org', 'Delete: office@example.org', '', 'Add', 'Save']],
    ['no add', actions.slice(1), ['Edit: office@example.org', 'Delete: office@example.org']],
    ['no edit', actions.toSpliced(1, 1), ['Delete: office@example.org', '', 'Add', 'Save']],
    ['no remove', actions.slice(0, 2), ['Edit: office@example.org', '', 'Add', 'Save']],
    ['none', [], []],
    ['none now', actions.map((action) => ({ ...action, when: never })), []],
  ] as const)('have a control for each action that is offered: %s', async (_title, offered, names) => {
    const container = draw(offered)
    await expect.element(page.getByText('office@example.org')).toBeVisible()
    expect(controls(container)).toEqual(names)
  })
})
