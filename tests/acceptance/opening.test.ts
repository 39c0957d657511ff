import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeViolations, desk, openBrowser, origin, phone } from './browser.ts'
import type { Tenant } from './browser.ts'
import { sampleSession } from './sessions.ts'

const { visit, visitAs } = openBrowser()

/** Keeps a page from the portal's own code until the returned function is called. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/portal-*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Where a page shows its heading and its lead, and how. */
const headings = (page: Page) =>
  page.locator('main h1, main h1 + p').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, fontFamily, fontSize, letterSpacing } = getComputedStyle(element)
      const look = { text: element.textContent, color, fontFamily, fontSize, letterSpacing }
      return { ...look, x, width, height, top: y }
    }),
  )

/** As high as what follows, but for a few px: how high a bar is depends on how its texts wrap. */
const asHighAs = (after: readonly { readonly top: number }[]) =>
  after.map((heading) => {
    const { top } = heading
    return { ...heading, top: expect.toSatisfy((other: number) => Math.abs(other - top) <= 4) }
  })

/** What the page shows before and after the portal's code is there. */
async function beforeAndAfter(page: Page, tenant: Tenant, path: string) {
  const release = await holdCode(page)
  await page.goto(`${origin(tenant)}${path}`, { waitUntil: 'commit' })
  await page.locator('.opening h1').waitFor()
  const before = await headings(page)
  const findings = await axeViolations(page)
  release()
  await page.locator('.opening').waitFor({ state: 'detached' })
  await page.locator('main h1').waitFor()
  return { before, after: await headings(page), findings }
}

describe('while the portal’s code loads', () => {
  test.each([
    ['demo', desk],
    ['engineering-board', phone],
    ['iek', desk],
    ['ics', phone],
  ] as const)(
    'a member of %s sees the page’s heading, which then stays [PLAT-06 DASH-01]',
    async (tenant, viewport) => {
      const page = await visitAs(sampleSession(tenant, 'member'), '/settings', viewport)
      for (const path of ['/dashboard', '/events', '/subscription']) {
        const { before, after, findings } = await beforeAndAfter(page, tenant, path)
        expect(before.length, path).toBeGreaterThan(0)
        expect(before, path).toEqual(asHighAs(after))
        expect(findings, path).toEqual([])
      }
    },
  )

  test.each([
    ['iek', phone],
    ['engineering-board', desk],
  ] as const)(
    'a visitor of the register of %s sees its heading, which then stays [REG-01]',
    async (tenant, viewport) => {
      const page = await visit(tenant, '/', viewport)
      const { before, after, findings } = await beforeAndAfter(page, tenant, '/search/Search-list')
      expect(before).toHaveLength(2)
      expect(before).toEqual(asHighAs(after))
      expect(findings).toEqual([])
    },
  )

  test.each([
    ['member', desk],
    ['firm', phone],
  ] as const)('a %s sees the heading of their own kind of profile [PLAT-06]', async (account, viewport) => {
    const page = await visitAs(sampleSession('engineering-board', account), '/settings', viewport)
    const { before, after } = await beforeAndAfter(page, 'engineering-board', '/profile')
    // Beside the actions of the page it has less room.
    const placed = ({ text, top, x }: (typeof before)[number]) => ({ text, top, x })
    expect(before.map(placed)).toEqual(asHighAs(after.map(placed)))
  })

  test('a visitor of a member’s page sees nothing of it [PLAT-06]', async () => {
    const page = await visit('demo')
    const release = await holdCode(page)
    await page.goto(`${origin('demo')}/dashboard`, { waitUntil: 'commit' })
    await page.locator('.splash').waitFor()
    expect(await page.locator('h1').count()).toBe(0)
    release()
    await page.waitForURL(({ pathname }) => pathname === '/')
  })
})
