import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { startDataElement } from '../../src/contract/start-data.ts'
import { openBrowser } from './browser.ts'
import { sampleSession } from './sessions.ts'
import { drawn, field, holdCalls, openAccountMenu, samplePassword } from './steps.ts'

const { visit, visitAs } = openBrowser(/ERR_FAILED|Failed to fetch|preloaded using link preload/)

/** The documents of an edition: their table, and themselves. */
const published = /\/published\//

/** A member’s dashboard in Kiswahili. */
async function inKiswahili(): Promise<Page> {
  const page = await visitAs(sampleSession('demo', 'member'))
  await openAccountMenu(page)
  await page.getByRole('menuitemradio', { name: 'Kiswahili' }).click()
  await page.getByRole('heading', { name: /^Karibu/ }).waitFor()
  return page
}

describe('logging out', () => {
  test('closes its menu at once, so that the page is not hidden while the call is made [AUTH-13 PLAT-15]', async () => {
    const page = await inKiswahili()
    const release = await holdCalls(page, '**/api/auth/logout')
    await openAccountMenu(page)
    await page.getByRole('menuitem', { name: 'Ondoka' }).click()
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await drawn(page)
    expect(await page.locator('#root').getAttribute('aria-hidden')).toBeNull()
    release()
    await page.getByRole('combobox', { name: 'Lugha' }).waitFor()
    expect(await page.locator('#root').getAttribute('aria-hidden')).toBeNull()
  })

  test.each([
    ['fails', (page: Page) => page.route('**/api/auth/logout', (route) => route.abort())],
    ['is never answered', (page: Page) => page.route('**/api/auth/logout', () => new Promise<void>(() => {}))],
  ])('leads to the log-in page, in its language, when the call %s [AUTH-13 PLAT-15]', async (_, hinder) => {
    const page = await inKiswahili()
    await hinder(page)
    await openAccountMenu(page)
    await page.getByRole('menuitem', { name: 'Ondoka' }).click()
    await page.getByRole('combobox', { name: 'Lugha' }).waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

describe('a language', () => {
  test('is loaded once, however often it is asked for meanwhile [PLAT-15 ENG-09]', async () => {
    const page = await visitAs(sampleSession('demo', 'member'))
    await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
    await page.waitForLoadState('networkidle')
    const asked: string[] = []
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(published, async (route) => {
      asked.push(new URL(route.request().url()).pathname)
      await held
      await route.continue()
    })
    await openAccountMenu(page)
    await page.getByRole('menuitemradio', { name: 'Kiswahili' }).click()
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await drawn(page)
    release()
    await page.getByRole('heading', { name: /^Karibu/ }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([...new Set(asked)])
  })

  test('changes with all that the page has asked for meanwhile, so that nothing is hidden again [PLAT-15]', async () => {
    const page = await visitAs(sampleSession('demo', 'begun'))
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    let first = true
    await page.route(published, async (route) => {
      const waits = first
      first = false
      if (waits) await held
      await route.continue()
    })
    await openAccountMenu(page)
    await page.getByRole('menuitemradio', { name: 'Kiswahili' }).click()
    await expect.poll(() => first).toBe(false)
    await page.getByRole('link', { name: 'Profile', exact: true }).click()
    await page.getByText('BEATRICE').first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      const shown = document.querySelector('[role=tabpanel]')
      const note = () => {
        if (shown && getComputedStyle(shown).display === 'none') document.documentElement.dataset['hidden'] = ''
      }
      new MutationObserver(note).observe(document.body, { attributes: true, subtree: true, childList: true })
    })
    release()
    await page.getByRole('button', { name: 'Hariri' }).first().waitFor()
    expect(await page.locator('html').getAttribute('data-hidden')).toBeNull()
  })

  test('that could not be loaded at first comes by itself [PLAT-15 PLAT-13]', async () => {
    const page = await visit('demo')
    await page.getByRole('combobox', { name: 'Language' }).selectOption('sw')
    await page.getByRole('button', { name: 'Ingia' }).waitFor()
    const edition = await page.evaluate((id) => {
      const start: { readonly editions: { readonly sw: string } } = JSON.parse(
        document.getElementById(id)?.textContent ?? '',
      )
      return start.editions.sw
    }, startDataElement)
    await page.route(`**/published/${edition}.json`, (route) => route.abort())
    await page.reload()
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    await page.unroute(`**/published/${edition}.json`)
    await page.getByRole('button', { name: 'Ingia' }).waitFor()
    await field(page, 'Barua pepe').fill('member@sample.example')
    await field(page, 'Nenosiri').fill(samplePassword)
    await page.getByRole('button', { name: 'Ingia' }).click()
    await page.getByRole('heading', { name: /^Karibu/ }).waitFor()
  })
})
