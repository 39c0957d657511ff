import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeViolations, openBrowser } from './browser.ts'
import type { Tenant } from './browser.ts'
import { hasFocus } from './has-focus.ts'
import { codeSentTo } from './outbox.ts'
import { field, password } from './steps.ts'

const { visit } = openBrowser()
const base64 = (text: string): string => Buffer.from(text).toString('base64')

/** Every organisation's sample register has the same members. Each test file activates another one of them. */
const organisations: readonly (readonly [Tenant, string, string])[] = [
  ['demo', 'Regalia Demo', 'Released'],
  ['engineering-board', 'EBK', 'Released'],
  ['iek', 'IEK', 'Released'],
  ['ics', 'ICS', 'Admitted'],
]

test.each(organisations)(
  'a member of %s activates an account, gets a released application, and is asked to confirm the profile [AUTH-12 BIO-11]',
  async (tenant, caption, released) => {
    const page = await visit(tenant, `/activate?memberNo=${base64('M1001')}`)
    await field(page, 'First name').waitFor()
    expect(await field(page, 'First name').inputValue()).toBe('AMINA')
    expect(await field(page, 'Last name').inputValue()).toBe('ACTIVE')
    expect(await field(page, 'Last name').getAttribute('readonly')).not.toBeNull()
    expect(await axeViolations(page)).toEqual([])
    await request(page, '0700009999')
    await page.getByText(`Error Activating your account. contact ${caption} team`).waitFor()
    await request(page, '0700001001')
    await enterCode(page, tenant)
    const consent = page.getByRole('dialog', { name: 'Your consent' })
    await consent.getByText('I am the member whose record is being activated').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await consent.getByRole('button', { name: 'Disagree' }).click()
    await consent.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/activate')
    await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click()
    await consent.getByRole('button', { name: 'Agree', exact: true }).click()
    await page.waitForURL(/\/dashboard$/)
    await page.getByRole('banner').getByText('M1001').waitFor()
    const unconfirmed = page.getByText('Your application is released, but your profile is not confirmed yet.')
    await unconfirmed.waitFor()
    expect(await page.getByText('Your profile is incomplete').count()).toBe(0)
    // As the case type declares for somebody in the register.
    await page.goto(new URL('/application', page.url()).href)
    await page.getByRole('cell', { name: released, exact: true }).waitFor()
    await page.getByRole('link', { name: 'Confirm', exact: true }).click()
    await page.waitForURL(/\/profile\/profileConfirm$/)
    await unconfirmed.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Not Correct' }).click()
    await page.waitForURL(/\/profile$/)
    // On the profile itself, what a record lacks is more urgent.
    await page.goto(new URL('/dashboard', page.url()).href)
    await unconfirmed.waitFor()
    await page.goto(new URL('/profile/profileConfirm', page.url()).href)
    await page.getByRole('button', { name: 'Correct', exact: true }).click()
    await page.getByText('Your profile is confirmed.').waitFor()
    await page.goto(new URL('/dashboard', page.url()).href)
    await page.getByText('Your profile is incomplete').waitFor()
    await page.getByText('Add what is missing, so that your record is complete.').waitFor()
    expect(await unconfirmed.count()).toBe(0)
  },
)

test('an unknown number is reported in a toast and at its field, and nothing is filled in [AUTH-12 API-06]', async () => {
  const page = await visit('demo', '/activate')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('link', { name: 'Membership number is required' }).waitFor()
  await field(page, 'Membership number').fill('nobody')
  await page.getByRole('button', { name: 'Search' }).click()
  const toast = page.getByRole('region', { name: 'Notifications' })
  await toast.getByText('No member has this number').waitFor()
  const number = field(page, 'Membership number')
  await expect.poll(() => number.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => describedBy(number)).toContain('No member has this number')
  await expect.poll(() => hasFocus(number)).toBe(true)
  expect(await field(page, 'First name').count()).toBe(0)
  expect(await axeViolations(page)).toEqual([])
  await number.fill('M1002')
  expect(await number.getAttribute('aria-invalid')).toBeNull()
})

test('an unknown number in a link is reported at its field too [AUTH-12]', async () => {
  const page = await visit('demo', `/activate?memberNo=${base64('nobody')}`)
  const number = field(page, 'Membership number')
  await expect.poll(() => number.getAttribute('aria-invalid')).toBe('true')
  expect(await describedBy(number)).toContain('No member has this number')
})

/** The texts that a screen reader announces with a control. */
const describedBy = (control: Locator): Promise<string> =>
  control.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  )

test('a link with a code opens the dialog with it, which reports what is missing [AUTH-12 AUTH-06]', async () => {
  const page = await visit('demo', '/activate/123456')
  const dialog = page.getByRole('dialog', { name: 'Activate your account' })
  await dialog.waitFor()
  expect(await field(dialog, 'Activation code').inputValue()).toBe('123456')
  await field(dialog, 'Activation code').fill('')
  await dialog.getByRole('button', { name: 'Activate' }).click()
  await dialog.getByRole('link', { name: 'Field is required' }).waitFor()
  await dialog.getByRole('link', { name: 'E-mail is required' }).waitFor()
})

async function request(page: Page, phone: string): Promise<void> {
  await field(page, 'ID/Passport number').fill('30001001')
  await field(page, 'Mobile number').fill(phone)
  await field(page, 'E-mail').fill('m1001@sample.example')
  await page.getByRole('button', { name: 'Request activation' }).click()
}

async function enterCode(page: Page, tenant: Tenant): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Activate your account' })
  await dialog.waitFor()
  expect(await field(dialog, 'E-mail').inputValue()).toBe('m1001@sample.example')
  await field(dialog, 'Activation code').fill(await codeSentTo(tenant, 'm1001@sample.example'))
  await field(dialog, 'New password').fill(password)
  await field(dialog, 'Confirm password').fill(password)
  await dialog.getByRole('button', { name: 'Activate' }).click()
}
