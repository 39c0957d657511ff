import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeViolations, desk, openBrowser, phone, scrollsSideways } from './browser.ts'
import { saveTable } from './save-table.ts'
import { sampleSession } from './sessions.ts'

const { visitAs } = openBrowser()

const card = (page: Page, title: string) => page.getByRole('region', { name: title })
const table = (page: Page, title: string) => card(page, title).getByRole('table', { name: title })

/** The reports of all years, so that the sample data is in them whenever it was made. */
async function openReports(size: { readonly width: number; readonly height: number }) {
  const page = await visitAs(sampleSession('demo', 'admin'), '/admin/reports')
  await page.setViewportSize(size)
  await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor()
  await page.getByLabel('Year').selectOption({ label: 'All years' })
  await page.waitForURL(/to=/)
  await page.getByText(/ to 31st December/).waitFor()
  await table(page, 'Members by category').getByRole('row', { name: /Total/ }).waitFor()
  return page
}

test.each([
  ['a laptop', desk],
  ['a phone', phone],
])('each report is a chart and a table of the same on %s [ADM-10 PLAT-06]', async (_device, size) => {
  const page = await openReports(size)
  for (const title of ['Applications by status', 'Revenue by month', 'Members by category', 'Members by county']) {
    await table(page, title).waitFor()
    await card(page, title)
      .getByRole('figure', { name: /^Chart of/ })
      .waitFor()
  }
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axeViolations(page)).toEqual([])
})

test('a period without anything says so, and the address keeps it [ADM-10]', async () => {
  const page = await openReports(desk)
  await page.getByLabel('From', { exact: true }).fill('1990-01-01')
  await page.keyboard.press('Enter')
  await page.getByText(/^From 1st January 1990 to/).waitFor()
  await page.getByLabel('To', { exact: true }).fill('1990-12-31')
  await page.keyboard.press('Enter')
  await card(page, 'Revenue by month').getByText('Nothing in this period.').waitFor()
  await page.getByText('From 1st January 1990 to 31st December 1990').waitFor()
  expect(new URL(page.url()).search).toBe('?from=1990-01-01&to=1990-12-31')
  expect(await axeViolations(page)).toEqual([])
})

test('a report is saved as a file [ADM-10 ADM-09]', async () => {
  const page = await openReports(desk)
  const { name, lines } = await saveTable(card(page, 'Members by category').getByRole('button', { name: /Export/ }))
  expect(name).toBe('Members by category.csv')
  expect(lines[0]).toBe('Category,Number')
  expect(lines.length).toBeGreaterThan(1)
})
