import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { isJsonArray } from '../../src/engine/json/json.ts'
import { getAt } from '../../src/engine/json/pointer.ts'
import { axeViolations, openBrowser, phone, scrollsSideways } from './browser.ts'
import { getCall, postCall, sampleSession } from './sessions.ts'

const { visitAs } = openBrowser()

const queue = '/desk/application?state=verified'

/** The rows of the cases that can be chosen, by their numbers. */
const boxes = (page: Page): Locator => page.getByRole('checkbox', { name: /^Choose APP-/ })

async function numbersIn(page: Page): Promise<string[]> {
  await boxes(page).first().waitFor()
  const names = await boxes(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  return names.map((name) => name.replace('Choose ', ''))
}

/** Another member of staff takes a case for themselves, after the list was read. */
async function takenByAnother(tenant: string, number: string): Promise<void> {
  const { token, user } = await sampleSession(tenant, 'committee')
  const found = await getCall(tenant, `cases/application?of=desk&search=${number}`, token)
  const items = getAt(found, '/items')
  const id = isJsonArray(items) ? String(getAt(items[0], '/id')) : ''
  await postCall(tenant, `cases/application/${id}/assign`, { assignee: String(user['id']) }, token)
}

test('one transition is taken of many applications by the keyboard; each is decided by itself, and what is refused says why [APP-07 APP-09]', async () => {
  const page = await visitAs(sampleSession('demo', 'approver'), queue)
  const [first = '', second = ''] = await numbersIn(page)
  const send = page.getByRole('button', { name: 'Send to the committee' })
  expect(await send.isDisabled()).toBe(true)
  for (const number of [first, second]) {
    await page.getByRole('checkbox', { name: `Choose ${number}` }).focus()
    await page.keyboard.press('Space')
  }
  await page.getByText('2 chosen').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await takenByAnother('demo', second)
  await send.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Send to the committee' })
  await dialog.getByText('This is done for 2 requests, each decided by itself.').waitFor()
  await dialog.getByRole('button', { name: 'Send to the committee' }).focus()
  await page.keyboard.press('Enter')
  const outcomes = page.getByRole('dialog', { name: 'What became of each' })
  await outcomes.getByText('1 request is done. 1 could not be done:').waitFor()
  await outcomes.getByText(second).waitFor()
  await outcomes.getByText(/changed this request/).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await outcomes.getByRole('button', { name: 'Close' }).last().focus()
  await page.keyboard.press('Enter')
  await outcomes.waitFor({ state: 'detached' })
  await page.getByRole('checkbox', { name: `Choose ${first}` }).waitFor({ state: 'detached' })
  await page.getByRole('checkbox', { name: `Choose ${second}` }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  await page.goto(new URL('/desk/application?state=committee-review', page.url()).href)
  await page.getByRole('link', { name: first }).waitFor()
})

test('all applications of a page are chosen at once on a phone, and only those that can be [APP-07]', async () => {
  const page = await visitAs(sampleSession('demo', 'approver'), queue, phone)
  const numbers = await numbersIn(page)
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check()
  await page.getByText(`${numbers.length} chosen`).waitFor()
  expect(await axeViolations(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).uncheck()
  await page.getByText('0 chosen').waitFor()
  await page.goto(new URL('/desk/application?state=open', page.url()).href)
  await page.getByRole('link', { name: /^APP-/ }).first().waitFor()
  expect(await boxes(page).count()).toBe(0)
})
