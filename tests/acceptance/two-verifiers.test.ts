import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { isJsonArray } from '../../src/engine/json/json.ts'
import { getAt } from '../../src/engine/json/pointer.ts'
import { axeViolations, desk, openBrowser, phone, scrollsSideways } from './browser.ts'
import { getCall, sampleSession } from './sessions.ts'

const { visitAs } = openBrowser()

/** The number of a submitted application about which nobody has given an opinion, and that waits for no answer. */
async function unreviewed(): Promise<string> {
  const { token } = await sampleSession('iek', 'approver')
  const list = await getCall('iek', 'cases/application?of=desk&state=open&asked=no', token)
  const items = getAt(list, '/items')
  for (const one of isJsonArray(items) ? items : []) {
    const number = String(getAt(one, '/number'))
    const reviews = getAt(await getCall('iek', `cases/application/${number}`, token), '/reviews')
    if (isJsonArray(reviews) && reviews.length === 0) return number
  }
  throw new Error('Every submitted application has an opinion')
}

const opens = (account: string, number: string, viewport = desk): Promise<Page> =>
  visitAs(sampleSession('iek', account), `/desk/application/${number}`, viewport)

/** Gives an opinion in favour, in its dialog. */
async function inFavour(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Give an opinion' }).click()
  const dialog = page.getByRole('dialog', { name: 'Give an opinion' })
  expect(await dialog.getByRole('button', { name: 'For', exact: true }).getAttribute('aria-pressed')).toBe('true')
  await dialog.getByRole('textbox', { name: 'Opinion' }).fill(words)
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Give an opinion' }).click()
  await page.getByText('Your opinion is noted.').waitFor()
}

test('at the institution one verifier moves no application; the opinion of a second one does [CASE-02 CASE-07]', async () => {
  const number = await unreviewed()
  const first = await opens('approver', number)
  await first.getByRole('button', { name: 'Reject', exact: true }).waitFor()
  expect(await first.getByRole('button', { name: 'Verify', exact: true }).count()).toBe(0)
  await inFavour(first, 'The certificates are in order.')
  await first.getByText('Two people have to verify the application.').waitFor()
  // Who has given theirs is not asked again, and the application stands where it was.
  await first.getByRole('button', { name: 'Give an opinion' }).waitFor({ state: 'detached' })
  await first.getByRole('main').getByText('Open', { exact: true }).first().waitFor()

  const second = await opens('verifier.b', number, phone)
  const opinions = second.getByRole('region', { name: 'Opinions' })
  await opinions.getByText('The certificates are in order.').waitFor()
  await inFavour(second, 'I have compared them with the originals.')
  await second.getByRole('main').getByText('Verified', { exact: true }).first().waitFor()
  await second.getByRole('button', { name: 'Send to the committee' }).waitFor()
  expect(await opinions.getByRole('listitem').count()).toBe(2)
  expect(await axeViolations(second)).toEqual([])
  expect(await scrollsSideways(second)).toBe(false)
})
