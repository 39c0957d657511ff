import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { composeTenant } from '../../src/engine/compose/compose-tenant.ts'
import { humanTexts } from '../../src/engine/translate/human-texts.ts'
import { translationsFor } from '../../src/engine/translate/translations.ts'
import { readDeclarations } from '../../src/server/platform/declarations/read-declarations.ts'
import { axeViolations, openBrowser, phone, scrollsSideways, tenants } from './browser.ts'
import type { Tenant } from './browser.ts'
import { sampleSession } from './sessions.ts'
import { drawn, field, logIn, logInAs, logOut, openAccountMenu, samplePassword } from './steps.ts'

// Preloading a language that is not shown fails these tests, because the browser warns about it.
const { visit, visitAs } = openBrowser()

const authPages = [
  '/forgot-password',
  '/activate',
  '/categories',
  '/signup/Individual/GRADUATE',
  '/register/Individual/GRADUATE',
  '/success',
  '/password/none',
  '/verify/none',
  '/search/Search-list',
  '/no/such/page',
]

/** Where a member of every organisation looks, and what only some have. */
const memberPages = ['/dashboard', '/profile', '/profile?tab=contacts', '/settings', '/application']
const furtherPages: Readonly<Record<Tenant, readonly string[]>> = {
  demo: ['/cpd', '/upgrade', '/subscription', '/license', '/events', '/events?tab=booked', '/firm', '/billing'],
  'engineering-board': ['/events'],
  iek: ['/payment-history'],
  ics: [],
}

/** What was posted keeps the words of its document, and a language has its own name. */
const kept = new Set(['Subscription Payment', 'License fees', 'Bank transfer', 'English'])
const files = await readDeclarations(process.cwd())

/** Finds the lines and labels of a page that are English texts which an organisation has in Kiswahili, too. */
function englishOf(id: Tenant) {
  const { documents, tenant } = composeTenant(files, id)
  const translations = [...translationsFor(files, tenant, 'sw').values()].flatMap((layers) =>
    layers.flatMap((layer) => [...layer.values()]),
  )
  const translated = new Set([...translations.map(({ text }) => text), ...kept])
  const declared = [...documents.values()].flatMap((document) => humanTexts(document).map(({ text }) => text))
  const texts = new Set(declared.filter((text) => !translated.has(text)))
  const templates = [...texts].flatMap((text) => {
    const parts = text.split(/\{[^}]+\}/)
    // With little but data, a template would match any text.
    if (parts.length === 1 || parts.join('').replaceAll(/\P{L}/gu, '').length < 9) return []
    const escaped = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
    return new RegExp(`^${escaped.join('.+')}$`, 's')
  })
  const isEnglish = (text: string) => texts.has(text) || templates.some((template) => template.test(text))
  return async (page: Page): Promise<readonly string[]> => {
    const shown = (await page.locator('body').innerText()).split(/[\n\t]/)
    const labels = await page.locator('[aria-label]').evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''))
    return [...shown, ...labels].map((text) => text.trim()).filter(isEnglish)
  }
}

const speakKiswahili = (page: Page) => page.getByRole('combobox', { name: 'Language' }).selectOption('sw')
const documentLanguage = (page: Page) => page.evaluate(() => document.documentElement.lang)

const captions = {
  demo: 'Tovuti ya wanachama',
  'engineering-board': 'Rejesta ya wahandisi na kampuni',
  iek: 'Wanachama wa taasisi',
  ics: 'Wanachama walioidhinishwa',
}

describe.each(tenants)('the portal of %s', (tenant) => {
  test('is in Kiswahili and accessible on every page, on a phone too [PLAT-15]', async () => {
    const page = await visit(tenant, '/', phone)
    await speakKiswahili(page)
    await page.getByRole('button', { name: 'Ingia' }).waitFor()
    await page.getByText(captions[tenant], { exact: true }).first().waitFor()
    const brand = page.locator('header').first().getByRole('link').first()
    const width = async () => (await brand.boundingBox())?.width
    await expect
      .poll(width, { message: 'the words of the header leave the logo and the name their room' })
      .toBeGreaterThan(90)
    expect(await axeViolations(page)).toEqual([])
    await field(page, 'Barua pepe').fill('member@sample.example')
    await field(page, 'Nenosiri').fill(samplePassword)
    await page.getByRole('button', { name: 'Ingia' }).click()
    await page.waitForURL(/\/dashboard$/)
    const englishIn = englishOf(tenant)
    for (const path of [...memberPages, ...furtherPages[tenant]]) {
      await page.goto(new URL(path, page.url()).href)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      expect(await documentLanguage(page)).toBe('sw')
      expect(await scrollsSideways(page)).toBe(false)
      expect(await page.getByText(/^(portal|renderer|notification)\.[\w.-]+$/).count()).toBe(0)
      expect(await englishIn(page), path).toEqual([])
    }
  })
})

test('the public pages and the dialog of consent have no English text, and are accessible [PLAT-15 PLAT-06]', async () => {
  const page = await visit('demo')
  await speakKiswahili(page)
  await page.getByRole('button', { name: 'Ingia' }).waitFor()
  const englishIn = englishOf('demo')
  for (const path of authPages) {
    await page.goto(new URL(path, page.url()).href)
    await page.getByRole('heading', { level: 1, includeHidden: true }).waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    expect(await documentLanguage(page)).toBe('sw')
    expect(await englishIn(page), path).toEqual([])
    expect(await axeViolations(page), path).toEqual([])
  }
  await page.goto(new URL('/register/Individual/GRADUATE', page.url()).href)
  await page.getByRole('dialog').getByRole('button', { name: 'Ninakubali', exact: true }).waitFor()
})

test('a change keeps entered text, and shows the messages in the other language [PLAT-15]', async () => {
  const page = await visit('demo')
  await field(page, 'E-mail').fill('somebody')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'E-mail must be valid' }).waitFor()
  await speakKiswahili(page)
  await page.getByText('Barua pepe lazima iwe sahihi').first().waitFor()
  expect(await field(page, 'Barua pepe').inputValue()).toBe('somebody')
  await field(page, 'Barua pepe').fill('nobody@member.example')
  await field(page, 'Nenosiri').fill('Wrong#2026')
  await page.getByRole('button', { name: 'Ingia' }).click()
  await page.getByText('Barua pepe au nenosiri si sahihi').waitFor()
})

test('lists change with the language at once, and a record keeps its unsaved changes [PLAT-15]', async () => {
  const visitor = await visit('demo', '/categories')
  await visitor.getByText('Graduate Member', { exact: true }).waitFor()
  await speakKiswahili(visitor)
  await visitor.getByText('Mwanachama Mhitimu', { exact: true }).waitFor()
  expect(await visitor.getByText('Graduate Member', { exact: true }).count()).toBe(0)
  await visitor.getByRole('combobox', { name: 'Lugha' }).selectOption('en')
  await visitor.getByText('Graduate Member', { exact: true }).waitFor()
  const page = await visitAs(sampleSession('demo', 'begun'), '/profile')
  await page.getByRole('button', { name: 'Edit' }).click()
  await field(page, 'Last Name').fill('MWANGAZA')
  await openAccountMenu(page)
  const asked = page.waitForResponse(
    (response) => response.url().endsWith('/api/profile') && response.request().method() === 'GET',
  )
  await page.getByRole('menuitemradio', { name: 'Kiswahili' }).click()
  await (await asked).finished()
  await page.getByRole('button', { name: 'Hifadhi', exact: true }).waitFor()
  await drawn(page)
  expect(await field(page, 'Jina la ukoo').inputValue()).toBe('MWANGAZA')
})

test('the choice is each user’s own in a browser [PLAT-15]', async () => {
  const page = await visitAs(sampleSession('demo', 'member'))
  await openAccountMenu(page)
  await page.getByRole('menuitemradio', { name: 'Kiswahili' }).click()
  await page.getByRole('heading', { name: /^Karibu/ }).waitFor()
  await logOut(page, { leave: 'Ondoka', signIn: 'Ingia' })
  await page.getByRole('combobox', { name: 'Lugha' }).selectOption('en')
  await logInAs(page, 'graduate')
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
  await logOut(page)
  await logIn(page, 'member@sample.example', samplePassword)
  await page.getByRole('heading', { name: /^Karibu/ }).waitFor()
})

test('dates, money and plurals follow the language and the organisation [PLAT-15 PLAT-11]', async () => {
  const page = await visit('demo')
  await speakKiswahili(page)
  await page.getByRole('button', { name: 'Ingia' }).waitFor()
  await field(page, 'Barua pepe').fill('begun@sample.example')
  await field(page, 'Nenosiri').fill(samplePassword)
  await page.getByRole('button', { name: 'Ingia' }).click()
  const row = page.getByRole('row', { name: /APP-/ })
  await row.waitFor()
  expect(await row.innerText()).toMatch(
    /KES \d+,\d{3}\.00\s+\d{1,2} (Januari|Februari|Machi|Aprili|Mei|Juni|Julai|Agosti|Septemba|Oktoba|Novemba|Desemba) 20\d\d/,
  )
  await page.getByRole('button', { name: /^Arifa, \d+ ha(i|zi)jasomwa$/ }).waitFor()
})

test('the calendar has Kiswahili names of months and days, and buttons that say what they do [PLAT-15]', async () => {
  const page = await visitAs(sampleSession('demo', 'applicant'))
  await speakKiswahili(page)
  await field(page, 'Tarehe ya kuzaliwa').fill('22/08/1990')
  await page.getByRole('button', { name: 'Tarehe ya kuzaliwa: fungua kalenda' }).click()
  const calendar = page.getByRole('dialog')
  await calendar.getByText('Agosti 1990').waitFor()
  await calendar.getByRole('columnheader', { name: 'Jumatatu' }).waitFor()
  await calendar.getByRole('button', { name: 'Mwezi ujao' }).click()
  await calendar.getByText('Septemba 1990').waitFor()
  expect(await axeViolations(page)).toEqual([])
})

test('answers, and missing answers, are in Kiswahili too [PLAT-15]', async () => {
  const page = await visitAs(sampleSession('demo', 'begun'))
  await openAccountMenu(page)
  await page.getByRole('menuitemradio', { name: 'Kiswahili' }).click()
  await page.goto(new URL('/profile', page.url()).href)
  await page.getByText('BEATRICE').first().waitFor()
  const panel = page.getByRole('tabpanel')
  await panel
    .getByText(/^(Ndiyo|Hapana)$/)
    .first()
    .waitFor()
  await panel.getByText('Hakuna jibu').first().waitFor()
  expect(await panel.innerText()).not.toMatch(/\b(Yes|No|No answer)\b/)
})
