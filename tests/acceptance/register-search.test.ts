import { expect, test } from 'vitest'
import { axeViolations, desk, openBrowser, phone, scrollsSideways } from './browser.ts'
import { field } from './steps.ts'

// The search that fails gets no answer.
const { visit } = openBrowser(/Failed to load resource: net::ERR_FAILED/)

const list = '/search/Search-list'

test.each([
  ['a desk', desk],
  ['a phone', phone],
])('a member is found by keyboard at %s, and Back leads to the results [REG-01 REG-02]', async (_where, viewport) => {
  const page = await visit('demo', list, viewport)
  await page.getByRole('region', { name: 'The register in numbers' }).getByText('Members in the register').waitFor()
  expect(await axeViolations(page)).toEqual([])
  const term = field(page, 'Name or membership number')
  await term.focus()
  await page.keyboard.press('Enter')
  await page.getByText('Enter a name or a membership number', { exact: true }).waitFor()
  expect(await term.getAttribute('aria-invalid')).toBe('true')
  await page.keyboard.type('wa')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 2, name: /^\d+ members found$/ }).waitFor()
  await page.waitForURL(/\?term=wa$/)
  const results = page.getByRole('region', { name: /members found/ })
  expect(
    await results
      .getByRole('listitem')
      .filter({ has: page.locator('dl') })
      .count(),
  ).toBe(10)
  expect(await axeViolations(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
  const second = page.getByRole('link', { name: 'Page 2', exact: true })
  await second.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/term=wa&page=2$/)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
  const name = results.getByRole('link', { name: /\bWA/ }).first()
  const shown = await name.innerText()
  await name.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: shown, exact: true }).waitFor()
  await page.getByText('Active', { exact: true }).waitFor()
  const text = await page.locator('main').innerText()
  for (const secret of ['@sample.example', '0700', '3000']) expect(text).not.toContain(secret)
  expect(await axeViolations(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
  await page.getByRole('link', { name: 'Back to the results' }).click()
  await page.waitForURL(/Search-list\?term=wa&page=2$/)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: shown, exact: true }).waitFor()
})

test('filters stay in the address, and a name like the mistyped one is found [REG-01 REG-03]', async () => {
  const page = await visit('demo', `${list}?term=${encodeURIComponent('kinyanjiu')}`)
  await page.getByRole('heading', { level: 2, name: /No exact match\. \d+ members? with/ }).waitFor()
  await page.getByRole('combobox', { name: 'Gender' }).click()
  await page.getByRole('option', { name: 'Female', exact: true }).click()
  await page.waitForURL(/term=kinyanjiu&gender=Female$/)
  await page
    .getByRole('link', { name: /KINYANJUI/ })
    .first()
    .waitFor()
  await field(page, 'Name or membership number').fill('qqqqqq')
  await page.keyboard.press('Enter')
  await page.getByText('Nobody in the register has such a name or number.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.waitForURL(/\?term=qqqqqq$/)
})

test('a search that fails says so in a toast, and can be repeated [REG-01]', async () => {
  const page = await visit('demo', list)
  const searches = '**/api/profile/search?*'
  let isAway = true
  await page.route(searches, (route) => (isAway ? route.abort() : route.continue()))
  await field(page, 'Name or membership number').fill('kibet')
  await page.keyboard.press('Enter')
  const retry = page.getByRole('button', { name: 'Try again' }).first()
  await retry.waitFor()
  await page.getByRole('region', { name: 'Notifications' }).getByText(/\S/).first().waitFor()
  // Pressed while it is still away: the portal repeats a call by itself as well, and then the button is gone.
  const repeated = page.waitForRequest(searches)
  await retry.click()
  await repeated
  isAway = false
  await page.getByRole('heading', { level: 2, name: /members found$/ }).waitFor()
})
