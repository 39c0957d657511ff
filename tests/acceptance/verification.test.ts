import type { Route } from 'playwright'
import { expect, test } from 'vitest'
import { axeViolations, openBrowser, phone, scrollsSideways, tenants } from './browser.ts'
import { linkSentTo } from './outbox.ts'
import { field, isSeen, logIn, newAddress, password, register } from './steps.ts'

const { visit, visitAt } = openBrowser()

test.each(tenants)(
  'the e-mailed link activates an account at %s, and shows progress and success [AUTH-10 AUTH-11]',
  async (tenant) => {
    const email = newAddress('link')
    const page = await visit(tenant, '/register/Individual/GRADUATE')
    await page.getByRole('button', { name: 'Agree', exact: true }).click()
    await register(page, email, 'ID/Passport number')
    await page.getByRole('link', { name: /e-mail/ }).click()
    await page.waitForURL(/\/success$/)
    await page.getByText(/junk/i).waitFor()
    expect(await axeViolations(page)).toEqual([])
    const held: Route[] = []
    await page.route('**/api/auth/verify', (route) => void held.push(route))
    await page.goto(new URL(await linkSentTo(tenant, email, 'verify'), page.url()).href)
    await page.getByText('Activating your account …').waitFor()
    await expect.poll(() => held.length).toBeGreaterThan(0)
    for (const route of held) await route.continue()
    await page.getByText('Your account is active. You can sign in now.').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('main').getByRole('link').first().click()
    await logIn(page, email)
    await page.waitForURL(/\/initiate-profile$/)
  },
)

test('registering another’s e-mail gains nothing: its owner chooses password, phone and number at the link [AUTH-10 AUTH-06]', async () => {
  const email = newAddress('victim')
  const stranger = await visit('demo', '/register/Individual/GRADUATE')
  await stranger.getByRole('button', { name: 'Agree', exact: true }).click()
  await register(stranger, email, 'ID/Passport number')
  const owner = await visit('demo', await linkSentTo('demo', email, 'verify'))
  await owner.getByRole('heading', { name: 'Choose your password' }).waitFor()
  expect(await axeViolations(owner)).toEqual([])
  await owner.setViewportSize(phone)
  await expect.poll(() => scrollsSideways(owner)).toBe(false)
  const activate = owner.getByRole('button', { name: 'Activate the account' })
  await field(owner, 'Mobile number').fill('0712000111')
  await field(owner, 'ID/Passport number, or tax PIN of a firm').fill('B7654321')
  const choose = async (chosen: string) => {
    await field(owner, 'Password').fill(chosen)
    await field(owner, 'Confirm password').fill(chosen)
    await activate.click()
  }
  await choose('Password1!')
  await owner
    .getByText(/easily guessed/)
    .first()
    .waitFor()
  expect(await axeViolations(owner)).toEqual([])
  await choose('Owner#2026')
  await owner.getByText('Your account is active. You can sign in now.').waitFor()
  await owner.getByRole('main').getByRole('link').first().click()
  await logIn(owner, email, 'Owner#2026')
  await owner.waitForURL(/\/initiate-profile$/)
  await stranger.goto(new URL('/', stranger.url()).href)
  await logIn(stranger, email, password)
  expect(await isSeen(stranger.getByText('The e-mail or the password is wrong'))).toBe(true)
})

test('a link that was used fails in the specified words [AUTH-10 API-06]', async () => {
  const email = newAddress('twice')
  const page = await visit('demo', '/register/Individual/GRADUATE')
  await page.getByRole('button', { name: 'Agree', exact: true }).click()
  await register(page, email, 'ID/Passport number')
  const link = new URL(await linkSentTo('demo', email, 'verify'), page.url()).href
  await page.goto(link)
  await page.getByText('Your account is active. You can sign in now.').waitFor()
  const other = await visitAt(link)
  await other.getByText('Failed to activate account. Please contact administrator').waitFor()
  await other.getByRole('main').getByRole('link').first().click()
  await field(other, 'E-mail').waitFor()
})

test('Resend requests another code, and is disabled for the time that the server gives [AUTH-10 AUTH-11]', async () => {
  const page = await visit('demo', '/register/Individual/GRADUATE')
  await page.getByRole('button', { name: 'Agree', exact: true }).click()
  await register(page, newAddress('resend'), 'ID/Passport number')
  await page.route('**/api/auth/send-otp*', (route) =>
    route.fulfill({ json: { data: { message: 'A new code is on its way', resend_after: 60 } } }),
  )
  await page.getByRole('button', { name: 'Resend code' }).click()
  await page.getByText('A new code is on its way').waitFor()
  expect(await page.getByRole('button', { name: /^Resend code in \d+ s$/ }).isDisabled()).toBe(true)
  expect(await axeViolations(page)).toEqual([])
})
