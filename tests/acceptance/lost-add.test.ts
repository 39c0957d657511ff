import type { Page, Route } from 'playwright'
import { expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { fillConviction } from './fill-conviction.ts'
import { kept } from './kept-drafts.ts'
import { newApplicant } from './new-applicant.ts'
import { field } from './steps.ts'

const { visitAs } = openBrowser(/ERR_FAILED/)

const call = '**/api/profile/convictions'

/** Lets the first add reach the server, and loses its response. */
async function loseFirstAdd(page: Page): Promise<void> {
  let isLost = false
  await page.route(call, async (route) => {
    if (route.request().method() !== 'POST' || isLost) return route.fallback()
    isLost = true
    await deliver(route)
    await route.abort()
  })
}

/** Only browsers resolve hosts below localhost. */
async function deliver(route: Route): Promise<void> {
  const address = new URL(route.request().url())
  const headers = { ...route.request().headers(), host: address.host }
  address.hostname = '127.0.0.1'
  const response = await route.fetch({ url: address.href, headers })
  expect(response.status()).toBe(200)
}

test('an add whose response is lost, retried from its draft after a reload, makes one record [ENG-16]', async () => {
  const page = await visitAs(newApplicant('demo'), '/profile?tab=convictions')
  const add = page.getByRole('button', { name: 'Add Conviction' })
  const dialog = await fillConviction(page)
  await expect.poll(() => kept(page)).toBe(1)
  await loseFirstAdd(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog
    .getByRole('alert')
    .getByText(/No connection/)
    .waitFor()
  page.once('dialog', (question) => void question.accept())
  await page.reload()
  const row = page.getByRole('row', { name: /CARELESS DRIVING/ })
  await row.waitFor()
  await add.click()
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
  expect(await field(dialog, 'Offence').inputValue()).toBe('CARELESS DRIVING')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.reload()
  await row.first().waitFor()
  expect(await row.count()).toBe(1)
})
