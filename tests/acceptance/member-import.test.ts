import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { memberColumns } from '../../src/contract/member-columns.ts'
import { axeViolations, openBrowser, phone, scrollsSideways } from './browser.ts'
import { sampleSession } from './sessions.ts'

const { visitAs } = openBrowser()

const rowOf = (number: string, email = `${number}@example.com`) =>
  `${number},Jane,,Example,A1234567,${email},0712345678,GRADUATE,Active,2020-02-29`
const fileOf = (name: string, ...rows: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from([memberColumns.join(','), ...rows].join('\n')),
})

async function openImport() {
  const page = await visitAs(sampleSession('demo', 'admin'), '/admin/members/import')
  return {
    page,
    file: page.getByLabel('The file', { exact: true }),
    preview: page.getByRole('region', { name: 'What the import will do' }),
  }
}

test('members are imported after a preview, by keyboard, and the page follows the import to its end [ADM-09]', async () => {
  const { page, file, preview } = await openImport()
  expect(await axeViolations(page)).toEqual([])
  await file.setInputFiles(fileOf('new members.csv', rowOf('IMP1'), rowOf('IMP2')))
  await preview
    .getByRole('table', { name: 'The first members' })
    .getByRole('row', { name: /IMP1.*Added/ })
    .waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('What the import will do')
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const imports = page.getByRole('table', { name: 'Imports' })
  await imports.getByRole('row', { name: /new members\.csv\s*Done.*Members added: 2/s }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Imports')
  await file.setInputFiles(fileOf('again.csv', rowOf('IMP1'), rowOf('IMP2')))
  await page.getByText('All members of the file are in the register already.').waitFor()
})

test('wrong rows are listed and saved, and left out only on request; a changed value shows the old one [ADM-09]', async () => {
  const { page, file, preview } = await openImport()
  await file.setInputFiles(fileOf('first.csv', rowOf('WRO1')))
  await preview.getByRole('button', { name: 'Import 1 member' }).click()
  await page.getByRole('row', { name: /first\.csv\s*Done/ }).waitFor()
  await file.setInputFiles(fileOf('second.csv', rowOf('WRO1', 'new@example.com'), rowOf('WRO2', 'nobody')))
  const wrong = preview.getByRole('table', { name: 'Wrong rows' })
  await wrong.getByRole('row', { name: /3\s*email\s*Is no e-mail address/ }).waitFor()
  await preview.getByRole('row', { name: /new@example\.com\s*was wro1@example\.com/ }).waitFor()
  const saving = page.waitForEvent('download')
  await preview.getByRole('button', { name: 'Save the list' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('Wrong rows.csv')
  expect(await readFile(await saved.path(), 'utf8')).toContain('3,email,Is no e-mail address.')
  const begin = preview.getByRole('button', { name: 'Import 1 member' })
  expect(await begin.isDisabled()).toBe(true)
  await page.setViewportSize(phone)
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axeViolations(page)).toEqual([])
  await preview.getByRole('checkbox', { name: 'Import without the 1 wrong row' }).check()
  await begin.click()
  await page.getByRole('row', { name: /second\.csv.*Done.*Wrong rows left out: 1/s }).waitFor()
})

test('a file that is no table says so and lets another be chosen; the template is one [ADM-09]', async () => {
  const { page, file, preview } = await openImport()
  await file.setInputFiles({
    name: 'photo.xlsx',
    mimeType: 'image/png',
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0]),
  })
  await page.getByRole('alert').getByText('The file is neither CSV nor an Excel workbook').waitFor()
  expect(await axeViolations(page)).toEqual([])
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download a template' }).click()
  await file.setInputFiles(await (await saving).path())
  await preview.getByText('There is no member in the file that could be imported.').waitFor()
})
