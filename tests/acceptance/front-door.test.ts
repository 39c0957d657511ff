import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeViolations, openBrowser, origin, tenants } from './browser.ts'
import { sampleSession } from './sessions.ts'
import { field, isSeen, samplePassword } from './steps.ts'

const { visit, visitAs } = openBrowser(
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch dynamically imported module/,
)

/** Marks the document, so that a reload is noticed. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-first', ''))
const isSameDocument = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-first'))

describe('the log-in page', () => {
  test.each([
    ['Forgot password?', '/forgot-password', /forgot/i],
    ['Activate Account', '/activate', /activate/i],
    ['Register As Member', '/categories', /./],
    ['Member Checker', '/search/Search-list', /./],
  ])('leads to “%s” and back without loading the document again [AUTH-01 PLAT-08]', async (link, path, title) => {
    const page = await visit('demo')
    await page.getByRole('link', { name: link }).waitFor()
    await mark(page)
    await page.getByRole('link', { name: link }).click()
    await page.waitForURL(({ pathname }) => pathname === path)
    const heading = page.getByRole('heading', { level: 1, name: title })
    await heading.waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    await page.goBack()
    await field(page, 'Password').waitFor()
    await page.goForward()
    await heading.waitFor()
    expect(await isSameDocument(page)).toBe(true)
  })

  test('opens a link in a new tab when the user asks for one [AUTH-01]', async () => {
    const page = await visit('demo')
    await field(page, 'E-mail').fill('somebody@example.com')
    const opened = page.context().waitForEvent('page')
    await page.getByRole('link', { name: 'Forgot password?' }).click({ modifiers: ['Control'] })
    const other = await opened
    await other.waitForURL('**/forgot-password')
    expect(await field(page, 'E-mail').inputValue()).toBe('somebody@example.com')
  })

  test('leads who logs in to the page that was asked for, without loading the document again [AUTH-02]', async () => {
    const page = await visit('demo', '/settings')
    await page.waitForURL(({ pathname }) => pathname === '/')
    await page.reload()
    await field(page, 'E-mail').fill('member@sample.example')
    await mark(page)
    await field(page, 'Password').fill(samplePassword)
    await field(page, 'Password').press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
    expect(await isSameDocument(page)).toBe(true)
  })

  test('says when a link cannot be followed, keeps what was typed, and follows it later [PLAT-13]', async () => {
    const page = await visit('demo')
    await field(page, 'E-mail').fill('somebody@example.com')
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByText('No connection to the server.').waitFor()
    expect(await field(page, 'E-mail').inputValue()).toBe('somebody@example.com')
    await page.context().setOffline(false)
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    expect(await isSeen(page.getByRole('heading', { level: 1, name: /forgot/i }))).toBe(true)
  })

  test('that was open in two tabs leaves both when somebody logs in [AUTH-02]', async () => {
    const page = await visit('demo')
    await field(page, 'E-mail').waitFor()
    const { token, user } = await sampleSession('demo', 'member')
    const other = await page.context().newPage()
    await other.goto(`${origin('demo')}/verify/none`)
    await other.evaluate((text) => localStorage.setItem('regalia.session', text), JSON.stringify({ token, user }))
    await page.waitForURL(({ pathname }) => pathname === '/dashboard')
  })

  test('works when the browser returns to it from a page within the document [PLAT-08]', async () => {
    const page = await visit('demo')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.waitForURL('**/forgot-password')
    await page.goBack()
    await field(page, 'Password').waitFor()
    await page.reload()
    await field(page, 'Password').waitFor()
    await page.goForward()
    expect(await isSeen(page.getByRole('heading', { level: 1, name: /forgot/i }))).toBe(true)
  })
})

/** An update of the portal removes code, until as many documents are loaded; how many have been loaded since. */
async function remove(page: Page, code: string, until: number): Promise<() => number> {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.route(code, (route) => (documents < until ? route.fulfill({ status: 404, body: '' }) : route.continue()))
  return () => documents
}

describe('the log-in page of a version that an update has replaced', () => {
  test('leads to the page of a link by loading it once from the server [PLAT-13]', async () => {
    const page = await visit('demo')
    await field(page, 'E-mail').waitFor()
    const documents = await remove(page, '**/assets/pages-*.js', 1)
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByRole('heading', { level: 1, name: /forgot/i }).waitFor()
    expect(documents()).toBe(1)
    expect(new URL(page.url()).pathname).toBe('/forgot-password')
  })

  test('lets people log in, whose pages are loaded once from the server [PLAT-13]', async () => {
    const page = await visit('demo')
    const documents = await remove(page, '**/assets/pages-*.js', 1)
    await logIn(page)
    await page.waitForURL(/dashboard/)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(documents()).toBe(1)
  })

  test('is loaded once when it cannot send the form, and says so when that does not help [PLAT-13]', async () => {
    const page = await visit('demo')
    const documents = await remove(page, '**/assets/calls-*.js', 2)
    const loaded = page.waitForEvent('load')
    await logIn(page)
    await loaded
    await page.getByText('Please enter your password once more').waitFor()
    expect(await field(page, 'E-mail').inputValue()).toBe('member@sample.example')
    expect(await field(page, 'Password').inputValue()).toBe('')
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]),
    )
    expect(stored).not.toContain(samplePassword)
    expect(stored).not.toContain('member@sample.example')
    await logIn(page)
    await page.getByText('Something went wrong').waitFor()
    expect(documents()).toBe(1)
    await page.unroute('**/assets/calls-*.js')
    await logIn(page)
    await page.waitForURL(/dashboard/)
  })
})

describe('pages whose code stays missing after the page was loaded again', () => {
  test('say so in the organisation’s look, and are opened by trying again [PLAT-13 PLAT-08]', async () => {
    const page = await visit('demo')
    await field(page, 'E-mail').waitFor()
    const documents = await remove(page, '**/assets/pages-*.js', 9)
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByRole('heading', { level: 1, name: 'This page could not be shown' }).waitFor()
    expect(documents()).toBe(1)
    expect(await isSeen(page.getByRole('banner').getByRole('img'))).toBe(true)
    expect(await axeViolations(page)).toEqual([])
    await page.unroute('**/assets/pages-*.js')
    await page.getByRole('button', { name: 'Reload' }).click()
    await page.getByRole('heading', { level: 1, name: /forgot/i }).waitFor()
  })

  test('lead back to the log-in page, which needs none of it [PLAT-13]', async () => {
    const page = await visit('demo')
    await remove(page, '**/assets/pages-*.js', 9)
    await page.goto(`${origin('demo')}/categories`)
    await page.getByRole('link', { name: 'To the start' }).click()
    await field(page, 'Password').waitFor()
  })

  test('open by themselves when the connection returns [PLAT-13]', async () => {
    const page = await visit('demo')
    const code = '**/assets/pages-*.js'
    const calls = '**/api/**'
    await page.route(code, (route) => route.abort())
    await page.route(calls, (route) => route.abort())
    await page.goto(`${origin('demo')}/categories`)
    await page.getByText('there is no connection to the server').waitFor()
    await page.unroute(code)
    await page.unroute(calls)
    await page.getByText('Graduate Member', { exact: true }).waitFor()
  })
})

async function logIn(page: Page): Promise<void> {
  await field(page, 'E-mail').fill('member@sample.example')
  await field(page, 'Password').fill(samplePassword)
  await field(page, 'Password').press('Enter')
}

/** Addresses requested; an object URL is none, and a picture that stands in two places is requested once. */
const mostRequests = 25

test.each(tenants)('a profile of %s opens for the first time with 25 requests at most [ENG-09]', async (tenant) => {
  const session = sampleSession(tenant, 'member')
  const blank = await visitAs(session, '/no-page')
  const page = await blank.context().newPage()
  const requests = new Set<string>()
  page.on('request', (request) => {
    if (request.url().startsWith('http')) requests.add(new URL(request.url()).pathname)
  })
  await page.goto(`${origin(tenant)}/profile`, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(requests.size, [...requests].join('\n')).toBeLessThanOrEqual(mostRequests)
})

/** All code but the form's own. */
const isSharedCode = (path: string) => path.endsWith('.js') && !/^\/published\/[0-9a-f]{24}\.js$/.test(path)

test.each([
  ['/', undefined],
  ['/dashboard', 'member'],
  ['/profile', 'member'],
] as const)('%s announces in its page all the code that it needs at first [ENG-09]', async (path, account) => {
  const blank = account ? await visitAs(sampleSession('demo', account), '/no-page') : await visit('demo', '/no-page')
  const page = await blank.context().newPage()
  const requested = new Set<string>()
  page.on('request', (request) => requested.add(new URL(request.url()).pathname))
  const response = await page.goto(origin('demo') + path, { waitUntil: 'networkidle' })
  const announced = (await response?.text()) ?? ''
  const code = [...requested].filter(isSharedCode)
  expect(code.length).toBeGreaterThan(2)
  expect(code.filter((file) => !announced.includes(`"${file}"`))).toEqual([])
})
