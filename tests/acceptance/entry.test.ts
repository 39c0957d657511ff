import { describe, expect, test } from 'vitest'
import { axeViolations, desk, openBrowser, phone, scrollsSideways, tenants } from './browser.ts'
import { hasFocus } from './has-focus.ts'
import { codeSentTo } from './outbox.ts'
import { field, isSeen, logIn, newAddress, register } from './steps.ts'

const { visit } = openBrowser()
const samplePassword = 'Sample#2026'

describe.each(tenants)('the first screen of %s', (tenant) => {
  test('has everything that a visitor needs [AUTH-01]', async () => {
    const page = await visit(tenant)
    await page.getByRole('link', { name: 'Forgot password?' }).waitFor()
    await page.getByRole('link', { name: 'Activate Account' }).waitFor()
    await page.getByRole('link', { name: 'Register As Member' }).waitFor()
    await page.getByRole('heading', { name: 'Registered members' }).waitFor()
    await page.getByRole('heading', { name: 'New applicants' }).waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Member Checker' }).waitFor()
    expect(await page.getByRole('contentinfo').innerText()).toMatch(/© 20\d\d \S/)
  })

  test.each([desk, phone])('is accessible and fits the screen at $width px [AUTH-01 PLAT-06]', async (viewport) => {
    const page = await visit(tenant, '/', viewport)
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
  })
})

test('each organisation shows its own name, logo, colour and captions [PLAT-01 PLAT-02]', async () => {
  const looks = await Promise.all(
    tenants.map(async (tenant) => {
      const page = await visit(tenant)
      const button = page.getByRole('button', { name: 'Sign in' })
      await button.waitFor()
      const colour = await button.evaluate((element) => getComputedStyle(element).backgroundColor)
      const logo = await page.evaluate(async () => (await fetch('/assets/tenant/logo.svg')).text())
      return { title: await page.title(), heading: await page.locator('h1').innerText(), colour, logo }
    }),
  )
  for (const part of ['title', 'heading', 'colour', 'logo'] as const) {
    expect(new Set(looks.map((look) => look[part])).size).toBe(tenants.length)
  }
})

test('a host without an organisation gets a neutral page [PLAT-01]', async () => {
  const page = await visit('nobody')
  expect(await isSeen(page.getByRole('heading', { name: 'Organisation not found' }))).toBe(true)
})

test('missing and malformed answers at log-in are reported at their fields, and the first gets the focus [AUTH-02 ENG-15]', async () => {
  const page = await visit('demo')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'E-mail is required' }).waitFor()
  await page.getByRole('link', { name: 'Password is required' }).waitFor()
  await expect.poll(() => hasFocus(field(page, 'E-mail'))).toBe(true)
  await field(page, 'E-mail').fill('somebody')
  await field(page, 'Password').fill('x')
  await field(page, 'Password').press('Enter')
  await page.getByRole('link', { name: 'E-mail must be valid' }).waitFor()
})

test('a refused log-in says why in a banner, and entered text stays [PLAT-09]', async () => {
  const page = await visit('demo')
  await logIn(page, 'nobody@member.example', 'Wrong#2026')
  expect(await page.getByRole('alert').filter({ hasText: /./ }).innerText()).toContain(
    'The e-mail or the password is wrong',
  )
  expect(await field(page, 'E-mail').inputValue()).toBe('nobody@member.example')
})

test('categories are those that accept applications, with their fees [AUTH-07 PLAT-11]', async () => {
  const page = await visit('ics', '/categories')
  await page.getByRole('link', { name: 'Select Associate' }).waitFor()
  const rows = await page.getByRole('tabpanel').getByRole('listitem').allInnerTexts()
  expect(
    rows.map((row) =>
      row
        .split(/\s*\n\s*/)
        .slice(0, 2)
        .join(' '),
    ),
  ).toEqual([
    'Student Member KES 500.00',
    'Graduate Specialist KES 2,000.00',
    'Chartered Specialist KES 8,500.00',
    'Associate KES 4,000.00',
  ])
  await page.getByRole('tab', { name: 'Firm' }).click()
  await page.getByRole('link', { name: 'Select Chartered Practice' }).waitFor()
})

test('the terms have to be accepted to continue [AUTH-08]', async () => {
  const page = await visit('demo', '/signup/Individual/GRADUATE')
  await page.getByRole('heading', { name: 'What you need' }).waitFor()
  expect(await page.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Read the terms and conditions' }).click()
  const dialog = page.getByRole('dialog', { name: 'Terms and conditions' })
  await dialog.getByRole('heading', { name: 'Your account' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.waitForURL(/\/register\/Individual\/GRADUATE$/)
})

test('declining consent leads back to log-in [AUTH-09]', async () => {
  const page = await visit('demo', '/register/Individual/GRADUATE')
  const dialog = page.getByRole('dialog', { name: 'Your consent' })
  await dialog.getByText('Data Protection Act').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Disagree' }).click()
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
})

test('registration shows the rules of its fields [AUTH-06 AUTH-09]', async () => {
  const page = await visit('demo', '/register/Individual/GRADUATE')
  await page.getByRole('button', { name: 'Agree', exact: true }).click()
  await field(page, 'ID/Passport number').fill('12345')
  await field(page, 'Password').fill('onlylowercase')
  await field(page, 'Confirm password').fill('different')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('link', { name: /ID should be at least 6 characters/ }).waitFor()
  await page.getByRole('link', { name: /8 to 16 characters.*lowercase.*uppercase.*digit.*special/ }).waitFor()
  expect(await isSeen(page.getByRole('link', { name: /Password does not match/ }))).toBe(true)
})

test('a code is entered whole, a wrong one is refused, a used one too [AUTH-10 AUTH-11]', async () => {
  const email = newAddress('coder')
  const page = await visit('demo', '/register/Individual/GRADUATE')
  await page.getByRole('button', { name: 'Agree', exact: true }).click()
  await register(page, email, 'ID/Passport number')
  const address = page.url()
  expect(await page.getByText(/We sent a code/).innerText()).toMatch(/•{3}/)
  const verify = page.getByRole('button', { name: 'Verify' })
  expect(await verify.isDisabled()).toBe(true)
  const code = await codeSentTo('demo', email)
  const wrong = code === '000000' ? '111111' : '000000'
  await field(page, 'One-time code').fill(wrong.slice(1))
  expect(await verify.isDisabled()).toBe(true)
  await field(page, 'One-time code').fill(wrong)
  await verify.click()
  await page.getByText('The code is wrong').waitFor()
  await page.goto(`${address}?verify=${code}`)
  await verify.click()
  await page.waitForURL(/\/initiate-profile$/)
  const other = await visit('demo', `${new URL(address).pathname}?verify=${code}`)
  await other.getByRole('button', { name: 'Verify' }).click()
  await other.getByRole('alert').filter({ hasText: /code/ }).waitFor()
})

test('activation by e-mail shows success, and failure in the fixed words [AUTH-10]', async () => {
  const page = await visit('demo', '/verify/not-a-code')
  await page.getByText('Failed to activate account. Please contact administrator').waitFor()
  expect(await axeViolations(page)).toEqual([])
})

test.each([
  ['/initiate-profile', 'button', 'Create Profile'],
  ['/initiate-firm', 'link', 'Create your own profile'],
  ['/dashboard', 'button', 'Create Profile'],
] as const)('%s needs a login, and is followed after it [AUTH-15 AUTH-04]', async (path, role, name) => {
  const page = await visit('demo', path)
  await page.waitForURL(new RegExp(`redirect=${encodeURIComponent(path)}$`))
  await logIn(page, 'applicant@sample.example', samplePassword)
  await page.waitForURL(/\/initiate-(profile|firm)$/)
  expect(await isSeen(page.getByRole(role, { name }))).toBe(true)
})

test.each([
  ['applicant@sample.example', /\/initiate-profile$/],
  ['member@sample.example', /\/dashboard$/],
  ['admin@sample.example', /\/admin\/user-settings$/],
])('on entry %s comes to %s [PLAT-08]', async (email, place) => {
  const page = await visit('demo')
  await logIn(page, email, samplePassword)
  await page.waitForURL(place)
  expect(await isSeen(page.getByRole('heading', { level: 1 }))).toBe(true)
})

test('the public register has the logo, a way back to the search and one to the account; a loading page is covered by a spinner [PLAT-06]', async () => {
  const page = await visit('iek', '/search/Search-list')
  const bar = page.getByRole('banner')
  const logo = bar.getByRole('img', { name: 'Institution of Engineers in Kenya' })
  await logo.waitFor()
  await expect.poll(() => logo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  expect(await bar.getByRole('link', { name: 'Member search' }).getAttribute('href')).toBe('/search/Search-list')
  await bar.getByRole('link', { name: 'My Account' }).click()
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/CategoriesPage-[^/]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(new URL('/categories', page.url()).href, { waitUntil: 'commit' })
  const spinner = page.locator('output[data-loading]').filter({ has: page.locator('svg') })
  await spinner.waitFor()
  expect(await spinner.getAttribute('aria-label')).toBe('Loading')
  expect(await spinner.boundingBox()).toEqual({ x: 0, y: 0, ...desk })
  release()
  await page.getByRole('heading', { name: 'Choose a category' }).waitFor()
  expect(await spinner.count()).toBe(0)
})

test('an address that leads nowhere says so, with a way back [PLAT-12]', async () => {
  const page = await visit('demo', '/no/such/page')
  await page.getByRole('heading', { name: 'Nothing here' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Go Back' }).click()
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
})

test.each([
  '/categories',
  '/signup/Individual/GRADUATE',
  '/register/Individual/GRADUATE',
  '/forgot-password',
  '/activate',
  '/success',
  '/search/Search-list',
])('%s has no barrier and fits a phone [PLAT-06]', async (path) => {
  const page = await visit('iek', path, phone)
  await page.getByRole('heading', { level: 1, includeHidden: true }).waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  expect(await axeViolations(page)).toEqual([])
  // Logo and actions are in one row, on the narrowest screens too.
  for (const viewport of [phone, { ...phone, width: 320 }]) {
    await page.setViewportSize(viewport)
    expect(await scrollsSideways(page), `${viewport.width}`).toBe(false)
    expect((await page.locator('header').first().boundingBox())?.height, `${viewport.width}`).toBeLessThan(80)
  }
})
