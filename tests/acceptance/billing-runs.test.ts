import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ServerProcess } from '../../scripts/server-process.ts'
import { axeViolations, openBrowser, phone, scrollsSideways } from './browser.ts'
import { saveTable } from './save-table.ts'
import { startSeeded } from './seeded-server.ts'
import { logInAs } from './steps.ts'

const { visitAt } = openBrowser()

// Other tests read what members of the shared server owe.
let portal: ServerProcess
beforeAll(async () => {
  portal = await startSeeded()
})
afterAll(() => portal.stop())

/** Opens the page as a finance officer. */
async function openBilling(): Promise<Page> {
  const page = await visitAt(portal.origin('demo'))
  await logInAs(page, 'finance')
  await page.getByRole('link', { name: 'Yearly billing' }).click()
  await page.getByRole('heading', { level: 1, name: 'Yearly billing' }).waitFor()
  return page
}

const heading = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

test('members are billed for a year after a preview, nobody twice, and the run is undone [SUB-04]', async () => {
  const page = await openBilling()
  await page.getByText('No runs yet').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('combobox', { name: 'Year' }).click()
  await page.getByRole('option', { name: String(new Date().getFullYear() + 1) }).click()
  await page.getByRole('button', { name: 'Show the preview' }).click()

  const preview = page.getByRole('region', { name: 'What the run will do' })
  await preview.getByRole('table', { name: 'By category' }).waitFor()
  await expect.poll(() => heading(page)).toBe('What the run will do')
  await preview.getByRole('button', { name: 'Show members: Has no account in the portal yet' }).click()
  await preview.getByRole('table', { name: 'Has no account in the portal yet' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize(phone)
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  const { lines } = await saveTable(preview.getByRole('button', { name: 'Save who is left out' }))
  expect(lines.join()).toContain('Has no account in the portal yet')

  await preview.getByRole('button', { name: /^Bill \d+ members$/ }).click()
  const asked = page.getByRole('alertdialog', { name: 'Send the invoices?' })
  expect(await axeViolations(page)).toEqual([])
  await asked.getByRole('button', { name: /^Bill \d+ members$/ }).click()
  const runs = page.getByRole('table', { name: 'Runs' })
  await runs.getByRole('row', { name: /Annual subscription \d{4}.*Done.*Members billed: \d+/s }).waitFor()
  await expect.poll(() => heading(page)).toBe('Runs')

  await page.getByRole('combobox', { name: 'Year' }).click()
  await page.getByRole('option', { name: String(new Date().getFullYear() + 1) }).click()
  await page.getByRole('button', { name: 'Show the preview' }).click()
  await page.getByText('Nobody is left to bill for this year.').waitFor()
  await preview.getByRole('row', { name: /Billed for this year already/ }).waitFor()

  await runs.getByRole('button', { name: 'Undo', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Undo this run?' })
  await dialog.getByRole('button', { name: 'Reverse the invoices' }).click()
  await dialog.getByText('Enter why the run is undone').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('The fee was wrong')
  await dialog.getByRole('button', { name: 'Reverse the invoices' }).click()
  await runs.getByRole('row', { name: /Undoing.*Done.*Invoices reversed: \d+/s }).waitFor()
  await page.setViewportSize(phone)
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axeViolations(page)).toEqual([])
})
