import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { nodesIn, readPdf, rolesIn } from '../server/documents/read-pdf.ts'
import { axeViolations, openBrowser, phone, scrollsSideways } from './browser.ts'
import { sampleSession } from './sessions.ts'

/** One test makes a call fail. */
const { visitAs } = openBrowser(/status of 500/)

/** The number of drawn pages of the shown document, once there are any. */
async function paintedPages(page: Page): Promise<number> {
  const sheets = page.getByRole('article', { name: /^Page \d+ of \d+$/ })
  await sheets.first().locator('canvas').waitFor()
  await sheets.first().getByText('Printed on').waitFor()
  return sheets.count()
}

/** At its first page and at its last: headings, tables and text of every page are there, painted or not. */
async function hasNoBarrier(page: Page): Promise<void> {
  const sheets = await page.getByRole('article', { name: /^Page \d+ of \d+$/ }).all()
  for (const sheet of sheets) await sheet.locator('canvas .structTree').waitFor({ state: 'attached' })
  // A pointer above a button shows its tooltip.
  await page.mouse.move(0, 0)
  await page.getByRole('tooltip').waitFor({ state: 'detached' })
  expect(await axeViolations(page)).toEqual([])
  const last = sheets.at(-1)
  await last?.scrollIntoViewIfNeeded()
  await expect.poll(() => last?.locator('canvas').evaluate(isSharp)).toBe(true)
  expect(await axeViolations(page)).toEqual([])
  // As while it is painted.
  await last?.locator('canvas').evaluate((canvas) => (canvas.style.visibility = 'hidden'))
  expect(await last?.locator('.structTree').evaluate((tree) => getComputedStyle(tree).visibility)).toBe('visible')
  expect(await axeViolations(page)).toEqual([])
  // As while its text is laid out.
  await last?.locator('.textLayer').evaluate((layer) => layer.replaceChildren())
  expect(await axeViolations(page)).toEqual([])
}

/** Whether a canvas has at least as many points as it is wide. */
const isSharp = (canvas: Element): boolean =>
  canvas instanceof HTMLCanvasElement && canvas.width >= Math.floor(canvas.clientWidth)

async function download(page: Page) {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const saved = await saving
  return { name: saved.suggestedFilename(), pdf: await readPdf(await readFile(await saved.path())) }
}

const titlesOfTabs = (page: Page) =>
  page.getByRole('tab').evaluateAll((tabs) => tabs.map((tab) => tab.firstChild?.firstChild?.textContent ?? ''))

describe.each([
  { tenant: 'demo', account: 'member', own: 'MEMBER', other: 'BEATRICE' },
  { tenant: 'iek', account: 'firm', own: 'SAMPLE WORKS LIMITED', other: 'BEATRICE' },
])('the printed profile of $account at $tenant', ({ tenant, account, own, other }) => {
  test('is shown page by page, with the structure of every page for screen readers, and saved: a PDF of only this profile [ENG-02]', async () => {
    const page = await visitAs(sampleSession(tenant, account), '/profile')
    await page.getByRole('tab').first().waitFor()
    const tabs = await titlesOfTabs(page)
    await page.getByRole('link', { name: 'Print profile' }).click()
    const pages = await paintedPages(page)
    await page.getByText(pages === 1 ? 'One page' : `${pages} pages`, { exact: true }).waitFor()
    await hasNoBarrier(page)

    const { name, pdf } = await download(page)
    expect(name).toBe('profile.pdf')
    expect(pdf).toMatchObject({ pages, isMarked: true, language: 'en' })
    const text = pdf.texts.join(' ')
    expect(text).toContain(own)
    expect(text).not.toContain(other)
    for (const tab of tabs) expect(text).toContain(tab)
    expect(rolesIn(pdf.trees)).toEqual(expect.arrayContaining(['H1', 'H2', 'TH', 'TD']))
    const organisation = await page.evaluate(() => document.title.split(' · ')[1] ?? '')
    const logo = nodesIn(pdf.trees).find(({ role }) => role === 'Figure')
    expect(logo?.alt).toBe(`Logo of ${organisation}`)
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('link', { name: 'Print profile' }).waitFor()
  })
})

async function boxOf(locator: Locator) {
  await locator.waitFor()
  return (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
}

test('one tab of the profile is printed by itself; it fits a phone, grows on demand, and a failure can be tried again', async () => {
  const page = await visitAs(sampleSession('demo', 'member'), '/', phone)
  await page.route(
    '**/api/profile/document/attachments',
    (route) => route.fulfill({ status: 500, json: { message: 'It broke', code: 'internal', correlationId: 'any' } }),
    { times: 1 },
  )
  await page.goto(new URL('/profile?tab=attachments', page.url()).href)
  // The link is beside the heading, also where there is no room for the buttons.
  const print = page.getByRole('link', { name: 'Print this page' })
  const adding = page.getByRole('button', { name: 'Add attachment' })
  await adding.waitFor()
  // Content that arrives later may move the content below it.
  await page.waitForLoadState('networkidle')
  const heading = await boxOf(page.getByRole('heading', { name: 'Attachments' }))
  const link = await boxOf(print)
  const add = await boxOf(adding)
  expect(link.y).toBeLessThan(heading.y + heading.height)
  expect(add.y).toBeGreaterThanOrEqual(link.y + link.height)
  await print.click()
  await page.getByRole('alert').filter({ hasText: /./ }).waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(await paintedPages(page)).toBe(1)
  await page.getByRole('heading', { level: 1, name: 'Attachments' }).first().waitFor()
  await hasNoBarrier(page)
  const sheet = page.getByRole('article').first()
  const widthOf = async () => (await sheet.boundingBox())?.width ?? 0
  const fit = await widthOf()
  expect(fit).toBeLessThan(phone.width)
  await page.getByRole('button', { name: 'Zoom in' }).press('Enter')
  await expect.poll(widthOf).toBeGreaterThan(fit)
  expect(await scrollsSideways(page)).toBe(false)
  await page.getByRole('button', { name: 'Fit to width' }).click()
  await expect.poll(widthOf).toBe(fit)
  const { name, pdf } = await download(page)
  expect(name).toBe('profile-attachments.pdf')
  expect(pdf.title).toBe('Attachments')
  expect(pdf.texts.join(' ')).not.toContain('Bio')
})
