import { expect, test } from 'vitest'
import { axeViolations, phone } from './browser.ts'
import { openOwnPortal, press } from './editor-steps.ts'
import { hasFocus } from './has-focus.ts'

const { goTo, visitAs } = openOwnPortal()

const titles = [
  'Choose what to change',
  'Change its label',
  'See it at once',
  'Look through your changes',
  'Let it be checked',
  'Publish',
]

test('is offered once, shows the first edit by the keyboard on a phone, and is there again [ADM-05]', async () => {
  const page = await visitAs('superadmin', phone)
  await goTo(page, '/admin/forms/sections/contacts')
  await page.getByRole('button', { name: 'Show me' }).focus()
  await page.keyboard.press('Enter')
  for (const title of titles) {
    const heading = page.getByRole('dialog').getByRole('heading', { name: title })
    await expect.poll(() => hasFocus(heading)).toBe(true)
    expect(await axeViolations(page), title).toEqual([])
    await page
      .getByRole('dialog')
      .getByRole('button', { name: title === 'Publish' ? 'Done' : 'Next' })
      .focus()
    await page.keyboard.press('Enter')
  }
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const again = page.getByRole('button', { name: 'Show how to make a change' })
  await expect.poll(() => hasFocus(again)).toBe(true)
  await page.reload()
  await again.waitFor()
  expect(await page.getByRole('button', { name: 'Show me' }).count()).toBe(0)
  await again.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Choose what to change' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => hasFocus(again)).toBe(true)
})

test('what it explains can be done meanwhile, and it may be declined [ADM-05]', async () => {
  const page = await visitAs('superadmin')
  await goTo(page, '/admin/forms/sections/contacts')
  await press(page, 'Show how to make a change')
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^E-mail/ })
    .click()
  await press(page, 'Next')
  await page.getByRole('dialog', { name: 'Change its label' }).waitFor()
  await page.getByLabel('Label', { exact: true }).fill('Work e-mail')
  await page.getByRole('dialog').getByRole('button', { name: 'End the tour' }).click()
  await page.getByRole('tab', { name: 'Changes (1)' }).waitFor()
})
