import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeViolations, phone } from './browser.ts'
import { editorPanel, openOwnPortal, press, says } from './editor-steps.ts'

const { goTo, visitAs } = openOwnPortal()

const claim = '/admin/forms/cases/cpd-claim'
const booking = '/admin/forms/cases/event-booking'

const diagram = (page: Page) => page.getByRole('group', { name: 'Diagram of states and transitions' })

const pageIsAsWideAsTheWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

/** Goes on with the arrow keys until the button of the diagram with a name has the focus. */
async function arrowTo(page: Page, name: string | RegExp): Promise<void> {
  const wanted = diagram(page).getByRole('button', { name }).first()
  await page.keyboard.press('Home')
  for (let i = 0; i < 60 && !(await wanted.evaluate((node) => node === document.activeElement)); i += 1) {
    await page.keyboard.press('ArrowDown')
  }
  expect(await wanted.evaluate((node) => node === document.activeElement)).toBe(true)
}

test('a process is changed with the mouse: a title, another state and a way to it [ADM-05 ADM-16]', async () => {
  const page = await visitAs('superadmin')
  await goTo(page, booking)
  const [panel, drawn] = [editorPanel(page), diagram(page)]
  await drawn.getByRole('button', { name: /^Confirm, .*: from To be paid to Booked$/ }).click()
  await panel.getByLabel('Title', { exact: true }).fill('Confirm it')
  await drawn.getByRole('button', { name: /^Confirm it, .*: from To be paid/, pressed: true }).waitFor()
  await press(page, 'Add a state')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title of the state').fill('In appeal')
  await press(dialog, 'Add')
  await panel.getByRole('heading', { name: 'In appeal' }).waitFor()
  await drawn.getByRole('button', { name: 'State In appeal', pressed: true }).waitFor()
  await says(page, 'No case ever comes into the state "in-appeal".')
  await drawn.getByRole('button', { name: 'State Booked' }).click()
  await press(page, 'Add a transition')
  expect(await dialog.getByLabel('From the state').inputValue()).toBe('booked')
  await dialog.getByLabel('Title of the transition').fill('Appeal')
  await dialog.getByLabel('To the state').selectOption({ label: 'In appeal' })
  await press(dialog, 'Add')
  await drawn.getByRole('button', { name: 'Appeal, Owner: from Booked to In appeal', pressed: true }).waitFor()
  await says(page, 'Nobody can take a case out of the state "in-appeal".')
  await panel.getByRole('checkbox', { name: 'Registrar' }).check()
  await panel.getByRole('checkbox', { name: 'The event has begun.' }).check()
  await panel.getByRole('group', { name: 'Not by whoever took' }).getByRole('checkbox', { name: 'Confirm it' }).check()
  await panel.getByRole('checkbox', { name: 'The portal' }).check()
  await panel.getByRole('checkbox', { name: 'once all is paid' }).check()
  const drawnAppeal = drawn.getByRole('button', {
    name: /^Appeal, Owner, Registrar, The portal .*: from Booked to In appeal$/,
  })
  await drawnAppeal.waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('tab', { name: /^Changes \(3\)$/ }).click()
  await press(page, 'Save draft')
  await says(page, 'The draft is saved. Members do not see it yet.')
  await page.reload()
  await drawnAppeal.waitFor()
  await drawnAppeal.click()
  await panel.getByRole('checkbox', { name: 'The event has begun.', checked: true }).waitFor()
})

test('and by the keyboard on a phone, in the diagram or in the list below it [ADM-05 ADM-16]', async () => {
  const page = await visitAs('superadmin', phone)
  await goTo(page, claim)
  const [panel, drawn, dialog] = [editorPanel(page), diagram(page), page.getByRole('dialog')]
  await drawn.getByRole('button').first().waitFor()
  expect(await pageIsAsWideAsTheWindow(page)).toBe(true)
  await page.getByRole('button', { name: 'Add a transition' }).focus()
  await page.keyboard.press('Tab')
  await arrowTo(page, /^Reject, /)
  await page.keyboard.press('Enter')
  await panel.getByLabel('Title', { exact: true }).waitFor()
  expect(
    await panel
      .getByRole('heading')
      .first()
      .evaluate((node) => node === document.activeElement),
  ).toBe(true)
  await panel.getByLabel('Title', { exact: true }).focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Refuse')
  await drawn.getByRole('button', { name: /^Refuse, Verifier: from Awaiting review/, pressed: true }).waitFor()
  await page.getByRole('button', { name: 'Add a state' }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Title of the state').focus()
  await page.keyboard.type('Put off')
  await page.keyboard.press('Enter')
  await drawn.getByRole('button', { name: 'State Put off', pressed: true }).waitFor()
  await page.getByRole('button', { name: 'Add a transition' }).focus()
  await page.keyboard.press('Enter')
  expect(await dialog.getByLabel('From the state').inputValue()).toBe('put-off')
  await dialog.getByLabel('Title of the transition').focus()
  await page.keyboard.type('Take up again')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Take up again to ', exact: false, pressed: true }).first().waitFor()
  expect(await axeViolations(page)).toEqual([])
  expect(await pageIsAsWideAsTheWindow(page)).toBe(true)
  await page.getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Enter')
  await drawn.getByRole('button', { name: /^Take up again/ }).waitFor({ state: 'detached' })
})
