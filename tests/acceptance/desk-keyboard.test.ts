import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeViolations, openBrowser } from './browser.ts'
import { hasFocus } from './has-focus.ts'
import { sampleSession } from './sessions.ts'

const { visitAs } = openBrowser()

/** More controls than any page of the desk has. */
const mostControls = 150

/** Goes to a control with the Tab key alone, from where the focus is. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor()
  for (let pressed = 0; pressed < mostControls; pressed += 1) {
    if (await hasFocus(control)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key never reaches ${control.toString()}.`)
}

async function pressOn(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }))
  await page.keyboard.press('Enter')
}

/** What has the focus: `BODY` when what had it is gone. */
const focusedTag = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.tagName ?? '')

/** Waits until a case is loaded; its number alone is already there while it loads. */
async function opened(page: Page, number: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: number }).waitFor()
  await page.getByRole('combobox', { name: 'Assigned to' }).waitFor()
}

const numberIn = (page: Page): Promise<string | null> => page.getByRole('heading', { level: 1 }).textContent()

test('an application is found, read, assigned, asked about, commented on and verified by the keyboard alone [APP-07]', async () => {
  const page = await visitAs(sampleSession('demo', 'approver'), '/desk/application?state=open&sort=-age')
  const links = page.getByRole('link', { name: /^APP-/ })
  await links.first().waitFor()
  const numbers = await links.allTextContents()
  const [first = '', second = ''] = numbers

  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard' })
  await help.getByText('Next in the list').waitFor()
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'detached' })

  await page.keyboard.press('/')
  await page.keyboard.type(second)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: first }).waitFor({ state: 'detached' })
  const search = page.getByRole('searchbox', { name: 'Search' })
  await expect.poll(() => hasFocus(search)).toBe(true)
  await pressOn(page, 'Clear filters')
  await page.getByRole('link', { name: first }).waitFor()
  await expect.poll(() => hasFocus(search)).toBe(true)
  await page.keyboard.press('Tab')

  for (const key of ['j', 'j', 'k']) await page.keyboard.press(key)
  await page.keyboard.press('Enter')
  await opened(page, first)
  await page.keyboard.press('j')
  await opened(page, second)
  await page.keyboard.press('k')
  await opened(page, first)

  const assigned = page.getByRole('combobox', { name: 'Assigned to' })
  await tabTo(page, assigned)
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: /\(me\)$/ }).waitFor()
  await page.keyboard.type('approver')
  await page.keyboard.press('Enter')
  await assigned.getByText(/\(me\)$/).waitFor()
  await expect.poll(() => hasFocus(assigned)).toBe(true)

  const question = page.getByRole('textbox', { name: 'Question' })
  await pressOn(page, 'Ask')
  await page.getByText('Write what you want to know.').waitFor()
  await expect.poll(() => hasFocus(question)).toBe(true)
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.type('Which of the two addresses do you use?')
  await pressOn(page, 'Ask')
  await page.getByRole('button', { name: 'Withdraw the question' }).waitFor()
  await expect.poll(() => focusedTag(page)).not.toBe('BODY')
  await pressOn(page, 'Withdraw the question')
  await question.waitFor()
  await expect.poll(() => focusedTag(page)).not.toBe('BODY')

  await page.keyboard.press('c')
  await page.keyboard.type('The papers are in order.')
  await pressOn(page, 'Add the comment')
  await page.getByRole('article').or(page.getByRole('listitem')).getByText('The papers are in order.').waitFor()
  await expect.poll(() => focusedTag(page)).not.toBe('BODY')

  await pressOn(page, 'Verify')
  const dialog = page.getByRole('dialog', { name: 'Verify' })
  await tabTo(page, dialog.getByRole('textbox').first())
  await page.keyboard.type('Read in full.')
  await tabTo(page, dialog.getByRole('button', { name: 'Verify' }))
  await page.keyboard.press('Enter')
  await page.getByText(`${first}: Verified.`).waitFor()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => focusedTag(page)).not.toBe('BODY')
  expect(await numberIn(page)).toBe(first)

  await page.keyboard.press('u')
  await page.getByRole('link', { name: second }).waitFor()
  await page.getByRole('link', { name: first }).waitFor({ state: 'detached' })
})
