import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ServerProcess } from '../../scripts/server-process.ts'
import { openBrowser } from './browser.ts'
import { startWithTenant } from './copied-project.ts'
import { fillContact } from './fill-contact.ts'
import { startIndependentServer } from './independent-server.ts'
import type { IndependentServer } from './independent-server.ts'
import { field, logIn, logOut } from './steps.ts'

const { visitAt } = openBrowser(undefined, { sameOrigin: false })

/** Links a menu entry with rules to an existing page; the projects are outside of the portal. */
const menu = {
  overlay: '1.1.0',
  info: { title: 'Another menu', version: '1.0.0' },
  extends: 'pages/menu',
  actions: [
    {
      target: "$.page.entries[?@.id == 'certificate'].path",
      description: 'It is kept elsewhere.',
      update: '/application',
      'x-was': '/cases/good-standing',
    },
  ],
}

let portal: ServerProcess
let other: IndependentServer

beforeAll(async () => {
  other = await startIndependentServer(() => portal.origin('demo'))
  const sites = { projects: 'https://projects.example/in?token={token}' }
  portal = await startWithTenant((tenant) => ({ ...tenant, apiBase: other.base, sites }), { 'pages/menu.json': menu })
})
afterAll(() => Promise.all([portal.stop(), other.stop()]))

test('the portal runs against an organisation’s own server that makes the same calls and closes registration [PLAT-16 PLAT-10 PLAT-05 AUTH-01]', async () => {
  const page = await visitAt('about:blank')
  // Without the other server's settings the portal opens with the declared ones after three seconds. That server runs
  // in this process.
  const opens = async () => {
    await page.goto(portal.origin('demo'))
    await page
      .getByText(/^Sign in/)
      .first()
      .waitFor()
    return page.getByText('Sign in at the other server').count()
  }
  await expect.poll(opens).toBeGreaterThan(0)
  expect(await page.getByRole('link', { name: 'Register As Member' }).count()).toBe(0)
  await page.getByRole('heading', { name: 'Registered members' }).waitFor()
  expect(await page.getByRole('heading', { name: 'New applicants' }).count()).toBe(0)
  await logIn(page, 'zawadi@member.example', 'Wrong#2026')
  await expect
    .poll(() => page.getByRole('alert').filter({ hasText: /./ }).allInnerTexts())
    .toEqual(['Password must be right.'])
  await field(page, 'Password').fill('Right#2026')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/dashboard$/)
  await page.getByRole('banner').getByText('OTHER/7').waitFor()
  const entries = page.getByRole('navigation', { name: 'Main menu' })
  // Of the entries with rules, a member in good standing may open the certificate, and a graduate may not open the
  // projects.
  await expect
    .poll(() => entries.getByRole('listitem').allInnerTexts())
    .toEqual(['Dashboard', 'Profile', 'Certificate', 'My Projects'])
  await expect.poll(() => entries.getByRole('link').allInnerTexts()).toEqual(['Dashboard', 'Profile', 'Certificate'])
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await page.getByText('Your names have been approved: ZAWADI EXAMPLE.').waitFor()
  await page.keyboard.press('Escape')
  await page.goto(`${portal.origin('demo')}/profile?tab=contacts`)
  await page.getByRole('button', { name: 'Add Personal Contact' }).click()
  const dialog = page.getByRole('dialog')
  await fillContact(dialog)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('cell', { name: 'zawadi@member.example' }).waitFor()
  await logOut(page)
  for (const path of ['/categories', '/signup/Individual/GRADUATE', '/register/Individual/GRADUATE']) {
    await page.goto(portal.origin('demo') + path)
    await page.getByText('Registration is closed at present. Ask the office when it opens again.').waitFor()
    expect(await page.getByRole('button', { name: /Create account|Agree|Continue/ }).count()).toBe(0)
    expect(await page.getByRole('link', { name: /^Select/ }).count()).toBe(0)
  }
  for (const call of [
    'GET admin/settings',
    'POST auth/login',
    'GET auth/user',
    'POST profile/contact',
    'GET profile/contact',
    'POST auth/logout',
  ]) {
    expect(other.calls).toContain(call)
  }
})
