import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { encodeText } from '../../src/engine/format/base64-text.ts'
import { getAt } from '../../src/engine/json/pointer.ts'
import { applicantWith } from './applicant-with.ts'
import { axeViolations, desk, openBrowser, origin, phone, scrollsSideways } from './browser.ts'
import { fillContact } from './fill-contact.ts'
import { getCall, sampleSession } from './sessions.ts'
import { drawn } from './steps.ts'
import { agree, dialogOf, submitApplication } from './submit-application.ts'

const { visitAs } = openBrowser()

test.each([
  ['a new application', 'demo', 'New', 'Make Payment', desk],
  ['a rejected application, on a phone', 'ics', 'Rejected', 're-Submit', phone],
] as const)(
  'whoever has %s agrees, signs, enters the code and submits it; then its document opens [APP-01 APP-02]',
  async (_, tenant, status, button, viewport) => {
    const { session, number } = await applicantWith(tenant, status)
    const page = await visitAs(Promise.resolve(session), '/application', viewport)
    await page.getByRole('link', { name: number }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
    await page.getByRole('link', { name: number }).click()
    await page.getByRole('heading', { level: 1, name: number }).waitFor()
    await page.getByRole('button', { name: button }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
    await submitApplication(page, button, session)
    await page.getByText(/^\d+ pages$/).waitFor()
    await page.goto(new URL(`/application/document/${encodeText(number)}`, page.url()).href)
    await page.getByText(/^\d+ pages$/).waitFor()
    await page.goto(new URL('/application', page.url()).href)
    await page
      .getByRole('row')
      .or(page.getByRole('group'))
      .filter({ hasText: number })
      .getByText('Open', { exact: true })
      .waitFor()
  },
)

test('what was confirmed stays confirmed when the dialog is closed, and nobody submits without the rest [APP-02]', async () => {
  const { session, number } = await applicantWith('engineering-board', 'New')
  const page = await visitAs(Promise.resolve(session), `/cases/application/${number}`)
  await page.getByRole('button', { name: 'Make Payment' }).click()
  await agree(page, 'Certified documents', 'I confirm')
  await dialogOf(page, 'Submit Application ?').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Make Payment' }).click()
  await dialogOf(page, 'Submit Application ?').getByText('Step 2 of 4').waitFor()
  await page.keyboard.press('Escape')
  await dialogOf(page, 'Submit Application ?').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Make Payment' }).waitFor()
})

test('whose checklist lacks something reads why the application is closed, and is led there [APP-03]', async () => {
  const session = await sampleSession('demo', 'begun')
  const list = await getCall('demo', 'application', session.token)
  const number = String(getAt(list, '/0/Code'))
  const page = await visitAs(Promise.resolve(session), `/cases/application/${number}`)
  await page.getByText('Complete every mandatory item first.').waitFor()
  expect(await page.getByRole('button', { name: 'Make Payment' }).isDisabled()).toBe(true)
  await page.getByRole('link', { name: 'Complete it' }).click()
  await page.waitForURL(/\/checklist\/type\//)
})

/** Loads an address, and waits until the page knows all that could lead on from it. */
async function staysAt(page: Page, address: string): Promise<void> {
  const listed = page.waitForResponse((response) => response.url().endsWith('/api/application'))
  await page.goto(address)
  await listed
  await page.getByText('You are ready to submit').first().waitFor()
  await drawn(page)
  expect(page.url()).toBe(address)
}

/** Counts, in `window.hiddenTitles`, the frames in which React hides a title because a part of its page still loads. */
const countHiddenTitles = `(() => {
  window.hiddenTitles = 0
  const look = () => {
    const hidden = [...document.querySelectorAll('h1')].filter((title) => title.closest('[style*="display: none"]'))
    window.hiddenTitles += hidden.length
    requestAnimationFrame(look)
  }
  look()
})()`

test('who completes the last item is led to the application once, and stays when they come back [APP-04]', async () => {
  const { session } = await applicantWith('iek', 'New')
  const checklist = `${origin('iek')}/checklist/type/${encodeURIComponent(String(session.user['category']))}`
  const page = await visitAs(Promise.resolve(session), '/profile?tab=contacts')
  const contact = page.getByRole('row', { name: /Personal/ })
  await contact.getByRole('button', { name: /Delete|Remove/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await contact.waitFor({ state: 'detached' })
  await page.goto(checklist)
  await page.getByRole('link', { name: 'Complete: A personal contact' }).click()
  const dialog = page.getByRole('dialog')
  await fillContact(dialog, { tenant: 'iek', email: 'somebody@contact.example' })
  await page.evaluate(countHiddenTitles)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(/\/application$/)
  await page.getByRole('heading', { level: 1, name: 'Applications' }).waitFor()
  await page.getByText('You are ready to submit').waitFor()
  await page.getByRole('row').nth(1).waitFor()
  expect(await page.evaluate('window.hiddenTitles'), 'frames in which the shown page was hidden again').toBe(0)
  expect(await axeViolations(page)).toEqual([])
  await page.goBack()
  await page.getByRole('link', { name: 'Back to checklist' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Go to your application' }).waitFor()
  await staysAt(page, checklist)
  await staysAt(page, `${origin('iek')}/checklist/component/CONTACTS`)
})

test('a checklist that others completed leads to the application at the first visit alone [APP-04]', async () => {
  const { session } = await applicantWith('engineering-board', 'New')
  const checklist = `/checklist/type/${encodeURIComponent(String(session.user['category']))}`
  const page = await visitAs(Promise.resolve(session), checklist)
  await page.waitForURL(/\/application$/)
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: 'Go to your application' }).waitFor()
  await staysAt(page, new URL(checklist, page.url()).href)
})
