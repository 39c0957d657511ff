import { expect, test } from 'vitest'
import { momentIn } from '../../src/engine/format/moment-in.ts'
import { axeViolations } from './browser.ts'
import { editorPanel, openOwnPortal, press, says } from './editor-steps.ts'
import { hasFocus } from './has-focus.ts'
import { openTab } from './steps.ts'

const { goTo, visitAs } = openOwnPortal()

/** The next full minute that is far enough to be entered before it comes, where the organisation is. */
function nextMinute(): { readonly day: string; readonly time: string } {
  const at = momentIn('Africa/Nairobi', new Date(Date.now() + 75_000))
  const [year, month, day] = at.slice(0, 10).split('-')
  return { day: `${day}/${month}/${year}`, time: at.slice(11, 16) }
}

test('a form is published at its time, and says where it is used [ADM-13 ADM-16]', async () => {
  const page = await visitAs('superadmin')
  await goTo(page, '/admin/forms/sections/contacts')
  const panel = editorPanel(page)
  await panel.getByRole('button', { name: /^E-mail/ }).click()
  await panel.getByLabel('Label').fill('Address for e-mail')
  await press(page, 'Publish')
  const dialog = page.getByRole('dialog')
  await press(dialog, 'Choose a time')
  await expect.poll(() => hasFocus(dialog.getByText('The draft is published as it is now'))).toBe(true)
  await press(dialog, 'Schedule')
  await dialog.getByText('Choose the day').first().waitFor()
  const { day, time } = nextMinute()
  await dialog.getByRole('textbox', { name: 'Day' }).fill(day)
  await dialog.getByLabel('Time').fill(time)
  await dialog.getByLabel('Why').fill('Members asked for it.')
  expect(await axeViolations(page)).toEqual([])
  await press(dialog, 'Schedule')
  await says(page, 'Scheduled. It is checked again when it is due.')
  await says(page, /^Will be published on .* by superadmin: Members asked for it\./)
  await expect.poll(() => hasFocus(page.getByRole('button', { name: 'Publish', exact: true }))).toBe(true)
  await page.getByRole('tab', { name: 'Used in' }).click()
  await panel.getByRole('link', { name: 'Profile' }).first().waitFor()
  expect(await axeViolations(page)).toEqual([])
  await expect
    .poll(
      async () => {
        await goTo(page, '/admin/forms')
        const history = page.getByRole('region', { name: 'Publications at a chosen time' })
        await history.getByText('Members asked for it.').first().waitFor()
        return history.getByText('As publication').count()
      },
      { timeout: 100_000, interval: 2000 },
    )
    .toBe(1)
  const member = await visitAs('graduate')
  await goTo(member, '/profile')
  const contacts = await openTab(member.getByRole('tab', { name: 'Contacts' }))
  await contacts.getByRole('button', { name: /^Add/ }).click()
  await member.getByRole('dialog').getByLabel('Address for e-mail').waitFor()
}, 180_000)
