import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openBrowser, phone } from './browser.ts'
import { newApplicant } from './new-applicant.ts'
import { sampleSession } from './sessions.ts'
import { drawn, holdCalls } from './steps.ts'

const { visitAs } = openBrowser()

/** The dialog that adds an O-level, whose form is higher than most screens. */
async function addOLevel(viewport: typeof phone): Promise<Locator> {
  const page = await visitAs(newApplicant('demo'), '/profile?tab=academic', viewport)
  await page.getByRole('button', { name: 'Add academic qualification' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add academic qualification' })
  await dialog.getByRole('checkbox', { name: 'This is an O-level certificate' }).check()
  await dialog.getByRole('combobox', { name: 'Certificate Awarded' }).click()
  await page.getByRole('option', { name: /KCSE/ }).click()
  await lastGrade(dialog).waitFor()
  return dialog
}

const lastGrade = (dialog: Locator) => dialog.getByRole('combobox', { name: 'Grade', exact: true }).last()

/** The head and the foot of a dialog: what has to be in sight whatever is scrolled. */
const frameOf = (dialog: Locator): readonly Locator[] => [
  dialog.getByRole('heading', { level: 2 }).first(),
  ...['Close', 'Cancel', 'Save'].map((name) => dialog.getByRole('button', { name, exact: true })),
]

/** The parts of a dialog that are not wholly inside the window. */
async function outOfSight(dialog: Locator): Promise<readonly string[]> {
  const { width, height } = dialog.page().viewportSize() ?? phone
  const boxes = await Promise.all(
    frameOf(dialog).map(async (part) => ({ part: String(part), box: await part.boundingBox() })),
  )
  const isInside = (box: (typeof boxes)[number]['box']) =>
    box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
  return boxes.filter(({ box }) => !isInside(box)).map(({ part, box }) => `${part} at ${JSON.stringify(box)}`)
}

/** What of the page is scrolled, apart from the bodies of dialogs. */
const scrolled = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => element.scrollTop !== 0 && !element.matches('.MuiDialogContent-root'))
      .map((element) => `${element.tagName} ${element.className}: ${element.scrollTop}`),
  )

describe.each([
  ['a phone', phone],
  ['a low window', { width: 1024, height: 620 }],
] as const)('a dialog on %s', (_screen, viewport) => {
  test('keeps its title, Close, Save and Cancel in sight; only its body scrolls, even to a wrong field [SEC-01]', async () => {
    const dialog = await addOLevel(viewport)
    const page = dialog.page()
    const before = await scrolled(page)
    expect(await outOfSight(dialog)).toEqual([])
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await dialog.getByText('Certificate No is required').first().waitFor()
    await drawn(page)
    expect(await outOfSight(dialog)).toEqual([])
    await lastGrade(dialog).focus()
    await drawn(page)
    expect(await outOfSight(dialog)).toEqual([])
    expect(await scrolled(page)).toEqual(before)
    // No window over the window: the summary lists what is wrong.
    expect(await page.getByRole('alertdialog').count()).toBe(0)
  })
})

test('a dialog has its size as soon as it opens, however slowly its form loads [BIO-09]', async () => {
  const page = await visitAs(sampleSession('demo', 'begun'), '/profile')
  const opener = page.getByRole('button', { name: 'Approve Names' })
  await opener.waitFor()
  const sizes = await page.evaluateHandle(() => {
    const seen = new Set<string>()
    const resized = new ResizeObserver(([entry]) => entry && seen.add(String(entry.contentRect.height)))
    new MutationObserver((_changes, watching) => {
      const dialog = document.querySelector('[role=dialog]')
      if (!dialog) return
      resized.observe(dialog)
      watching.disconnect()
    }).observe(document.body, { childList: true, subtree: true })
    return seen
  })
  const release = await holdCalls(page, '**/published/**')
  await opener.click()
  await drawn(page)
  release()
  const dialog = page.getByRole('dialog', { name: 'Approve Names' })
  await dialog.getByRole('button', { name: 'Continue' }).waitFor()
  await dialog.getByRole('textbox').nth(2).waitFor()
  await drawn(page)
  expect(await sizes.evaluate((seen) => [...seen])).toHaveLength(1)
})
