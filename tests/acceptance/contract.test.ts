import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openBrowser, tenants } from './browser.ts'
import { codeSentTo } from './outbox.ts'
import { field, logInAs, logOut, newAddress, password, register, verifyCode } from './steps.ts'

const { visit, held } = openBrowser(/status of 500/)

/** Waits until the responses to these calls have been checked by the served document. */
async function isHeld(calls: readonly string[]): Promise<void> {
  await expect.poll(async () => [...(await held()).calls]).toEqual(expect.arrayContaining([...calls]))
}

interface Asked {
  readonly method?: 'POST'
  readonly path: string
  readonly body?: object
}

/** Calls the API from the page with its session; returns the status and `data`. */
const ask = (page: Page, asked: Asked): Promise<{ readonly status: number; readonly data: unknown }> =>
  page.evaluate(async ({ path, body }) => {
    const { token } = JSON.parse(localStorage.getItem('regalia.session') ?? '{}') as { token?: string }
    const answer = await fetch(`/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const { data } = (await answer.json()) as { data: unknown }
    return { status: answer.status, data }
  }, asked)

/** The lists of document 1 §7, with the fields of §3 in their items. */
const referenceData: readonly (readonly [path: string, fields: readonly string[]])[] = [
  ['setup/membership-categories', ['Code', 'Description', 'categoryType', 'CanApply', 'entitled', 'charges']],
  ['application/requirements', []],
  ['setup/countries', ['code', 'displayName']],
  ['setup/counties', ['CountyNo', 'countyName', 'countryCode']],
  ['setup/cities', ['City', 'County', 'Code']],
  ['setup/qualification-codes', []],
  ['setup/certification-code', []],
  ['setup/industry-group', []],
  ['setup/specialization-types', ['code', 'description', 'discipline']],
  ['setup/postal-codes', []],
  ['setup/certification-class', []],
  ['setup/discipline', []],
  ['setup/title', ['Code', 'description', 'entitled']],
  ['setup/universities', []],
  ['setup/attachmentTypes', []],
  ['setup/disclaimers', ['disclaimerType', 'description']],
  ['setup/firms', ['code', 'displayName']],
  ['setup/referee-types', []],
]

/** At least these keys, separated by spaces. */
const keys = (names: string) => expect.arrayContaining(names.split(' '))

const keysOf = (value: unknown): readonly string[] =>
  Object.keys(typeof value === 'object' && value !== null ? value : {})

describe.each(tenants)('the calls of %s', (tenant) => {
  test('reference data is at its paths, with the specified fields in its items [API-01 API-04 API-05]', async () => {
    const page = await visit(tenant)
    for (const [path, fields] of referenceData) {
      const { status, data } = await ask(page, { path })
      expect(status, path).toBe(200)
      const items = Array.isArray(data) ? (data as unknown[]) : []
      expect(items.length, path).toBeGreaterThan(0)
      expect(keysOf(items[0]), path).toEqual(expect.arrayContaining([...fields]))
    }
    const { data: company } = await ask(page, { path: 'company' })
    expect(keysOf(company)).toEqual(expect.arrayContaining(['logo', 'displayName']))
    const { data: terms } = await ask(page, { path: 'company/terms' })
    expect(keysOf(terms)).toEqual(['termsAndConditions'])
    const { data: settings } = await ask(page, { path: 'admin/settings' })
    expect(keysOf(settings)).toEqual(
      expect.arrayContaining(['minor_settings', 'site_installed_packages', 'site_colors']),
    )
    await isHeld(['company', 'company/terms', ...referenceData.map(([path]) => path)].map((path) => `GET ${path}`))
  })

  test('users, profiles, firms and contacts have the specified fields [API-04 API-05]', async () => {
    const page = await visit(tenant)
    await logInAs(page, 'member')
    const { data: user } = await ask(page, { path: 'auth/user' })
    expect(keysOf(user)).toEqual(
      keys(
        'id profile_id id_number email name is_admin is_approver type category profile email_reminders email_updates sms_reminders sms_updates',
      ),
    )
    const { data: bio } = await ask(page, { path: 'profile' })
    expect(keysOf(bio)).toEqual(
      keys(
        'LastName FirstName SecondName Gender DateOfBirth IdentificationDocumentNo Nationality Address Image MemberShipType Email ProfileID MemberNo Type confirmed nameApproved ProfileComplete memberInformation contacts workexp',
      ),
    )
    const { data: contacts } = await ask(page, { path: 'profile/contact' })
    expect(keysOf(Array.isArray(contacts) ? contacts[0] : undefined)).toEqual(
      expect.arrayContaining(['Type', 'Email', 'PhoneNo', 'Address', 'City', 'Country', 'Location', 'Designation']),
    )
    await logOut(page)
    await logInAs(page, 'firm')
    const { data: firm } = await ask(page, { path: 'profile/firmBio' })
    expect(keysOf(firm)).toEqual(
      keys(
        'FirstName Email PhoneNo PhoneNo2 Address faxNo IdentificationDocumentNo VATRegNo houseNo blockNo lrNo Country City streetName MemberShipType Type',
      ),
    )
    await isHeld(['POST auth/login', 'GET auth/user', 'GET profile', 'GET profile/contact', 'GET profile/firmBio'])
  })
})

test('the portal makes every call about accounts, and the responses conform to the served document [API-01 API-05]', async () => {
  const email = newAddress('contract')
  const page = await visit('demo', '/register/Individual/GRADUATE')
  await page.getByRole('button', { name: 'Agree', exact: true }).click()
  await register(page, email, 'ID/Passport number')
  await verifyCode(page, 'demo', email)
  await page.waitForURL(/\/initiate-profile$/)
  // Before loading another page, because the browser then discards earlier responses.
  await isHeld(['POST auth/register', 'POST auth/verify-otp'])
  await page.goto(new URL('/settings', page.url()).href)
  await page.getByRole('switch').first().click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Setting Saved Successfully').waitFor()
  await field(page, 'Current password').fill(password)
  await field(page, 'New password').fill('Other#2026')
  await field(page, 'Confirm new password').fill('Other#2026')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Password Changed Successful').waitFor()
  await logOut(page)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByRole('button', { name: 'Send the link' }).waitFor()
  await field(page, 'E-mail').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText('If there is an account with this e-mail').waitFor()
  await isHeld(['POST auth/notification', 'POST auth/set-password', 'POST auth/logout', 'POST auth/password-reset'])
})

test('a firm’s registration goes by its own call [API-01 AUTH-09]', async () => {
  const page = await visit('iek', '/register/Corporate/FIRM')
  await page.getByRole('button', { name: 'Agree', exact: true }).click()
  const email = newAddress('contract-firm')
  await register(page, email, 'Tax PIN')
  expect(await codeSentTo('iek', email)).toMatch(/^\d{6}$/)
  await isHeld(['POST auth/createFirm'])
})

test('calls that need a session are refused without one in the common shape [API-05]', async () => {
  const page = await visit('demo')
  for (const path of ['auth/user', 'profile', 'profile/contact', 'profile/firmBio', 'application', 'notifications'])
    expect((await ask(page, { path })).status, path).toBe(401)
  expect((await ask(page, { path: 'no/such/call' })).status).toBe(404)
})

test('reference data that cannot be loaded causes no message, only the spinner [API-06]', async () => {
  const page = await visit('demo')
  await page.route('**/api/setup/membership-categories', (route) =>
    route.fulfill({ status: 500, json: { message: 'The list broke', code: 'internal', correlationId: 'c' } }),
  )
  const failed = page.waitForResponse('**/api/setup/membership-categories')
  await logInAs(page, 'member')
  await failed
  await page.getByRole('main').getByRole('article').first().waitFor()
  await expect.poll(() => page.locator('main [data-loading]').count()).toBe(0)
  expect(await page.getByText('The list broke').count()).toBe(0)
  expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0)
})
