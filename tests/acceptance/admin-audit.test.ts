import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ServerProcess } from '../../scripts/server-process.ts'
import { axeViolations, openBrowser, phone, scrollsSideways } from './browser.ts'
import { saveTable } from './save-table.ts'
import { startSeeded } from './seeded-server.ts'
import { field, openAccountMenu, openSiteSettings } from './steps.ts'

// A call of one of these tests gets no answer.
const { visitAt } = openBrowser(/Failed to load resource: net::ERR_FAILED/)

// Other tests read the settings of the shared server.
let portal: ServerProcess
beforeAll(async () => {
  portal = await startSeeded()
})
afterAll(() => portal.stop())

async function openSettings(): Promise<Page> {
  const page = await visitAt(portal.origin('demo'))
  return openSiteSettings(page)
}

const openLog = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`${portal.origin('demo')}/admin/audit${query}`)
  await table(page).waitFor()
}

const table = (page: Page) => page.getByRole('table', { name: 'Audit log' })
const says = (page: Page, message: string | RegExp) => page.getByText(message).first().waitFor()

async function choose(page: Page, filter: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: filter }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('the log says who changed which setting from which to which value, is searched and saved [ADM-08]', async () => {
  const page = await openSettings()
  await field(page, 'Caption of the log-in page').fill('Our members')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await says(page, 'Setting Saved Successfully')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Audit log' }).click()
  const change = table(page).getByRole('row', { name: /Settings changed/ })
  expect(await change.innerText()).toMatch(
    /superadmin@sample\.example.*Caption of the log-in page: Member portal → Our members/s,
  )
  expect(await axeViolations(page)).toEqual([])
  await choose(page, 'Action', 'Role given')
  await page.waitForURL(/action=role-granted/)
  await change.waitFor({ state: 'detached' })
  await table(page)
    .getByRole('row', { name: /The operator.*Finance officer/s })
    .first()
    .waitFor()
  await field(page, 'Search').fill('finance@')
  await page.keyboard.press('Enter')
  await says(page, /^1 entry$/)
  await field(page, 'To').fill('2020-01-31')
  await page.keyboard.press('Enter')
  await says(page, 'No entry is found')
  expect(new URL(page.url()).search).toBe('?search=finance%40&action=role-granted&to=2020-01-31')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await change.waitFor()
  await choose(page, 'Action', 'Settings changed')
  await says(page, /^1 entry$/)
  const { name, lines } = await saveTable(page.getByRole('button', { name: 'Export' }))
  expect(name).toBe('Audit log.csv')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/Settings changed,,,Caption of the log-in page: Member portal → Our members$/)
})

test('the log fits a phone, in Kiswahili too, and waits for a connection [ADM-08 PLAT-06 PLAT-15]', async () => {
  const page = await openSettings()
  await page.setViewportSize(phone)
  await page.route('**/api/admin/audit?*', (route) => route.abort())
  await page.goto(`${portal.origin('demo')}/admin/audit`)
  await page.getByRole('button', { name: 'Try again' }).first().waitFor()
  // It tries again by itself with the connection, so the button may be gone before a click.
  await page.unroute('**/api/admin/audit?*')
  await table(page).waitFor()
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axeViolations(page)).toEqual([])
  await openAccountMenu(page)
  await page.getByRole('menuitemradio', { name: 'Kiswahili' }).click()
  await page.getByRole('heading', { level: 1, name: 'Kumbukumbu za ukaguzi' }).waitFor()
  await says(page, 'Jukumu limetolewa')
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axeViolations(page)).toEqual([])
})

test('the log comes in pages, which the address keeps [ADM-08]', async () => {
  const page = await openSettings()
  const nobody = { kind: 'operator', name: null, email: null }
  const entry = { at: '2026-01-05T08:00:00Z', action: 'forms-published', by: nobody, whom: null, changes: [] }
  // As many entries as take two pages would take long to cause; the server's tests do.
  await page.route('**/api/admin/audit?*', (route) => {
    const shown = Number(new URL(route.request().url()).searchParams.get('page') ?? '1')
    const items = [{ ...entry, id: `entry-${shown}`, detail: `Publication ${shown}` }]
    return route.fulfill({ json: { data: { items, total: 26, page: shown, pages: 2 } } })
  })
  await openLog(page)
  await says(page, 'Publication 1')
  await page.getByRole('button', { name: 'Next page' }).click()
  await says(page, 'Publication 2')
  await page.waitForURL(/\?page=2$/)
  await says(page, 'Page 2 of 2')
  await openLog(page, '?page=2&action=forms-published')
  await choose(page, 'Action', 'All')
  await says(page, 'Publication 1')
})
