import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { composeTenant } from '../../src/engine/compose/compose-tenant.ts'
import type { ColumnDefinition } from '../../src/engine/document/collection-page.ts'
import { isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { getAt } from '../../src/engine/json/pointer.ts'
import { readDeclarations } from '../../src/server/platform/declarations/read-declarations.ts'
import { openBrowser, phone, scrollsSideways } from './browser.ts'
import { cellFaults, crowdedCells, unreachableActions } from './table-faults.ts'
import { sampleSession } from './sessions.ts'
import { drawn } from './steps.ts'

const { visitAs } = openBrowser()

const widths = [390, 700, 820, 900, 1024, 1199, 1280]

const { documents } = composeTenant(await readDeclarations(process.cwd()), 'demo')

interface DeclaredTable {
  readonly tab: string
  readonly list: string
  readonly columns: readonly ColumnDefinition[]
  readonly form: JsonObject | undefined
  readonly examples: readonly JsonObject[]
}

/** The tables among the tabs of a profile, as declared. */
function tablesOf(profile: 'profile-individual' | 'profile-firm'): readonly DeclaredTable[] {
  const page = documents.get(`pages/${profile}`)?.page
  const tabs = page?.kind === 'tabs' ? page.tabs : []
  return tabs.flatMap(({ id, document }) => {
    const shown = documents.get(document)?.page
    const section = shown?.kind === 'view' ? documents.get(shown.section) : documents.get(document)
    if (section?.page?.kind !== 'collection' || section.page.layout) return []
    const columns = shown?.kind === 'view' ? shown.columns : section.page.columns
    const examples = (section.examples?.valid ?? []).map(({ answers }) => answers).filter(isJsonObject)
    return [{ tab: id, list: section.page.calls.list, columns, form: section.schema, examples }]
  })
}

/** Longer than any column, with an ordinary long word and an address. */
const longName = 'The Institution of Telecommunications and Roads of Western Kenya'
const longAddress = 'wanjiru.kamau-odhiambo@telecommunications.example.org'

/** Records of the declared examples, with long texts in all their columns of text, as long as the form allows. */
function longRecords({ columns, form, examples }: DeclaredTable): readonly JsonObject[] {
  const long = columns
    .filter(({ format }) => format === undefined || format === 'text')
    .flatMap(({ field }): [string, string][] => {
      const schema = getAt(form ?? {}, `/properties/${field}`)
      if (!isJsonObject(schema) || schema['enum'] !== undefined || schema['pattern'] !== undefined) return []
      const text = schema['format'] === 'email' ? longAddress : longName
      return [[field, text.slice(0, Number(schema['maxLength'] ?? text.length)).trim()]]
    })
  return examples.map((answers, index) => ({ ...answers, ...Object.fromEntries(long), EntryNo: index + 1 }))
}

/** What is wrong with the tables of a page at each width. */
async function faultsAt(page: Page): Promise<readonly string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await drawn(page)
    const found = [
      ...((await scrollsSideways(page)) ? ['the page scrolls sideways'] : []),
      ...(await page.evaluate<string[]>(unreachableActions)),
      ...(await page.evaluate<string[]>(cellFaults)),
      ...(width === 1280 ? await page.evaluate<string[]>(crowdedCells) : []),
    ]
    faults.push(...found.map((fault) => `${width}: ${fault}`))
  }
  return faults
}

describe.each([
  { account: 'member', profile: 'profile-individual' },
  { account: 'firm', profile: 'profile-firm' },
] as const)('the tables of $profile', ({ account, profile }) => {
  test.each(tablesOf(profile))(
    '$tab: every action is in sight and every word whole at all widths [PLAT-06 SEC-01]',
    async (table) => {
      const page = await visitAs(sampleSession('demo', account))
      await page.route(`**/api/${table.list}`, (route) => route.fulfill({ json: { data: longRecords(table) } }))
      await page.goto(new URL(`/profile?tab=${table.tab}`, page.url()).href)
      await page.getByRole('tabpanel').getByRole('row').nth(1).waitFor()
      expect((await faultsAt(page)).join('\n')).toBe('')
    },
  )
})

test('the messages that an administrator sees keep their words whole at all widths, without scrolling [OPS-08 PLAT-06]', async () => {
  const page = await visitAs(sampleSession('demo', 'admin'))
  const failed = { id: 'x', channel: 'email', recipient: longAddress, subject: longName, status: 'failed' }
  const why = { attempts: 8, failure: 'refused', last_error: `550 ${longName} ${'x'.repeat(60)}` }
  const data = [{ ...failed, ...why, created_at: '2026-01-05T08:00:00Z', next_at: null, sent_at: null }]
  await page.route('**/api/admin/messages', (route) => route.fulfill({ json: { data } }))
  await page.goto(new URL('/admin/messages', page.url()).href)
  await page.getByRole('table', { name: 'Messages' }).getByRole('row').nth(1).waitFor()
  expect((await faultsAt(page)).join('\n')).toBe('')
})

test('the items of a checklist keep their words whole and their buttons in sight at all widths [CHK-01 PLAT-06]', async () => {
  const page = await visitAs(sampleSession('demo', 'graduate'))
  const item = { checkListType: 'CONTACTS', description: longName, mandatory: true, pass: false }
  const data = [item, { ...item, description: 'Recommendations and acknowledgements', pass: true }]
  await page.route('**/api/application/checklist/*', (route) => route.fulfill({ json: { data } }))
  await page.goto(new URL('/checklist/type/GRADUATE', page.url()).href)
  await page.getByRole('table', { name: 'Checklist' }).getByRole('row').nth(1).waitFor()
  expect((await faultsAt(page)).join('\n')).toBe('')
  await page.setViewportSize(phone)
  await page.getByRole('table', { name: 'Checklist' }).getByRole('rowheader', { name: longName }).waitFor()
})

test('the actions stay at the end of a table that scrolls, with an edge while something is beneath them [PLAT-06]', async () => {
  const page = await visitAs(sampleSession('demo', 'member'))
  await page.goto(new URL('/profile?tab=contacts', page.url()).href)
  const edit = page.getByRole('cell').filter({ has: page.getByRole('button', { name: /^Edit/ }) })
  const edge = () =>
    edit.first().evaluate((cell) => !/^(none|rgba\(0, 0, 0, 0\))/.test(getComputedStyle(cell).boxShadow))
  const scroller = page.getByRole('table').locator('..')
  await edit.first().waitFor()
  expect(await edge()).toBe(false)
  // As the widest of words would make it.
  await page.getByRole('table').evaluate((table) => (table.style.minWidth = '1400px'))
  await expect.poll(edge).toBe(true)
  expect(await page.evaluate<string[]>(unreachableActions)).toEqual([])
  await scroller.evaluate((element) => element.scrollTo({ left: 9999 }))
  await expect.poll(edge).toBe(false)
})
