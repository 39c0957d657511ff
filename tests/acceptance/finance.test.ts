import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeViolations, desk, openBrowser, phone, scrollsSideways } from './browser.ts'
import { sampleSession } from './sessions.ts'

const { visitAs } = openBrowser()

async function openFinance(size: { readonly width: number; readonly height: number }): Promise<Page> {
  const page = await visitAs(sampleSession('demo', 'finance'), '/admin/finance')
  await page.setViewportSize(size)
  await page.getByRole('heading', { level: 1, name: 'Finance' }).waitFor()
  await page.getByRole('table', { name: 'Ledger' }).waitFor()
  return page
}

const saved = async (page: Page): Promise<readonly string[]> => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  return (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
}

test.each([
  ['a laptop', desk],
  ['a phone', phone],
])('every part of the finance desk is read on %s [BIL-06 PLAT-06]', async (_device, size) => {
  const page = await openFinance(size)
  for (const name of ['Ledger', 'Payments', 'Unmatched', 'Day’s takings', 'Aged debts', 'Journal']) {
    await page.getByRole('tab', { name }).click()
    const panel = page.getByRole('tabpanel', { name })
    await panel.getByRole('status').first().waitFor()
    expect(await scrollsSideways(page)).toBe(false)
    expect(await axeViolations(page)).toEqual([])
  }
  expect(new URL(page.url()).search).toBe('?view=journal')
})

test('the ledger is narrowed in the address, and saved as a file [BIL-06 ADM-09]', async () => {
  const page = await openFinance(desk)
  await page.getByRole('combobox', { name: 'Document' }).click()
  await page.getByRole('option', { name: 'Receipt' }).click()
  await page.waitForURL(/kind=receipt/)
  const rows = page.getByRole('table', { name: 'Ledger' }).getByRole('row')
  await expect.poll(async () => (await rows.allInnerTexts()).filter((row) => /INV-/.test(row))).toEqual([])
  const lines = await saved(page)
  expect(lines[0]).toContain('Date,Number,Document,Member number')
  expect(lines.length).toBeGreaterThan(1)
  await page.getByRole('tab', { name: 'Journal' }).click()
  await page.getByText(/Debits KES.*credits KES/).waitFor()
  expect((await saved(page))[0]).toContain('Date,Number,Account,Debit,Credit')
})
