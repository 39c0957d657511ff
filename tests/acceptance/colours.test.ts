import type { Page, Response } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { ServerProcess } from '../../scripts/server-process.ts'
import { colorOfState } from '../../src/engine/cases/model/state-color.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { isJsonObject } from '../../src/engine/json/json.ts'
import { axeViolations, openBrowser } from './browser.ts'
import { field, logInAs } from './steps.ts'

import { startWithTenant } from './copied-project.ts'

const { visit, visitAt } = openBrowser()
/** A yellow on which white would be illegible. */
const primary = '#ffe34d'
const accent = '#0a6b3c'

let portal: ServerProcess
beforeAll(async () => {
  portal = await startWithTenant((tenant) => ({ ...tenant, settings: withColours(tenant.settings) }))
})
afterAll(() => portal.stop())

const withColours = (settings: JsonObject[string] | undefined): JsonObject => ({
  ...(isJsonObject(settings) ? settings : {}),
  site_colors: [
    { colorName: 'primary', color: primary },
    { colorName: 'secondary', color: '#0b5cad' },
    { colorName: 'accent', color: accent },
  ],
})

test('site colours apply to every page and to e-mails, with legible text on them [PLAT-03 PLAT-04]', async () => {
  const page = await visitAt(portal.origin('demo'))
  const button = page.getByRole('button', { name: 'Sign in' })
  await button.waitFor()
  expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(255, 227, 77)')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.waitForURL(/\/forgot-password$/)
  await page.getByRole('button', { name: 'Send the link' }).waitFor()
  await field(page, 'E-mail').fill('member@sample.example')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText('If there is an account with this e-mail').waitFor()
  expect(await emailsIn(page)).toContain(`background:${primary};color:#16181d`)
  await page.goto(portal.origin('demo'))
  await logInAs(page, 'member')
  await page.goto(new URL('/dashboard', page.url()).href)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await axeViolations(page)).toEqual([])
})

test('the ground and the pattern of the log-in page are in the site colours [PLAT-04]', async () => {
  const page = await visitAt(portal.origin('demo'))
  const ground = page.locator('.rg-front-ground')
  const marks = ground.locator('pattern circle[stroke="none"]')
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  const [red = 0, green = 0, blue = 0] = await ground.evaluate((one) =>
    (getComputedStyle(one).backgroundColor.match(/\d+/g) ?? []).map(Number),
  )
  expect(green).toBeGreaterThan(2 * red)
  expect(green).toBeGreaterThan(blue)
  expect(await marks.first().evaluate((one) => getComputedStyle(one).fill)).toBe('rgb(255, 227, 77)')
})

/** The HTML of the e-mails in the outbox. */
const emailsIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answer = await fetch('/dev/outbox', { headers: { accept: 'application/json' } })
    const { data } = (await answer.json()) as { data: readonly { body_html: string | null }[] }
    return data.map(({ body_html: html }) => html ?? '').join('\n')
  })

/** Has the portal list the user's own application, as the dashboard reads it, once in each status. */
async function listInEveryStatus(page: Page, dashboard: Response): Promise<void> {
  const read: { data: { cases: { 'cases/application': { items: JsonObject[] } } } } = await dashboard.json()
  const own = read.data.cases['cases/application'].items
  const items = hues.flatMap(([status]) => {
    const shown = { id: status, title: status, color: colorOfState({ title: status }) }
    return own.slice(0, 1).map((one) => ({ ...one, ...shown }))
  })
  await page.route('**/api/cases/application/own', (route) => route.fulfill({ json: { data: { items, next: null } } }))
}

/** The range of hues of each named colour; degrees. */
const hues = [
  ['Open', [90, 150]],
  ['Closed', [345, 375]],
  ['Billed', [195, 250]],
  ['Cancelled', [260, 300]],
] as const

test.each(['demo', 'ics'])(
  'the status of a record is in its colour at %s: open green, closed red, billed blue, cancelled purple [PLAT-18]',
  async (tenant) => {
    const page = await visit(tenant)
    const dashboard = page.waitForResponse('**/api/dashboard')
    await logInAs(page, 'member')
    await listInEveryStatus(page, await dashboard)
    await page.goto(new URL('/application', page.url()).href)
    for (const [status, [from, to]] of hues) {
      const chip = page.getByRole('cell', { name: status, exact: true })
      await chip.waitFor()
      const hue = await chip.evaluate((cell) => {
        const dot = cell.querySelector('[aria-hidden]') ?? cell
        const [r = 0, g = 0, b = 0] = (getComputedStyle(dot).backgroundColor.match(/\d+/g) ?? []).map(Number)
        const [greatest, span] = [Math.max(r, g, b), Math.max(r, g, b) - Math.min(r, g, b)]
        if (greatest === r) return (((g - b) / span) * 60 + 360) % 360
        return greatest === g ? ((b - r) / span) * 60 + 120 : ((r - g) / span) * 60 + 240
      })
      const turned = hue < from ? hue + 360 : hue
      expect(turned, status).toBeGreaterThanOrEqual(from)
      expect(turned, status).toBeLessThanOrEqual(to)
    }
    expect(await axeViolations(page)).toEqual([])
  },
)
