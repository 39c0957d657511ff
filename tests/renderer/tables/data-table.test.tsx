import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DataTable } from '../../../src/renderer/tables/DataTable.tsx'
import { render } from '../render-form.tsx'

test('the column of buttons is headed like any other, in sight [FIRM-01 UPG-01 SUB-01 LIC-01]', async () => {
  const container = render(
    <DataTable
      label="Firms"
      columns={[{ id: 'name', title: 'Firm Name' }]}
      rows={[{ key: 1, cells: { name: 'Sample Works' }, actions: <button type="button">View</button> }]}
      actions={{ title: 'Actions', most: 1 }}
    />,
  )
  await expect.element(page.getByRole('columnheader', { name: 'Actions' })).toBeVisible()
  const words = [...container.querySelectorAll('thead th')].map((heading) => {
    const range = document.createRange()
    range.selectNodeContents(heading)
    const { width, height } = range.getBoundingClientRect()
    return [heading.textContent, width > 30 && height > 10]
  })
  expect(words).toEqual([
    ['Firm Name', true],
    ['Actions', true],
  ])
})
