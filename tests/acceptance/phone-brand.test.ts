import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeViolations, openBrowser, phone, scrollsSideways, tenants } from './browser.ts'
import { sampleSession } from './sessions.ts'

const { visit, visitAs } = openBrowser()

const names = {
  demo: 'Regalia Demo Institute',
  'engineering-board': 'Engineering Board',
  iek: 'Institution of Engineers in Kenya',
  ics: 'Institute of Chartered Specialists',
}

/** The logo and the organisation's whole name are in sight, in a header of one row whose actions are in the window. */
async function showsItsBrand(page: Page, name: string): Promise<void> {
  const header = page.locator('header').first()
  const logo = header.getByRole('link', { name, exact: true }).getByRole('img')
  await logo.waitFor()
  await expect
    .poll(() => logo.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThan(0)
  const size = await logo.boundingBox()
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(36)
  const words = header.getByText(name, { exact: true })
  await words.waitFor()
  const isWhole = await words.evaluate(
    (one) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 1,
  )
  expect(isWhole, 'the name is not cut').toBe(true)
  await leavesRoomForActions(page, header)
  // The longest name is cut, and pushes nothing out.
  await words.evaluate((one) => (one.textContent = 'The Institution of Practitioners '.repeat(8)))
  await leavesRoomForActions(page, header)
}

async function leavesRoomForActions(page: Page, header: Locator): Promise<void> {
  const ends = await header
    .getByRole('button')
    .or(header.getByRole('link'))
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
  expect(Math.max(...ends)).toBeLessThanOrEqual(phone.width)
  expect(await scrollsSideways(page)).toBe(false)
}

/** A header's height with its actions in one row; px. */
const oneRow = 84

describe.each(tenants)('on a phone %s', (tenant) => {
  test('shows its logo and name on the first page, the pages before an account and the register [PLAT-02 PLAT-06]', async () => {
    const page = await visit(tenant, '/', phone)
    for (const path of ['/', '/forgot-password', '/search/Search-list']) {
      await page.goto(new URL(path, page.url()).href)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      await showsItsBrand(page, names[tenant])
    }
  })

  test.each(['graduate', 'admin'])('shows its logo and name to its %s [PLAT-02 PLAT-06]', async (account) => {
    const page = await visitAs(sampleSession(tenant, account), '/', phone)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await showsItsBrand(page, names[tenant])
    expect((await page.locator('header').first().boundingBox())?.height).toBeLessThan(oneRow)
    expect(await axeViolations(page)).toEqual([])
    // A tablet's bar has the category and the status beside the name.
    await page.setViewportSize({ width: 820, height: 900 })
    const facts = page.getByRole('banner').locator('dt, dd')
    const cut = await facts.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth || one.clientHeight > 32).map((one) => one.textContent),
    )
    expect(cut).toEqual([])
  })
})
