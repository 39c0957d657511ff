import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CollectionPageDefinition } from '../../../src/engine/document/collection-page.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import type { RowsAs } from '../../../src/generated/closed-names.ts'
import { CollectionPage } from '../../../src/renderer/pages/CollectionPage.tsx'
import { DrawnAsContext } from '../../../src/renderer/tables/drawn-as.ts'
import type { DrawnAs } from '../../../src/renderer/tables/drawn-as.ts'
import { accessibilityProblems } from '../axe.ts'
import { render } from '../render-form.tsx'
import { formNamed, listContext } from '../widgets/gallery.tsx'

const definition: CollectionPageDefinition = {
  kind: 'collection',
  title: 'Contacts',
  calls: { list: 'contacts' },
  columns: [
    { id: 'type', title: 'Type', field: 'Type' },
    { id: 'email', title: 'E-mail', field: 'Email', masked: true },
    { id: 'country', title: 'Country', field: 'Country', format: 'choice', filter: 'choice' },
    { id: 'count', title: 'Quantity', field: 'Count', format: 'number', sum: true },
  ],
  actions: [
    { id: 'add', kind: 'add', title: 'Add contact' },
    { id: 'edit', kind: 'edit', title: 'Edit' },
    { id: 'remove', kind: 'remove', title: 'Delete' },
  ],
  dialog: { width: 640, add: 'Add contact', edit: 'Edit contact' },
  empty: 'No contacts yet',
  export: 'csv',
}

const records: readonly JsonObject[] = [
  { EntryNo: 1, Type: 'Home', Email: 'zawadi@one.example', Country: 'UG', Count: 1200 },
  { EntryNo: 2, Type: 'Work', Email: 'baraka@two.example', Country: 'KE', Count: 90 },
  { EntryNo: 3, Type: 'Farm', Email: 'amina@two.example', Country: 'KE', Count: 10 },
  { EntryNo: 4, Type: 'Club', Country: 'DE' },
]

interface ContactsProps {
  readonly as: RowsAs
  readonly shown?: readonly JsonObject[] | undefined
  readonly width?: number
  readonly kept?: Map<string, DrawnAs>
  readonly onExport?: (content: string) => void
}

function Contacts({ as, shown, width = 1100, kept = new Map(), onExport = () => undefined }: ContactsProps) {
  const [left, setLeft] = useState(shown)
  const place = {
    read: (name: string) => kept.get(name),
    keep: (name: string, drawnAs: DrawnAs) => void kept.set(name, drawnAs),
  }
  return (
    <DrawnAsContext value={place}>
      <div style={{ width }}>
        <CollectionPage
          form={formNamed('contact')}
          page={{ ...definition, as }}
          context={listContext}
          records={left}
          onSave={async () => []}
          onRemove={async (record) => setLeft(left?.filter((one) => one !== record))}
          onExport={onExport}
        />
      </div>
    </DrawnAsContext>
  )
}

const draw = (props: ContactsProps): HTMLElement => render(<Contacts shown={records} {...props} />)

const rowNamed = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })
const boxOf = (name: string): DOMRect => rowNamed(name).element().getBoundingClientRect()
/** How many cards are beside each other. */
const beside = (): number => {
  const tops = ['Home', 'Work', 'Farm', 'Club'].map((name) => boxOf(name).top)
  return tops.filter((top) => top === tops[0]).length
}
const press = (name: string) => userEvent.click(page.getByRole('button', { name }))

describe('records as cards', () => {
  test('are as many beside each other as their container has room for, with their actions at the foot', async () => {
    const container = draw({ as: 'cards' })
    await expect.poll(beside).toBe(3)
    const edit = page.getByRole('button', { name: 'Edit: Work' }).element().getBoundingClientRect()
    const values = page.getByText('Kenya').first().element().getBoundingClientRect()
    expect(edit.top).toBeGreaterThan(values.bottom)
    expect(page.getByRole('group', { name: 'Show as' }).elements()).toEqual([])
    expect(await accessibilityProblems(container)).toEqual([])
  })

  test.each([
    [700, 2],
    [340, 1],
  ])('in a container of %i pixels are %i beside each other', async (width, count) => {
    const container = draw({ as: 'cards', width })
    await expect.poll(beside).toBe(count)
    expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth)
  })

  test('are narrowed, summed and sorted as the rows of a table are', async () => {
    draw({ as: 'cards' })
    await userEvent.selectOptions(page.getByLabelText('Country'), 'Kenya')
    await expect.element(page.getByText('2 records found')).toBeInTheDocument()
    await expect.element(page.getByText('100', { exact: true })).toBeVisible()
    await userEvent.selectOptions(page.getByLabelText('Sort by'), 'Type, ascending')
    await expect.poll(() => boxOf('Farm').left < boxOf('Work').left).toBe(true)
  })

  test('give the focus to the next one when one is removed', async () => {
    draw({ as: 'cards' })
    await press('Delete: Work')
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
    await expect.element(page.getByRole('button', { name: 'Edit: Farm' })).toHaveFocus()
  })

  test('have a placeholder of their shape, at the place of the first', async () => {
    const waiting = draw({ as: 'cards', shown: undefined })
    const cards = (): readonly Element[] => [...waiting.querySelectorAll('[data-loading] > *')]
    await expect.poll(() => cards().length).toBeGreaterThan(1)
    const { top, width } = cards()[0]?.getBoundingClientRect() ?? new DOMRect()
    const from = top - waiting.getBoundingClientRect().top
    expect(await accessibilityProblems(waiting)).toEqual([])
    const loaded = draw({ as: 'cards' })
    await expect.poll(() => Math.abs(boxOf('Home').width - width)).toBeLessThan(2)
    expect(Math.abs(boxOf('Home').top - loaded.getBoundingClientRect().top - from)).toBeLessThan(20)
  })

  test('without records have the text of the page', async () => {
    const container = draw({ as: 'either', shown: [] })
    await expect.element(page.getByText('No contacts yet')).toBeVisible()
    expect(page.getByRole('button', { name: 'Cards' }).elements()).toEqual([])
    expect(await accessibilityProblems(container)).toEqual([])
  })
})

describe('records as the user chooses', () => {
  test('are a table at first; the choice is made by the keyboard, keeps the focus, and is kept', async () => {
    const kept = new Map<string, DrawnAs>()
    const container = draw({ as: 'either', kept })
    const table = page.getByRole('button', { name: 'Table', exact: true })
    const cards = page.getByRole('button', { name: 'Cards', exact: true })
    await expect.element(table).toHaveAttribute('aria-pressed', 'true')
    await expect.element(page.getByRole('columnheader', { name: 'Country' })).toBeVisible()
    cards.element().focus()
    await userEvent.keyboard(' ')
    await expect.element(cards).toHaveAttribute('aria-pressed', 'true')
    await expect.element(table).toHaveAttribute('aria-pressed', 'false')
    await expect.element(cards).toHaveFocus()
    await expect.poll(beside).toBe(3)
    expect([...kept.values()]).toEqual(['cards'])
    // Pressed again, it stays.
    await userEvent.keyboard('{Enter}')
    expect(beside()).toBe(3)
    expect(await accessibilityProblems(container)).toEqual([])
  })

  test('begin as they were chosen before', async () => {
    draw({ as: 'either', kept: new Map([[formNamed('contact').id, 'cards']]) })
    await expect.poll(beside).toBe(3)
  })

  test('have no switch where their container is too narrow for a table', async () => {
    draw({ as: 'either', width: 340 })
    await expect.poll(beside).toBe(1)
    expect(page.getByRole('button', { name: 'Cards', exact: true }).elements()).toEqual([])
  })
})

describe('a masked column', () => {
  test('shows, saves and finds no more than a part of its texts, and says it in words', async () => {
    const files: string[] = []
    const container = draw({ as: 'table', onExport: (content) => files.push(content) })
    await expect.element(page.getByText('z•••@one.example')).toBeVisible()
    await expect.element(page.getByText('begins with z, ends in @one.example')).toBeInTheDocument()
    expect(container.innerHTML).not.toMatch(/zawadi|baraka|amina/)
    await press('Download as CSV')
    expect(files.join('')).toContain('Home,z•••@one.example,Uganda,1200')
    expect(files.join('')).not.toMatch(/zawadi|baraka|amina/)
    expect(await accessibilityProblems(container)).toEqual([])
  })

  test('is sorted by what it shows', async () => {
    draw({ as: 'table' })
    await press('E-mail')
    // By the letters and domains: a•••@two, b•••@two, z•••@one.
    await expect.poll(() => boxOf('Farm').top < boxOf('Work').top && boxOf('Work').top < boxOf('Home').top).toBe(true)
  })
})
