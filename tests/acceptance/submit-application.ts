import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { axeViolations } from './browser.ts'
import { codeSentTo } from './outbox.ts'
import type { Session } from './sessions.ts'

export const dialogOf = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title })

/** Agrees to the text of a dialog; nobody can go on before. */
export async function agree(page: Page, title: string, label: string): Promise<void> {
  const dialog = dialogOf(page, title)
  await dialog.waitFor()
  const goOn = dialog.getByRole('button', { name: 'Continue' })
  expect(await goOn.isDisabled()).toBe(true)
  await dialog.getByRole('checkbox', { name: label }).check()
  await goOn.click()
}

/** Draws on the pad and saves; both of its buttons wait for a line. */
async function sign(page: Page): Promise<void> {
  const dialog = dialogOf(page, 'Your signature')
  const save = dialog.getByRole('button', { name: 'Save signature' })
  await save.waitFor()
  expect([await save.isDisabled(), await dialog.getByRole('button', { name: 'Clear' }).isDisabled()]).toEqual([
    true,
    true,
  ])
  expect(await axeViolations(page)).toEqual([])
  const box = await dialog.locator('canvas').boundingBox()
  if (!box) throw new Error('The signature pad is not drawn')
  await page.mouse.move(box.x + 30, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + 110, box.y + 90, { steps: 6 })
  await page.mouse.move(box.x + 190, box.y + 40, { steps: 6 })
  await page.mouse.up()
  await save.click()
  await page.getByText('signature saved successfully').waitFor()
}

/** Enters a wrong code, which costs nothing, then the right one. */
async function enterCode(page: Page, { tenant, user }: Session): Promise<void> {
  const dialog = dialogOf(page, 'Verify Otp')
  const code = dialog.getByLabel('One-time code')
  const sent = await codeSentTo(tenant, String(user['phone']))
  await code.fill(sent === '000000' ? '111111' : '000000')
  await dialog.getByRole('button', { name: 'Verify' }).click()
  await dialog.getByText('The code is wrong').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await code.fill(sent)
  await dialog.getByRole('button', { name: 'Verify' }).click()
  await page.getByText('Successfully verified Otp').waitFor()
}

/** Gives what a submission ends with: a signature, and the code that is sent. */
export async function signAndConfirm(page: Page, session: Session): Promise<void> {
  await sign(page)
  await enterCode(page, session)
}

/** Submits the application that a page shows, with everything that has to be assured; its document opens then. */
export async function submitApplication(page: Page, button: string, session: Session): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await agree(page, 'Certified documents', 'I confirm')
  await agree(page, 'Submit Application ?', 'I have read and agree to the terms and conditions')
  await signAndConfirm(page, session)
  await page.waitForURL(/\/documents\/report$/)
}
