import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ServerProcess } from '../../scripts/server-process.ts'
import { contrastRatio } from '../../src/engine/color/contrast.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { axeViolations, desk, openBrowser, phone, scrollsSideways } from './browser.ts'
import type { Tenant } from './browser.ts'
import { copyProject } from './copied-project.ts'
import { startSeeded } from './seeded-server.ts'

const { visitAt } = openBrowser()

/** The log-in page of each organisation in these tests: every layout, on dark and light grounds. */
const looks: readonly (readonly [Tenant, JsonObject])[] = [
  ['demo', { layout: 'cover', pattern: { ground: 'accent', tone: 'deep', mark: 'primary' } }],
  ['engineering-board', { layout: 'banner', pattern: { ground: 'primary', tone: 'soft', mark: 'warning' } }],
  ['iek', { layout: 'split', pattern: { ground: 'primary', tone: 'deep', mark: 'warning' } }],
  ['ics', { layout: 'centred', pattern: { ground: 'primary', tone: 'soft', mark: 'secondary' } }],
]

let copy: string
let portal: ServerProcess
beforeAll(async () => {
  copy = await copyProject()
  const picture = await harshPicture()
  for (const [tenant, login] of looks) {
    const folder = join(copy, 'tenants', tenant)
    await writeFile(join(folder, 'assets', 'hall.jpg'), picture)
    const theme = JSON.parse(await readFile(join(folder, 'theme.json'), 'utf8')) as JsonObject
    const look = { ...login, picture: 'assets/hall.jpg' }
    await writeFile(join(folder, 'theme.json'), JSON.stringify({ ...theme, login: look }))
  }
  portal = await startSeeded({}, copy)
})
afterAll(async () => {
  await portal.stop()
  await rm(copy, { recursive: true, force: true })
})

/** A picture of black and white fields, on which no text would be legible. */
async function harshPicture(): Promise<Buffer> {
  const page = await visitAt('about:blank')
  await page.evaluate(() => {
    document.body.style.cssText =
      'margin: 0; background: repeating-conic-gradient(#000 0 25%, #fff 0 50%) 0 / 40px 40px'
  })
  return page.screenshot({ type: 'jpeg', quality: 80 })
}

/** The darkest and the lightest colour behind the texts and the logo on the brand's ground, and the texts' own. */
async function coloursOnGround(page: Page): Promise<{ readonly text: string; readonly behind: readonly string[] }> {
  const words = page.locator('.rg-front-words p, .rg-front-logo img')
  const boxes = await Promise.all((await words.all()).map((one) => one.boundingBox()))
  const text = await page.locator('.rg-front-caption').evaluate((one) => getComputedStyle(one).color)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.rg-front-header * { visibility: hidden !important; transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  const shot = (await page.screenshot()).toString('base64')
  const behind = await page.evaluate(
    async ({ source, areas }) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: image.width, height: image.height })
      const context = canvas.getContext('2d', { willReadFrequently: true })
      context?.drawImage(image, 0, 0)
      const sum = (pixel: readonly number[]) => pixel.reduce((total, part) => total + part, 0)
      const found = areas.flatMap((area) => {
        const { data } = context?.getImageData(area?.x ?? 0, area?.y ?? 0, area?.width ?? 1, area?.height ?? 1) ?? {}
        const pixels = Array.from({ length: (data?.length ?? 0) / 4 }, (_, i) => [
          ...(data?.slice(i * 4, i * 4 + 3) ?? []),
        ])
        const sorted = pixels.toSorted((one, other) => sum(one) - sum(other))
        return [sorted[0] ?? [], sorted.at(-1) ?? []]
      })
      return found.map((pixel) => `#${pixel.map((part) => part.toString(16).padStart(2, '0')).join('')}`)
    },
    { source: `data:image/png;base64,${shot}`, areas: boxes },
  )
  return { text: hexOf(text), behind }
}

const hexOf = (color: string): string =>
  `#${(color.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`

describe.each(looks)('the log-in page of %s with a picture', (tenant, { layout }) => {
  test.each([desk, phone])('is legible and complete at $width px [PLAT-02 PLAT-18]', async (viewport) => {
    const page = await visitAt(portal.origin(tenant), viewport)
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    const picture = page.locator('.rg-brand-picture')
    expect(await picture.evaluate((one: HTMLImageElement) => one.decode().then(() => one.naturalWidth))).toBe(1280)
    expect(await scrollsSideways(page)).toBe(false)
    expect(await axeViolations(page)).toEqual([])
    if (layout === 'centred') return
    const { text, behind } = await coloursOnGround(page)
    expect(behind.length).toBeGreaterThanOrEqual(4)
    for (const color of behind) expect(contrastRatio(text, color), `${text} on ${color}`).toBeGreaterThanOrEqual(4.5)
  })
})

test('headings are drawn in the font that the organisation brings along [PLAT-02]', async () => {
  const page = await visitAt(portal.origin('iek'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => document.fonts.check('650 20px "Source Serif 4"'))).toBe(true)
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  )
  expect(loaded).toContain('Source Serif 4')
})
