import { expect, test } from 'vitest'
import { simulatorKeys } from '../../scripts/simulators/daraja-simulator.ts'
import { darajaStatement } from '../../scripts/simulators/daraja-statement.ts'
import { axeViolations, openBrowser, phone, scrollsSideways } from './browser.ts'
import { sampleSession } from './sessions.ts'

const { visitAs } = openBrowser()

const rows = [
  { receipt: 'SKACCEPT01', account: 'SCHOOL FEES', paidIn: '1,250.00' },
  { receipt: 'SKACCEPT01', withdrawn: '-5.00', reason: 'Pay Bill Charge' },
  { receipt: '?', paidIn: '10.00' },
]
const fileOf = (shortcode: string) => ({
  name: 'statement.csv',
  mimeType: 'text/csv',
  // Long before anything that other tests post.
  buffer: Buffer.from(
    darajaStatement(
      { shortcode, from: '01-03-2020 00:00:00', to: '31-03-2020 23:59:59' },
      rows.map((row) => ({ ...row, completed: '03-03-2020 10:15:30' })),
    ),
  ),
})

test('finance staff import a statement after a preview, and read what became of its lines [BIL-05 BIL-06]', async () => {
  const page = await visitAs(sampleSession('demo', 'finance'), '/admin/finance')
  await page.getByRole('link', { name: 'Import a statement' }).click()
  const file = page.getByLabel('The file', { exact: true })
  await file.setInputFiles(fileOf('600999'))
  await page.getByRole('alert').getByText('The statement is of the shortcode 600999').waitFor()
  await file.setInputFiles(fileOf(simulatorKeys.shortcode))
  const preview = page.getByRole('region', { name: 'What the import will do' })
  await preview.getByText(/Shortcode 174379, .*Paid in: KES 1,250\.00/).waitFor()
  await preview.getByRole('row', { name: /SKACCEPT01.*Unplaced.*SCHOOL FEES/ }).waitFor()
  await preview.getByRole('row', { name: /Receipt No\..*8 to 12 letters and digits/ }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await preview.getByRole('checkbox', { name: 'Import without the 1 wrong row' }).check()
  await preview.getByRole('button', { name: 'Import 2 lines' }).click()
  await page.getByRole('row', { name: /statement\.csv\s*Done.*Unplaced: 1/s }).waitFor()
  await page.setViewportSize(phone)
  expect(await scrollsSideways(page)).toBe(false)
  await page.getByRole('link', { name: 'Result: statement.csv' }).click()
  await page.getByText('The statement has every receipt of its period').waitFor()
  await page.getByRole('table', { name: 'What became of its lines' }).getByText('Charges').waitFor()
  await page.getByRole('combobox', { name: 'Outcome' }).click()
  await page.getByRole('option', { name: 'Wrong lines' }).click()
  await page
    .getByRole('table', { name: 'Lines' })
    .getByText(/^\?,03-03-2020/)
    .waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('?outcome=wrong')
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axeViolations(page)).toEqual([])
})
