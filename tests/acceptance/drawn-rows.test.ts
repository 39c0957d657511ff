import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeViolations, desk, openBrowser, phone, scrollsSideways } from './browser.ts'
import { hasFocus } from './has-focus.ts'
import { sampleSession } from './sessions.ts'

const { visitAs } = openBrowser()

const contacts = '/profile?tab=contacts'

/** The whole numbers of the sample member's contacts, and how they are masked. */
const numbers = /0700000303|0200000404/
const masked = ['•••• 303', '•••• 404']

const contactNamed = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })
const choice = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Whether the two contacts are cards beside each other. */
async function areBeside(page: Page): Promise<boolean> {
  const boxes = await Promise.all(['Personal', 'Work'].map((name) => contactNamed(page, name).boundingBox()))
  return boxes[0]?.y === boxes[1]?.y
}

async function exported(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ])
  return readFile(await file.path(), 'utf8')
}

test('contacts are a table or cards as their owner chooses, also after the page is loaded again [SEC-01]', async () => {
  const page = await visitAs(sampleSession('iek', 'member'), contacts)
  await expect.poll(() => choice(page, 'Table').getAttribute('aria-pressed')).toBe('true')
  expect(await areBeside(page)).toBe(false)
  await choice(page, 'Cards').click()
  await expect.poll(() => areBeside(page)).toBe(true)
  expect(await axeViolations(page)).toEqual([])
  await page.reload()
  await expect.poll(() => choice(page, 'Cards').getAttribute('aria-pressed')).toBe('true')
  expect(await areBeside(page)).toBe(true)
  expect(await scrollsSideways(page)).toBe(false)

  await page.setViewportSize(phone)
  await expect.poll(() => areBeside(page)).toBe(false)
  // There is one card in a line either way.
  expect(await choice(page, 'Cards').count()).toBe(0)
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axeViolations(page)).toEqual([])
})

test('the focus is at the contact that was saved, in cards as in a table [SEC-01]', async () => {
  const page = await visitAs(sampleSession('iek', 'member'), contacts)
  await choice(page, 'Cards').click()
  await page.getByRole('button', { name: 'Edit: Work' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  const edit = page.getByRole('button', { name: 'Edit: Work' })
  await expect.poll(() => hasFocus(edit)).toBe(true)
  await contactNamed(page, 'Work').getByText('Saved', { exact: true }).waitFor()
})

test.each([
  ['at a desk', desk],
  ['on a phone', phone],
])('of a masked phone number only the end is in the page and its file, %s [SEC-01]', async (_, viewport) => {
  const page = await visitAs(sampleSession('iek', 'member'), contacts, viewport)
  for (const end of masked) await page.getByText(end, { exact: true }).waitFor()
  expect(await page.content()).not.toMatch(numbers)
  const file = await exported(page)
  for (const end of masked) expect(file).toContain(end)
  expect(file).not.toMatch(numbers)
  expect(await axeViolations(page)).toEqual([])
})
