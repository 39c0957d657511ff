import { expect, test } from 'vitest'
import { axeViolations, desk, openBrowser, phone, scrollsSideways } from './browser.ts'
import { sampleSession } from './sessions.ts'

const { visitAs } = openBrowser()

async function openPoints(tenant = 'demo', viewport = desk) {
  const page = await visitAs(sampleSession(tenant, 'member'), '/cpd', viewport)
  const table = page.getByRole('table', { name: 'My Cpd' })
  await table.waitFor()
  return { page, table }
}

test('points have the specified columns, dates and total, of one year or all [CPD-01]', async () => {
  const { page, table } = await openPoints('demo', { width: 1600, height: 900 })
  await expect
    .poll(() => table.getByRole('columnheader').allInnerTexts())
    .toEqual([
      'Description',
      'Member No',
      'CPD Year',
      'Provider',
      'Location',
      'Start Date',
      'End Date',
      'CPD',
      'Event Code',
      'Certificate',
      'Actions',
    ])
  expect(await table.locator('tbody tr').count()).toBe(9)
  const foot = table.locator('tfoot')
  expect((await foot.innerText()).replaceAll(/\s+/g, ' ').trim()).toBe('Total CPD Acquired 73')
  const years = page.getByRole('combobox', { name: 'Year' })
  const [, , last = ''] = await years.locator('option').allInnerTexts()
  await years.selectOption(last)
  await expect.poll(() => table.locator('tbody tr').count()).toBe(3)
  expect(await foot.innerText()).toContain('31')
  expect(await table.locator('tbody').innerText()).toContain(`1st January ${last}`)
  expect(await axeViolations(page)).toEqual([])
})

test('a certificate is verified outside of the portal, in a new tab [CPD-01]', async () => {
  const { table } = await openPoints()
  const link = table.getByRole('link', { name: /^View: Webinar on professional ethics/ })
  expect(await link.getAttribute('href')).toMatch(/^https:\/\/cpd\.example\/verify\?certificate=CPD-\d{4}-/)
  expect(await link.getAttribute('target')).toBe('_blank')
})

test('the board hides provider, location, certificate and actions [CPD-01]', async () => {
  const { table } = await openPoints('engineering-board')
  await expect
    .poll(() => table.getByRole('columnheader').allInnerTexts())
    .toEqual(['Description', 'Member No', 'CPD Year', 'Start Date', 'End Date', 'CPD', 'Event Code'])
})

test('on a phone points are cards, and nothing scrolls sideways [CPD-01]', async () => {
  const { page } = await openPoints('demo', phone)
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axeViolations(page)).toEqual([])
})
