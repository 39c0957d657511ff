import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ServerProcess } from '../../scripts/server-process.ts'
import { axeViolations, openBrowser } from './browser.ts'
import { fillConviction } from './fill-conviction.ts'
import { newApplicant } from './new-applicant.ts'
import { pngFile } from './sample-files.ts'
import { startSeeded } from './seeded-server.ts'
import { sampleSession } from './sessions.ts'
import { field, logOut } from './steps.ts'

const { visit, visitAs, visitAt } = openBrowser(
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503|Failed to fetch dynamically imported module/,
)
const lost = 'No connection. What you have typed stays here; you can go on when the connection returns.'

let server: ServerProcess
beforeAll(async () => {
  server = await startSeeded()
})
afterAll(() => server.stop())

test('a lost connection is reported, entered text stays, and work continues when it returns [PLAT-13]', async () => {
  const page = await visitAs(sampleSession('demo', 'begun'), '/settings')
  await page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem').first().waitFor()
  await field(page, 'Current password').fill('Wrong#2026')
  await field(page, 'New password').fill('Other#2026')
  await field(page, 'Confirm new password').fill('Other#2026')
  await page.context().setOffline(true)
  await page.getByRole('status').getByText(lost).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('No connection to the server.').waitFor()
  expect(await field(page, 'New password').inputValue()).toBe('Other#2026')
  await page.context().setOffline(false)
  await page.getByText('The connection is back.').waitFor()
  await page.getByText(lost).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('The current password is wrong').first().waitFor()
})

test('a save is not reported as failed, or made twice, because a request after it fails [PLAT-13 SEC-10]', async () => {
  const page = await visitAs(newApplicant('demo'), '/profile?tab=convictions')
  const dialog = await fillConviction(page)
  const failure = { message: 'Not now', code: 'unavailable', correlationId: 'any' }
  await page.route('**/api/auth/user', (route) => route.fulfill({ status: 503, json: failure }))
  const asked = page.waitForResponse('**/api/auth/user')
  await dialog.getByRole('button', { name: 'Save' }).click()
  expect((await asked).status()).toBe(503)
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('row', { name: /CARELESS DRIVING/ }).waitFor()
  await page.getByText('1 record', { exact: true }).waitFor()
})

test('a profile that another browser created leads on, not back to its form [PLAT-13 AUTH-04]', async () => {
  const page = await visitAs(newApplicant('demo'))
  await page.evaluate(() => {
    const { token, user } = JSON.parse(localStorage.getItem('regalia.session') ?? '{}')
    localStorage.setItem(
      'regalia.session',
      JSON.stringify({ token, user: { ...user, profile: null, profile_id: null } }),
    )
  })
  await page.goto(new URL('/initiate-profile', page.url()).href)
  await page.waitForURL(({ pathname }) => pathname !== '/initiate-profile')
})

test('a failed request while a form is filled in does not break it, and succeeds with the connection [PLAT-13]', async () => {
  const page = await visitAs(sampleSession('demo', 'applicant'), '/initiate-profile')
  await field(page, 'Last Name').fill('MWANGAZA')
  const parts = ['**/assets/CalendarPopup-*.js', '**/assets/CropDialog-*.js', '**/assets/sections-*.js']
  for (const part of parts) await page.route(part, (route) => route.abort())
  const calendar = page.getByRole('button', { name: 'Date of Birth: open the calendar' })
  const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('CalendarPopup'))
  await calendar.click()
  await asked
  await field(page, 'Profile Picture').setInputFiles(pngFile('portrait.png', 900))
  await page.getByText('The picture cannot be fitted without a connection').waitFor()
  expect(await field(page, 'Last Name').inputValue()).toBe('MWANGAZA')
  for (const part of parts) await page.unroute(part)
  await calendar.click()
  await page.getByRole('dialog', { name: 'Date of Birth' }).waitFor()
})

test('log-in needs no code that makes calls; if that cannot be fetched, there is a retry [PLAT-13]', async () => {
  const page = await visit('demo')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await field(page, 'E-mail').fill('member@sample.example')
  await field(page, 'Password').fill('Sample#2026')
  expect(asked.filter((url) => url.includes('/calls-'))).toEqual([])
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('No connection to the server.').waitFor()
  expect(await field(page, 'Password').inputValue()).toBe('Sample#2026')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/dashboard/)
})

test('without the dialog that asks before leaving, the browser asks [PLAT-13 ENG-16]', async () => {
  const page = await visitAs(sampleSession('demo', 'begun'))
  await page.route('**/assets/sections-*.js', (route) => route.abort())
  await page.goto(new URL('/settings', page.url()).href)
  await page.getByRole('switch').first().click()
  const asked = page.waitForEvent('dialog')
  const pressed = page.getByRole('link', { name: 'Dashboard' }).first().click()
  const question = await asked
  expect([question.type(), question.message()]).toEqual(['confirm', expect.stringMatching(/^Leave without saving\?/)])
  await question.dismiss()
  await pressed
  expect(new URL(page.url()).pathname).toBe('/settings')
  await page.unroute('**/assets/sections-*.js')
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL(/dashboard/)
})

test('logging out works here even when the server does not respond [PLAT-13 AUTH-13]', async () => {
  const page = await visitAs(sampleSession('demo', 'member'))
  await page.route('**/api/auth/logout', () => undefined)
  await logOut(page)
  expect(await page.evaluate(() => localStorage.getItem('regalia.session'))).toBeNull()
})

test('a page that fails says so, with ways out and an id that is in the server’s log [PLAT-13]', async () => {
  const page = await visitAt(server.origin('demo'))
  await page.route('**/assets/CategoriesPage-*.js', (route) => route.abort())
  await page.getByRole('link', { name: 'Register As Member' }).click()
  await page.getByRole('heading', { name: 'This page could not be shown' }).waitFor()
  const id = await page.locator('code').innerText()
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  await expect.poll(() => server.output()).toContain(`"report":"${id}"`)
  expect(await axeViolations(page)).toEqual([])
  await page.unroute('**/assets/CategoriesPage-*.js')
  await page.getByRole('link', { name: 'To the start' }).click()
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
})
