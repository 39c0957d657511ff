import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { administratorsMenu } from './administrators-menu.ts'
import { axeViolations, desk, openBrowser, phone, scrollsSideways, tenants } from './browser.ts'
import { readOutbox } from './outbox.ts'
import { sampleSession } from './sessions.ts'
import { field, holdCalls, logIn, logInAs, logOut, openAccountMenu } from './steps.ts'

const { visit, visitAs } = openBrowser()

async function pageOf(tenant: string, account: string, path: string, viewport = desk): Promise<Page> {
  const page = await visitAs(sampleSession(tenant, account), path, viewport)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

/** The completeness of the profile, as the server returns it. */
const profileComplete = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('regalia.session') ?? '{}') as { token: string }
    const answer = await fetch('/api/auth/user', { headers: { authorization: `Bearer ${token}` } })
    const { data } = (await answer.json()) as { data: { profile: { ProfileComplete: number } } }
    return data.profile.ProfileComplete
  })

test('a category is shown by its name alone, never first by its code [PLAT-06]', async () => {
  const page = await visitAs(sampleSession('engineering-board', 'begun'))
  const release = await holdCalls(page, '**/api/setup/membership-categories')
  await page.goto(new URL('/dashboard', page.url()).href)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const header = page.getByRole('banner')
  await header.getByText('Category').waitFor()
  expect(await header.innerText()).not.toMatch(/\bCE\b/)
  expect(await page.getByRole('main').innerText()).not.toMatch(/\bCE\b/)
  release()
  await header.getByText('Consulting Engineer').waitFor()
})

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })

describe.each(tenants)('the profile of %s', (tenant) => {
  test('has the tabs of each kind, the first open for a firm, each saying whether it is complete [BIO-01 PLAT-07]', async () => {
    const member = await pageOf(tenant, 'begun', '/profile')
    const tabs = member.getByRole('tab')
    await expect.poll(() => tabs.count()).toBeGreaterThan(1)
    await expect.poll(() => tabs.first().getAttribute('aria-selected')).toBe('true')
    const ring = member.getByRole('progressbar', { name: 'Profile' })
    await ring.waitFor()
    const percent = await ring.getAttribute('value')
    expect(percent).toBe(String(await profileComplete(member)))
    expect(await member.getByText(`${percent}%`, { exact: true }).count()).toBeGreaterThan(0)
    await tabs
      .first()
      .and(member.getByRole('tab', { name: /(?<!not yet )complete/ }))
      .waitFor()
    await tabs
      .nth(1)
      .and(member.getByRole('tab', { name: /not yet complete/ }))
      .waitFor()
    const firm = await pageOf(tenant, 'firm', '/profile')
    await expect.poll(() => firm.getByRole('tab', { selected: true }).count()).toBe(1)
    expect(await firm.getByRole('tab').first().getAttribute('aria-selected')).toBe('true')
  })
})

test('the menu has installed packages, links where the rules allow, and is a drawer on a phone [PLAT-05 ADM-01]', async () => {
  const member = await pageOf('demo', 'member', '/dashboard')
  await expect
    .poll(() => menu(member).getByRole('link').allInnerTexts())
    .toEqual([
      'Dashboard',
      'Profile',
      'Application',
      'CPD',
      'Upgrade',
      'Firm',
      'Subscription',
      'License',
      'Billing',
      'Events',
      'Certificate',
    ])
  const applicant = await pageOf('engineering-board', 'begun', '/dashboard')
  await menu(applicant).getByText('Firm').waitFor()
  expect(await menu(applicant).getByRole('link', { name: 'Firm' }).count()).toBe(0)
  const admin = await pageOf('demo', 'admin', '/admin')
  await expect.poll(() => menu(admin).getByRole('link').allInnerTexts()).toEqual(administratorsMenu)
  const superAdmin = await pageOf('demo', 'superadmin', '/admin')
  await superAdmin.waitForURL(/\/admin\/settings$/)
  await expect
    .poll(() => menu(superAdmin).getByRole('link').allInnerTexts())
    .toEqual([
      'Admin Settings',
      'User Settings',
      'Staff',
      'Messages',
      'Background work',
      'Import members',
      'Members’ points',
      'Manage events',
      'Yearly billing',
      'Finance',
      'Reports',
      'Forms',
      'Audit log',
    ])
  const narrow = await pageOf('demo', 'member', '/dashboard', phone)
  expect(await menu(narrow).count()).toBe(0)
  await narrow.getByRole('button', { name: 'Open the menu' }).click()
  await menu(narrow).getByRole('link', { name: 'Profile' }).click()
  await narrow.waitForURL(/\/profile$/)
  await expect.poll(() => menu(narrow).count()).toBe(0)
})

test('an approver who is no member starts on a page of their own, not on an application [PLAT-05 PLAT-08]', async () => {
  const page = await pageOf('demo', 'approver', '/')
  await page.waitForURL(/\/desk\/application$/)
  await page.getByRole('heading', { level: 1, name: 'Approvals' }).waitFor()
  await expect.poll(() => menu(page).getByRole('link').allInnerTexts()).toEqual(['Approvals'])
  expect(await page.getByRole('banner').getByText('Registration No.').count()).toBe(0)
  expect(await axeViolations(page)).toEqual([])
  await page.goto(new URL('/profile', page.url()).href)
  await page.waitForURL(/\/desk\/application$/)
  await page.goto(new URL('/settings', page.url()).href)
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Approvals' }).waitFor()
})

test('a password link that no longer works says so when it is opened, and leads to a new one [AUTH-05 AUTH-06]', async () => {
  const page = await visit('demo', '/password/used')
  await page.getByRole('alert').getByText('This link no longer works').waitFor()
  expect(await page.getByRole('textbox').count()).toBe(0)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await page.getByRole('heading', { level: 1, name: 'Forgot password' }).waitFor()
})

test('a message in one tab is gone in the next [PLAT-09 BIO-01]', async () => {
  const page = await pageOf('demo', 'begun', '/profile')
  await page.route('**/api/profile/update', (route) =>
    route.fulfill({
      status: 409,
      json: { message: 'Phone must have a value.  CorrelationId:  3f0a9c12-1111-4000-8000-000000000000.' },
    }),
  )
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  const problems = page.getByRole('alertdialog', { name: 'Something went wrong' })
  await problems.getByText('Phone must have a value.', { exact: true }).waitFor()
  await problems.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Phone must have a value.', { exact: true }).waitFor()
  await page.getByRole('tab', { name: 'Contacts' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('button', { name: 'Add Personal Contact' }).waitFor()
  expect(await page.getByText('Phone must have a value.').count()).toBe(0)
  await page.getByRole('tab', { name: 'Bio' }).click()
  await page.getByRole('button', { name: 'Edit' }).waitFor()
  expect(await page.getByText('Phone must have a value.').count()).toBe(0)
})

test('a message with a correlation id shows only its inner text [PLAT-10]', async () => {
  const page = await visit('demo')
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({
      status: 422,
      json: { message: 'Member No. must have a value.  CorrelationId:  3f0a9c12-1111-4000-8000-000000000000.' },
    }),
  )
  await logIn(page, 'member@sample.example')
  const alert = page.getByRole('alert').filter({ hasText: /./ })
  await expect.poll(() => alert.allInnerTexts()).toEqual(['Member No. must have a value.'])
})

test('settings change what contacts ask for, and the captions [PLAT-17]', async () => {
  const contact = async (tenant: string) => {
    const page = await pageOf(tenant, 'begun', '/profile?tab=contacts')
    await page.getByRole('button', { name: 'Add Personal Contact' }).click()
    const dialog = page.getByRole('dialog')
    await field(dialog, 'Phone number').waitFor()
    return dialog.locator('label').allInnerTexts()
  }
  const [neutral, without] = [await contact('demo'), await contact('ics')]
  expect(neutral.join('|')).toMatch(/County.*Place of Work/)
  expect(without.join('|')).not.toMatch(/County \*|Place of Work/)
  const page = await visit('demo')
  await page.getByText('Member portal').first().waitFor()
})

test.each([
  ['demo', { license: 'License', letter: 'Acceptance Letter', standing: 'Certificate of Good Standing' }],
  [
    'engineering-board',
    { license: 'Practising Licence', letter: 'Registration Letter', standing: 'Letter of Good Standing' },
  ],
  ['ics', { license: 'Annual Practice Permit', letter: 'Letter of Offer', standing: '' }],
])('the captions of %s are those of its settings, each under a label [PLAT-17 PLAT-03]', async (tenant, captions) => {
  const page = await pageOf(tenant, 'superadmin', '/admin/settings')
  const valueOf = (label: string) => field(page, label).inputValue()
  expect(await valueOf('Caption of the licence')).toBe(captions.license)
  expect(await valueOf('Caption of the acceptance letter')).toBe(captions.letter)
  expect(await valueOf('Caption of that certificate')).toBe(captions.standing)
  expect(await page.getByRole('main').innerText()).not.toMatch(/[a-z]_[a-z]|[a-z][A-Z]\w+Field/)
})

test('an administrator sees how each message is delivered, those that failed alone, in both languages, on a phone too [OPS-08 PLAT-15]', async () => {
  const page = await visit('iek', '/forgot-password')
  await field(page, 'E-mail').fill('graduate@sample.example')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText('If there is an account with this e-mail').waitFor()
  // The list does not reload by itself, so the message has to be settled before it is opened.
  const messageTo = async (address: string) =>
    (await readOutbox('iek')).find(({ recipient }) => recipient === address)?.status
  await expect.poll(() => messageTo('graduate@sample.example')).toBe('kept')
  await page.goto(new URL('/', page.url()).href)
  await logInAs(page, 'admin')
  await page.getByRole('link', { name: 'Messages', exact: true }).click()
  const row = page.getByRole('row', { name: /graduate@sample\.example.*Kept, not sent/ }).first()
  await row.waitFor()
  expect(await row.innerText()).toContain('Set a new password for Institution of Engineers in Kenya')
  expect(await page.getByRole('main').innerText()).not.toContain('/password/')
  const filter = page.getByRole('combobox', { name: 'Show' })
  await filter.selectOption('Failed')
  await page.getByText('No messages with this status').waitFor()
  // The state of a message hours after its mail server refused it; the server's own tests cause it.
  const failed = { id: 'x', channel: 'email', recipient: 'zawadi@member.example', subject: 'A code', status: 'failed' }
  const reason = { failure: 'refused', last_error: '550 No such user' }
  const delivery = { attempts: 8, ...reason, next_at: null, sent_at: null }
  let isDown = true
  await page.route('**/api/admin/messages?status=sent', (route) =>
    isDown
      ? route.fulfill({ status: 429, json: { message: 'Too many attempts. Try again later.' } })
      : route.fulfill({ json: { data: [{ ...failed, ...delivery, created_at: '2026-01-05T08:00:00Z' }] } }),
  )
  await filter.selectOption('Sent')
  await page.getByText('Too many attempts. Try again later.').waitFor()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page
    .getByRole('row', { name: /zawadi@member\.example A code Failed 8 It was refused\s*550 No such user$/ })
    .waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize(phone)
  await page.getByRole('table', { name: 'Messages' }).getByText('550 No such user').waitFor()
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axeViolations(page)).toEqual([])
  await openAccountMenu(page)
  await page.getByRole('menuitemradio', { name: 'Kiswahili' }).click()
  await page.getByRole('table', { name: 'Ujumbe' }).getByText('Umeshindikana').waitFor()
  await page.getByRole('table', { name: 'Ujumbe' }).getByText('Ulikataliwa').waitFor()
})

test('the practising firm is asked for where the setting says so [PLAT-17]', async () => {
  const asked = async (tenant: string) => {
    const page = await pageOf(tenant, 'applicant', '/initiate-profile')
    await field(page, 'Last Name').waitFor()
    return field(page, 'Practising firm').count()
  }
  expect(await asked('demo')).toBe(1)
  expect(await asked('iek')).toBe(0)
})

test('nobody is asked to confirm a profile before the application is released [BIO-11]', async () => {
  const page = await pageOf('demo', 'graduate', '/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByText('Your application is released, but your profile is not confirmed yet.').count()).toBe(0)
})

test('the bell shows unread notifications, which can be marked as read [PLAT-06]', async () => {
  const page = await pageOf('iek', 'begun', '/dashboard')
  await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click()
  const list = page.getByRole('dialog', { name: 'Notifications' })
  await list.getByText(/Your application APP-\d+ has been created\./).waitFor()
  await list.getByRole('button', { name: 'Mark all as read' }).click()
  await list.getByRole('button', { name: 'Mark all as read' }).waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
})

test('every page is marked while an administrator acts as another user, and has a way back [ADM-04]', async () => {
  const page = await visitAs(sampleSession('demo', 'firm'))
  const firm = await page.evaluate(() => {
    const { user } = JSON.parse(localStorage.getItem('regalia.session') ?? '{}') as { user: { id: string } }
    return user.id
  })
  await logOut(page)
  await logInAs(page, 'admin')
  await page.goto(new URL('/success', page.url()).href)
  await page.evaluate(async (id) => {
    const { token } = JSON.parse(localStorage.getItem('regalia.session') ?? '{}') as { token: string }
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const answer = await fetch('/api/admin/loginas', { method: 'POST', headers, body: JSON.stringify({ id }) })
    const { data } = (await answer.json()) as { data: object }
    localStorage.setItem('regalia.session', JSON.stringify(data))
  }, firm)
  for (const path of ['/dashboard', '/profile', '/search/Search-list']) {
    await page.goto(new URL(path, page.url()).href)
    await page
      .getByRole('region', { name: 'Acting as another user' })
      .getByText(/SAMPLE WORKS LIMITED/)
      .waitFor()
  }
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL(/\/admin\/user-settings$/)
  expect(await page.getByRole('region', { name: 'Acting as another user' }).count()).toBe(0)
})

test('after many wrong passwords a message says when to try again, with or without an account [AUTH-03]', async () => {
  const refusals = async (email: string) => {
    const page = await visit('iek')
    const alert = page.getByRole('alert').filter({ hasText: /./ })
    const alerts: string[] = []
    for (let attempt = 1; attempt <= 11; attempt += 1) {
      const answered = page.waitForResponse('**/api/auth/login')
      await logIn(page, email, `Wrong#${2000 + attempt}`)
      await answered
      // The remaining minutes depend on how long the attempts took.
      if (attempt === 1 || attempt === 11)
        alerts.push((await alert.innerText()).replace(/\d+ minutes\.$/, 'some minutes.'))
    }
    return alerts
  }
  // An account that no other test logs in with: it is locked for a while.
  const known = await refusals('applicant60@sample.example')
  expect(known[0]).toBe('The e-mail or the password is wrong')
  expect(known[1]).toBe('Too many attempts. Try again in some minutes.')
  expect(await refusals('nobody.of.iek@member.example')).toEqual(known)
})

test.each([
  ['https://elsewhere.example/x', '/dashboard'],
  ['//elsewhere.example/x', '/dashboard'],
  [String.raw`/\elsewhere.example/x`, '/dashboard'],
  ['/settings', '/settings'],
])('a redirect to %s leads to %s [AUTH-04]', async (redirect, place) => {
  const page = await visit('engineering-board', `/?redirect=${encodeURIComponent(redirect)}`)
  await logIn(page, 'member@sample.example', 'Sample#2026')
  await page.waitForURL((url) => url.pathname === place)
  expect(new URL(page.url()).hostname).toBe('engineering-board.localhost')
})
