import { expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { hasFocus } from './has-focus.ts'
import { holdCalls, field } from './steps.ts'

const { visit } = openBrowser()

test('Enter with a wrong password leaves the focus in its field; it is never lost while the form is sent [AUTH-03]', async () => {
  const page = await visit('demo')
  await field(page, 'E-mail').fill('member@sample.example')
  const secret = field(page, 'Password')
  await secret.fill('not-the-password')
  const release = await holdCalls(page, '**/api/auth/login')
  await secret.press('Enter')
  const submit = page.getByRole('button', { name: 'Sign in' })
  await expect.poll(() => hasFocus(submit)).toBe(true)
  release()
  await page.getByRole('alert').filter({ hasText: /./ }).waitFor()
  await expect.poll(() => hasFocus(secret)).toBe(true)
})

test('a search for a number that nobody has leaves the focus in its field [AUTH-12]', async () => {
  const page = await visit('demo', '/activate')
  const number = field(page, 'Membership number')
  await number.fill('nobody-1')
  const answered = page.waitForResponse('**/api/profile/search/member*')
  await number.press('Enter')
  await answered
  await expect.poll(() => hasFocus(number)).toBe(true)
})
