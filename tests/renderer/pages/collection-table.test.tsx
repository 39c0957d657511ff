import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CollectionPageDefinition as CollectionDefinition } from '../../../src/engine/document/collection-page.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { CollectionPage } from '../../../src/renderer/pages/CollectionPage.tsx'
import { accessibilityProblems } from '../axe.ts'
import { render } from '../render-form.tsx'
import { formNamed, listContext } from '../widgets/gallery.tsx'

const form = formNamed('contact')

const definition: CollectionDefinition = {
  kind: 'collection',
  title: 'Contacts',
  calls: { list: 'contacts' },
  columns: [
    { id: 'email', title: 'E-mail', field: 'Email' },
    { id: 'born', title: 'Born', field: 'Born', format: 'date' },
    { id: 'country', title: 'Country', field: 'Country', format: 'choice' },
    { id: 'count', title: 'Quantity', field: 'Count', format: 'number' },
    { id: 'type', title: 'Type', field: 'Type', sort: 'none' },
  ],
  actions: [
    { id: 'add', kind: 'add', title: 'Add contact' },
    { id: 'edit', kind: 'edit', title: 'Edit' },
  ],
  dialog: { width: 640, add: 'Add contact', edit: 'Edit contact' },
  empty: 'No contacts yet',
}

const few: readonly JsonObject[] = [
  { EntryNo: 1, Type: 'Work', Email: 'box10@example.org', Born: '1990-02-01', Country: 'UG', Count: 1200 },
  { EntryNo: 2, Type: 'Personal', Email: 'box9@example.org', Born: '1989-12-31', Country: 'DE', Count: 90 },
  { EntryNo: 3, Type: 'Work', Email: 'Ámani@example.org', Country: 'KE' },
]

const thousand: readonly JsonObject[] = Array.from({ length: 1000 }, (_, index) => ({
  EntryNo: index + 1,
  Type: 'Work',
  Email: `person${index + 1}@example.org`,
  Born: `19${String(50 + (index % 50))}-01-15`,
  Country: index % 2 === 0 ? 'KE' : 'UG',
  Count: 1000 - index,
}))

function Collection({ start, shown = definition }: { start: readonly JsonObject[]; shown?: CollectionDefinition }) {
  const [records, setRecords] = useState(start)
  return (
    <CollectionPage
      form={form}
      page={shown}
      context={listContext}
      records={records}
      onSave={async () => setRecords([...records, { EntryNo: 5000, Type: 'Work', Email: 'newest@example.org' }])}
      onRemove={async () => {}}
    />
  )
}

const firstCells = (): (string | null | undefined)[] =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => row.querySelector('th')?.textContent)

/** The number of lines of each word in a cell. */
function linesOfWords(cell: Element | undefined): readonly number[] {
  const text = cell && document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode()
  if (!text) return []
  return [...(text.nodeValue ?? '').matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    return range.getClientRects().length
  })
}

const heading = (name: string) => page.getByRole('columnheader', { name })

describe('a table', () => {
  test('is sorted by the keyboard, up, down and as stored, and says so [SEC-01]', async () => {
    const container = render(<Collection start={few} />)
    const stored = ['box10@example.org', 'box9@example.org', 'Ámani@example.org']
    await expect.poll(firstCells).toEqual(stored)
    await expect.element(heading('E-mail')).not.toHaveAttribute('aria-sort')
    page.getByRole('button', { name: 'E-mail' }).element().focus()
    await userEvent.keyboard('{Enter}')
    expect(firstCells()).toEqual(['Ámani@example.org', 'box9@example.org', 'box10@example.org'])
    await expect.element(heading('E-mail')).toHaveAttribute('aria-sort', 'ascending')
    await expect.element(page.getByText('Sorted by E-mail, ascending')).toBeInTheDocument()
    await userEvent.keyboard(' ')
    expect(firstCells()).toEqual(['box10@example.org', 'box9@example.org', 'Ámani@example.org'])
    await expect.element(heading('E-mail')).toHaveAttribute('aria-sort', 'descending')
    expect(await accessibilityProblems(container)).toEqual([])
    await userEvent.keyboard('{Enter}')
    expect(firstCells()).toEqual(stored)
    await expect.element(heading('E-mail')).not.toHaveAttribute('aria-sort')
  })

  test('sorts dates by day, numbers by value, choices by label, and missing values last', async () => {
    render(<Collection start={few} />)
    const [ten, nine, amani] = ['box10@example.org', 'box9@example.org', 'Ámani@example.org']
    await userEvent.click(page.getByRole('button', { name: 'Born' }))
    expect(firstCells()).toEqual([nine, ten, amani])
    await userEvent.click(page.getByRole('button', { name: 'Born' }))
    expect(firstCells()).toEqual([ten, nine, amani])
    await userEvent.click(page.getByRole('button', { name: 'Quantity' }))
    expect(firstCells()).toEqual([nine, ten, amani])
    await userEvent.click(page.getByRole('button', { name: 'Country' }))
    expect(firstCells()).toEqual([nine, amani, ten])
    await expect.element(page.getByRole('cell', { name: '1,200' })).toBeVisible()
  })

  test('starts in the order that a column declares, and cannot be sorted by one that forbids it', async () => {
    const columns = definition.columns.map((column) =>
      column.id === 'born' ? { ...column, sort: 'descending' as const } : column,
    )
    render(<Collection start={few.toReversed()} shown={{ ...definition, columns }} />)
    await expect.poll(firstCells).toEqual(['box10@example.org', 'box9@example.org', 'Ámani@example.org'])
    await expect.element(heading('Born')).toHaveAttribute('aria-sort', 'descending')
    await expect.element(heading('Type')).toBeVisible()
    expect(page.getByRole('button', { name: 'Type' }).elements()).toEqual([])
  })

  test('breaks a long name between words, and within a word only if it is longer than a line', async () => {
    const long = 'KARIBU ENGINEERING CONSULTANTS AND PARTNERS OF THE GREATER METROPOLITAN AREA AND ENVIRONS LIMITED'
    const address = `${'a'.repeat(200)}@example.org`
    // The first column may have marks, which need some width.
    const crowded = [1, 2].flatMap((nth) =>
      definition.columns.slice(1).map((one) => ({ ...one, id: `${one.id}-${nth}` })),
    )
    const shown = {
      ...definition,
      columns: [...crowded.slice(0, 1), ...definition.columns.slice(0, 1), ...crowded.slice(1)],
    }
    render(
      <Collection shown={shown} start={[long, address].map((Email, EntryNo) => ({ ...few[0], EntryNo, Email }))} />,
    )
    await expect.element(page.getByText('2 records', { exact: true })).toBeVisible()
    const [words, whole] = page
      .getByRole('row')
      .elements()
      .slice(1)
      .map((row) => linesOfWords(row.querySelectorAll('th, td')[1]))
    expect(new Set(words)).toEqual(new Set([1]))
    expect(whole?.[0]).toBeGreaterThan(1)
    expect(whole?.[0]).toBeLessThan(25)
  })

  test('of one record has nothing to sort', async () => {
    render(<Collection start={few.slice(0, 1)} />)
    await expect.element(page.getByText('1 record', { exact: true })).toBeVisible()
    expect(page.getByRole('button', { name: 'E-mail' }).elements()).toEqual([])
    expect(page.getByRole('navigation').elements()).toEqual([])
  })
})

describe('a table of a thousand records', () => {
  const pages = () => page.getByRole('navigation', { name: 'Pages of Contacts', exact: true })

  test('shows a page of them and their number, and moves between pages without losing the focus', async () => {
    const container = render(<Collection start={thousand} />)
    await expect.element(page.getByText('1,000 records')).toBeVisible()
    await expect.element(pages()).toHaveTextContent('1–50 of 1,000')
    expect(firstCells()).toHaveLength(50)
    expect(await accessibilityProblems(container)).toEqual([])
    await expect
      .element(pages().getByRole('button', { name: 'Previous page' }))
      .toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(pages().getByRole('button', { name: 'Next page' }))
    await expect.element(pages()).toHaveTextContent('51–100 of 1,000')
    expect(firstCells()[0]).toBe('person51@example.org')
    await userEvent.click(pages().getByRole('button', { name: 'Last page' }))
    await expect.element(pages()).toHaveTextContent('951–1,000 of 1,000')
    await expect.element(pages().getByRole('button', { name: 'Last page' })).toHaveFocus()
    const below = page.getByRole('navigation', { name: 'Pages of Contacts, below' })
    await userEvent.click(below.getByRole('button', { name: 'Previous page' }))
    await expect.element(pages()).toHaveTextContent('901–950 of 1,000')
    await expect.element(pages().getByRole('button', { name: 'Previous page' })).toHaveFocus()
  })

  test('is sorted and searched as a whole', async () => {
    render(<Collection start={thousand} />)
    await userEvent.click(page.getByRole('button', { name: 'Quantity' }))
    expect(firstCells()[0]).toBe('person1000@example.org')
    const find = page.getByRole('searchbox', { name: 'Find in Contacts' })
    await userEvent.fill(find, 'uganda PERSON99')
    await expect.poll(firstCells).toEqual([998, 996, 994, 992, 990].map((number) => `person${number}@example.org`))
    await expect.element(page.getByText(/^5 records found/)).toBeInTheDocument()
    await userEvent.fill(find, 'nobody')
    await expect.element(page.getByText('Nothing is found for “nobody”')).toBeVisible()
  })

  test('is printed whole', async () => {
    render(<Collection start={thousand} />)
    await expect.poll(firstCells).toHaveLength(50)
    // The printed content is what exists right after the event, once the page listens.
    const whenPrinted = () => {
      window.dispatchEvent(new Event('beforeprint'))
      const printed = firstCells()
      window.dispatchEvent(new Event('afterprint'))
      return printed
    }
    await expect.poll(whenPrinted).toHaveLength(1000)
    await expect.poll(firstCells).toHaveLength(50)
  })

  test('shows the page of a record that was just added', async () => {
    render(<Collection start={thousand} />)
    await userEvent.click(page.getByRole('button', { name: 'Add contact' }))
    await userEvent.click(page.getByRole('radio', { name: 'Work' }))
    await userEvent.fill(page.getByLabelText(/^E-mail/), 'newest@example.org')
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await expect.element(page.getByText('1,001 records')).toBeVisible()
    await expect.poll(firstCells).toEqual(['newest@example.orgSaved'])
  })
})

describe('in a narrow container', () => {
  // The headings of the columns are not shown there.
  const cardNames = () =>
    page
      .getByRole('row')
      .elements()
      .map((row) => row.querySelector('th')?.textContent)

  test('records are cards, sorted by a list of orders', async () => {
    await page.viewport(390, 844)
    try {
      const container = render(<Collection start={[...few, { EntryNo: 4, Type: 'Work', Email: 'ada@example.org' }]} />)
      await userEvent.selectOptions(page.getByLabelText('Sort by'), 'E-mail, descending')
      expect(cardNames()).toEqual(['box10@example.org', 'box9@example.org', 'Ámani@example.org', 'ada@example.org'])
      await userEvent.selectOptions(page.getByLabelText('Sort by'), 'As they were added')
      expect(cardNames()[0]).toBe('box10@example.org')
      expect(await accessibilityProblems(container)).toEqual([])
    } finally {
      await page.viewport(1280, 900)
    }
  })
})
