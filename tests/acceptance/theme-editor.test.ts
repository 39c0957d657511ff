import { expect, test } from 'vitest'
import { samplePicture } from '../../src/server/start/sample-data/sample-files.ts'
import { axeViolations, phone } from './browser.ts'
import { editorPanel, openOwnPortal, press, says } from './editor-steps.ts'

const { goTo, visitAs } = openOwnPortal()

const brand = '/admin/forms/themes/brand'

test('a colour is changed with the mouse, published, and seen by a member [ADM-16 ADM-05 ADM-12]', async () => {
  const page = await visitAs('superadmin')
  await goTo(page, '/admin/forms')
  await page.getByRole('link', { name: 'Change Colours, type, logo and log-in page' }).click()
  const panel = editorPanel(page)
  await panel.getByRole('button', { name: 'Colors' }).click()
  await says(page, 'The settings say #2e7d32 here, and have the last word.')
  await panel.getByLabel('Pick a colour: Primary').fill('#12395b')
  await says(page, 'Changed here; it was: #f0a948.')
  await says(page, 'Text on it: 11.9 to 1')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('tab', { name: 'Changes (1)' }).click()
  await says(page, 'Primary: “#12395b”, instead of “#f0a948”')
  await panel.getByLabel('Why').fill('The brand has changed.')
  await press(page, 'Publish')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Only texts and layout change').waitFor()
  await dialog.getByLabel('Why').fill('The brand has changed.')
  await press(dialog, 'Publish')
  await says(page, 'Published. Members see it within two seconds.')
  const member = await visitAs('member')
  await expect
    .poll(async () => {
      await goTo(member, '/dashboard')
      // Its colours are there when it is drawn, not when it has loaded.
      await member.getByRole('heading', { level: 1 }).waitFor()
      return member.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-primary-main').trim(),
      )
    })
    .toBe('#12395b')
})

test('a logo is uploaded, published and shown to members; one with a script is refused [ADM-02 PLAT-02]', async () => {
  const page = await visitAs('superadmin')
  await goTo(page, brand)
  const panel = editorPanel(page)
  const choose = async (name: string, mimeType: string, content: string | Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await panel.getByRole('button', { name: 'Upload a picture: Logo', exact: true }).click()
    await (await chooser).setFiles({ name, mimeType, buffer: Buffer.from(content) })
  }
  const script = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0"/><script/></svg>'
  await choose('logo.svg', 'image/svg+xml', script)
  await says(page, 'The drawing has a script, <script>, which no picture of the brand may have.')
  await choose('crest.png', 'image/png', samplePicture('#336699', 64))
  const chosen = panel.getByLabel('Logo', { exact: true }).locator('option:checked')
  await expect.poll(() => chosen.textContent()).toBe('crest.png')
  await panel.getByRole('button', { name: 'Show the logo there, too' }).click()
  expect(await axeViolations(page)).toEqual([])
  await press(page, 'Publish')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Why').fill('The board has a new logo.')
  await press(dialog, 'Publish')
  await says(page, 'Published. Members see it within two seconds.')
  const member = await visitAs('member')
  await expect
    .poll(async () => {
      await goTo(member, '/dashboard')
      const logo = member.locator('a[href="/dashboard"] img').first()
      return logo.evaluate((image) => (image instanceof HTMLImageElement ? `${image.naturalWidth} ${image.src}` : ''))
    })
    .toMatch(/^64 .*\/assets\/tenant\/uploads\/[\da-f]{32}\.png$/)
})

test('by the keyboard on a phone: a text that is not legible is reported at once, and not published [ADM-16]', async () => {
  const page = await visitAs('superadmin', phone)
  await goTo(page, brand)
  const panel = editorPanel(page)
  await panel.getByRole('button', { name: 'Inks' }).focus()
  await page.keyboard.press('Enter')
  await panel.getByLabel('Warning', { exact: true }).focus()
  await page.keyboard.type('#ffff')
  await says(page, 'Write a colour as # and six digits')
  await page.keyboard.type('ff')
  await says(page, '1 text is not legible enough to publish.')
  await says(page, 'Text on it: 1.6 to 1, which is too little')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Publish', exact: true }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('The text on "warning" (#ffffff on #FFC107) has a contrast of 1.6:1').waitFor()
  await page.keyboard.press('Escape')
  await panel.getByRole('button', { name: 'Go back: Warning' }).focus()
  await page.keyboard.press('Enter')
  await says(page, 'Every text is legible.')
})
