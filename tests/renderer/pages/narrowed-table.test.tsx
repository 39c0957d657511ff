import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CollectionPageDefinition } from '../../../src/engine/document/collection-page.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { CollectionPage } from '../../../src/renderer/pages/CollectionPage.tsx'
import { accessibilityProblems } from '../axe.ts'
import { render } from '../render-form.tsx'
import { formNamed, listContext } from '../widgets/gallery.tsx'

const definition: CollectionPageDefinition = {
  kind: 'collection',
  title: 'Contacts',
  calls: { list: 'contacts' },
  columns: [
    { id: 'email', title: 'E-mail', field: 'Email' },
    { id: 'born', title: 'Born', field: 'Born', format: 'date', filter: 'year' },
    { id: 'country', title: 'Country', field: 'Country', format: 'choice', filter: 'choice' },
    { id: 'count', title: 'Quantity', field: 'Count', format: 'number', sum: true },
  ],
  actions: [{ id: 'edit', kind: 'edit', title: 'Edit' }],
  dialog: { width: 640, add: 'Add contact', edit: 'Edit contact' },
  empty: 'No contacts yet',
  export: 'csv',
}

const records: readonly JsonObject[] = [
  { EntryNo: 1, Email: 'a@example.org', Born: '1990-02-01', Country: 'UG', Count: 1200 },
  { EntryNo: 2, Email: 'b@example.org', Born: '1990-12-31', Country: 'KE', Count: 90 },
  { EntryNo: 3, Email: 'c@example.org', Born: '1985-12-31', Country: 'KE', Count: 10 },
  { EntryNo: 4, Email: 'd@example.org', Country: 'DE' },
]

function contacts(shown: readonly JsonObject[] = records) {
  const files: string[] = []
  const container = render(
    <CollectionPage
      form={formNamed('contact')}
      page={definition}
      context={listContext}
      records={shown}
      onSave={async () => []}
      onRemove={async () => {}}
      onExport={(content) => files.push(content)}
    />,
  )
  return { container, files }
}

const names = (): readonly (string | null | undefined)[] =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => row.querySelector('th')?.textContent)

describe('a table whose columns declare filters and sums', () => {
  test('is narrowed by the keyboard, says how many are left and their sum, and shows all again', async () => {
    const { container } = contacts()
    const country = page.getByLabelText('Country')
    await expect.element(page.getByRole('row', { name: /^Total/ })).toHaveTextContent('1,300')
    await userEvent.selectOptions(country, 'Kenya')
    await expect.poll(names).toEqual(['b@example.org', 'c@example.org', 'Total'])
    await expect.element(page.getByText('2 records found')).toBeInTheDocument()
    await expect.element(page.getByRole('row', { name: /^Total/ })).toHaveTextContent('100')
    await userEvent.selectOptions(page.getByLabelText('Born'), '1990')
    await expect.poll(names).toEqual(['b@example.org', 'Total'])
    expect(await accessibilityProblems(container)).toEqual([])
    await userEvent.selectOptions(country, 'Germany')
    await expect.element(page.getByText('No record has what is chosen above.')).toBeVisible()
    expect(await accessibilityProblems(container)).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'Show all' }))
    await expect.poll(() => names().length).toBe(5)
    await expect.element(page.getByText('All 4 records are shown')).toBeInTheDocument()
    await expect.element(page.getByLabelText('Born')).toHaveFocus()
  })

  test('has no filter for few records, nor for a column with one value', async () => {
    contacts(records.slice(0, 3))
    await expect.element(page.getByRole('table')).toBeVisible()
    expect(page.getByLabelText('Country').elements()).toEqual([])
  })

  test('gives the records that are left as a file', async () => {
    const { files } = contacts()
    await userEvent.selectOptions(page.getByLabelText('Country'), 'Kenya')
    await userEvent.click(page.getByRole('button', { name: 'Download as CSV' }))
    expect(files).toEqual([
      '\uFEFFE-mail,Born,Country,Quantity\r\nb@example.org,1990-12-31,Kenya,90\r\nc@example.org,1985-12-31,Kenya,10\r\n',
    ])
  })
})
