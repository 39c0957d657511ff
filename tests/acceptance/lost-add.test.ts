import { expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { fillConviction } from './fill-conviction.ts'
import { kept } from './kept-drafts.ts'
import { loseNextResponse } from './lose-next-response.ts'
import { newApplicant } from './new-applicant.ts'
import { field } from './steps.ts'

const { visitAs } = openBrowser(/ERR_FAILED/)

const call = '**/api/profile/convictions'

test('an add whose response is lost, retried from its draft after a reload, makes one record [ENG-16]', async () => {
  const page = await visitAs(newApplicant('demo'), '/profile?tab=convictions')
  const add = page.getByRole('button', { name: 'Add Conviction' })
  const dialog = await fillConviction(page)
  await expect.poll(() => kept(page)).toBe(1)
  await loseNextResponse(page, call)
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
