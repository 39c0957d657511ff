import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ServerProcess } from '../../scripts/server-process.ts'
import { axeViolations, openBrowser, phone, scrollsSideways } from './browser.ts'
import { copyProject } from './copied-project.ts'
import { pdfFile, pngFile } from './sample-files.ts'
import type { UploadedFile } from './sample-files.ts'
import { startSeeded } from './seeded-server.ts'
import { field, holdCalls, summaryIs, logInAs, pick } from './steps.ts'

const { visitAt } = openBrowser()

let copy: string
let server: ServerProcess

beforeAll(async () => {
  copy = await copyProject()
  // An organisation's own section with a field for every widget.
  await cp(join(import.meta.dirname, 'widgets'), join(copy, 'tenants', 'demo'), { recursive: true })
  server = await startSeeded({}, copy)
}, 240_000)
afterAll(async () => {
  await server.stop()
  await rm(copy, { recursive: true, force: true })
})

/** Drops a file on the field with that label, like a file manager, with some further bytes. */
async function drop(page: Page, label: string, { name, mimeType, buffer }: UploadedFile, further = 0): Promise<void> {
  const content = buffer.toString('base64')
  const dataTransfer = await page.evaluateHandle(
    ({ name, mimeType, content, further }) => {
      const data = new DataTransfer()
      const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
      data.items.add(new File([bytes, new Uint8Array(further)], name, { type: mimeType }))
      return data
    },
    { name, mimeType, content, further },
  )
  const zone = page.locator('label').filter({ has: page.getByLabel(label) })
  await zone.dispatchEvent('dragover', { dataTransfer })
  await zone.dispatchEvent('drop', { dataTransfer })
}

/** Draws a stroke on the pad with the mouse. */
async function sign(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: /^Signature pad/ })
  await pad.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width * 0.2, y + height * 0.3)
  await page.mouse.down()
  for (const part of [0.4, 0.5, 0.7]) await page.mouse.move(x + width * part, y + height * part, { steps: 4 })
  await page.mouse.up()
}

/** The size of a shown picture in pixels. */
const sizeOf = (picture: Locator): Promise<readonly number[]> =>
  picture.evaluate((element) => {
    if (!(element instanceof HTMLImageElement)) return []
    return [element.naturalWidth, element.naturalHeight]
  })

test('every widget can be filled in, reports issues, is stored and shown again [ENG-14 ENG-05]', async () => {
  const page = await visitAt(server.origin('demo'))
  await logInAs(page, 'graduate')
  await page.goto(`${server.origin('demo')}/profile?tab=samples`)
  const panel = page.getByRole('tabpanel')
  const save = panel.getByRole('button', { name: 'Save' })
  const input = (label: string) => field(panel, label)

  // Text is stored as typed; a number has to be a number within its limits.
  await input('Name').fill('Bridge of samples')
  await input('Years').fill('many')
  await input('Years').press('Tab')
  await panel.getByText('Years must be a number').waitFor()
  await input('Years').fill('61')
  await panel.getByText('Years must be 60 or fewer').waitFor()
  await input('Years').fill('12')
  await panel.getByText('Years must be 60 or fewer').waitFor({ state: 'detached' })

  // A date is typed day first; the calendar offers neither what is before its first day nor what is after today.
  const calendar = page.getByRole('dialog', { name: 'Since' })
  const openCalendar = () => panel.getByRole('button', { name: 'Since: open the calendar' }).click()
  await openCalendar()
  expect(await calendar.getByRole('button', { name: 'Next month' }).isDisabled()).toBe(true)
  await expect.poll(() => calendar.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await input('Since').pressSequentially('10022020')
  expect(await input('Since').inputValue()).toBe('10/02/2020')
  await openCalendar()
  await calendar.getByText('February 2020').waitFor()
  expect(await calendar.getByRole('button', { name: 'Previous month' }).isDisabled()).toBe(true)
  await calendar.getByRole('gridcell', { name: '7', exact: true }).click()
  await calendar.waitFor({ state: 'detached' })
  expect(await input('Since').inputValue()).toBe('07/02/2020')

  // Choices: searched for, one of a few, yes or no, several as chips.
  await pick(panel, 'Country', 'Kenya')
  await panel.getByRole('radio', { name: 'Road' }).check()
  await panel.getByRole('radio', { name: 'Road' }).press('ArrowDown')
  await expect.poll(() => panel.getByRole('radio', { name: 'Bridge' }).isChecked()).toBe(true)
  await panel.getByRole('checkbox', { name: 'Still standing' }).check()
  for (const topic of ['Steel', 'Timber', 'Concrete']) await pick(panel, 'Topics', topic)
  await panel.getByRole('button', { name: 'Remove Timber' }).click()

  // A number keeps its digits alone; a masked value shows its end to those who pass by.
  await input('Phone').fill('+254 (712) 34x5-678')
  expect(await input('Phone').inputValue()).toBe('712345678')
  await input('Tax PIN').fill('A012345678Z')
  await input('Phone').focus()
  expect(await input('Tax PIN').inputValue()).toBe('•••••••678Z')
  await panel.getByRole('button', { name: 'Tax PIN: show' }).click()
  expect(await input('Tax PIN').inputValue()).toBe('A012345678Z')

  // Files are dropped on their field: one of a wrong type or size is refused at once, a valid one is shown with type
  // and size.
  await drop(page, 'Paper', pngFile())
  await panel.getByText('Paper must be a Pdf').waitFor()
  await drop(page, 'Paper', pdfFile('large.pdf'), 10_000_000)
  await panel.getByText('Paper should be less than 10MB').waitFor()
  const paper = pdfFile('paper.pdf')
  await drop(page, 'Paper', paper)
  await panel.getByText('paper.pdf', { exact: true }).waitFor()
  await panel.getByText(`PDF · ${paper.buffer.length} B`).waitFor()

  // A picture is cropped to its size, and shown.
  await panel.locator('input[type=file]').nth(1).setInputFiles(pngFile('portrait.png', 900))
  const crop = page.getByRole('dialog', { name: 'Fit the picture' })
  await crop.getByRole('application').press('+')
  await crop.getByRole('application').press('ArrowRight')
  await crop.getByRole('button', { name: 'Use picture' }).click()
  await crop.waitFor({ state: 'detached' })
  await expect.poll(() => sizeOf(panel.getByRole('img', { name: 'Portrait' }))).toEqual([400, 400])

  // A signature can be saved or cleared once there is one.
  const keep = panel.getByRole('button', { name: 'Save signature' })
  const clear = panel.getByRole('button', { name: 'Clear' })
  expect([await keep.isDisabled(), await clear.isDisabled()]).toEqual([true, true])
  await sign(page)
  await clear.click()
  expect(await keep.isDisabled()).toBe(true)
  await sign(page)
  await keep.click()
  await panel.getByRole('img', { name: 'Signature', exact: true }).waitFor()

  // A list has rows, in the order they are put in.
  const rows = panel.getByRole('group', { name: /^Parts \d$/ })
  for (const [index, part] of ['Deck', 'Pier', 'Rail'].entries()) {
    await panel.getByRole('button', { name: 'Add part' }).click()
    await field(rows.nth(index), 'Part').fill(part)
    await field(rows.nth(index), 'Length').fill(`${index + 1}.5`)
  }
  expect(await panel.getByRole('button', { name: 'Add part' }).count()).toBe(0)
  await panel.getByRole('button', { name: 'Move Parts 2 up' }).click()
  await panel.getByRole('button', { name: 'Remove Parts 3' }).click()
  await field(rows.nth(0), 'Length').fill('-1')

  // The terms can be scrolled by keyboard; without consent nothing is sent.
  const terms = panel.getByRole('region', { name: 'I agree to these terms: the text' })
  await terms.getByRole('heading', { name: '2. Who sees it' }).waitFor()
  expect(await terms.getAttribute('tabindex')).toBe('0')
  await save.click()
  await summaryIs(panel, ['Length must be 0 or more', 'Agree to the terms'])
  await field(rows.nth(0), 'Length').fill('2.5')
  await panel.getByRole('checkbox', { name: 'I agree to these terms' }).check()
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize(phone)
  await expect.poll(() => scrollsSideways(page)).toBe(false)

  // The progress of the upload is shown, and the stored record is returned.
  const release = await holdCalls(page, '**/api/profile/samples')
  await save.click()
  await panel.getByRole('progressbar', { name: 'Sending paper.pdf' }).waitFor()
  release()
  await panel.getByRole('button', { name: 'Edit' }).waitFor()
  await page.reload()
  for (const sentence of [
    'BRIDGE OF SAMPLES',
    '12',
    '7th February 2020',
    'Kenya',
    'Bridge',
    'Steel, Concrete',
    '712345678',
    '•••••••678Z',
  ])
    await panel.getByText(sentence, { exact: true }).first().waitFor()
  expect(await panel.innerText()).toMatch(/Pier\s+Length\s+2\.5\s+Part\s+Deck\s+Length\s+1\.5/)
  const portrait = panel.getByRole('img', { name: 'Portrait' })
  await expect.poll(() => sizeOf(portrait)).toEqual([400, 400])
  // Pictures come from there too.
  const loaded = page.waitForResponse(
    (response) => response.url().includes('/api/files/') && response.headers()['content-type'] === 'application/pdf',
  )
  await panel.getByRole('button', { name: 'Open' }).first().click()
  expect(await (await loaded).body()).toEqual(paper.buffer)
  expect(await axeViolations(page)).toEqual([])
})
