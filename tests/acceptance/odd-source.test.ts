import { expect, test } from 'vitest'
import { setAt } from '../../src/engine/json/pointer.ts'
import { parseJson } from '../../src/engine/json/parse-json.ts'
import { axeViolations } from './browser.ts'
import { openOwnPortal, press, says } from './editor-steps.ts'
import { copied, paste } from './paste.ts'

// React logs what an error boundary catches.
const { goTo, visitAs } = openOwnPortal(/Unknown kind of condition|Cannot destructure property/)

const notDrawn = 'This cannot be drawn as it is now. Nothing is lost: undo the last change, or mend it under Source.'

test.each([
  { document: 'sections/contacts', place: '/ui/rules/0/when', value: '=x' },
  { document: 'pages/dashboard', place: '/page/tiles/0/shows', value: null },
])('the editor stays when $place of $document cannot be drawn [ADM-05 ADM-11]', async ({ document, place, value }) => {
  const page = await visitAs('superadmin')
  await goTo(page, `/admin/forms/${document}`)
  const preview = page.getByRole('region', { name: 'As members see it' })
  await preview.waitFor()
  await page.getByRole('tab', { name: 'Source' }).click()
  const source = page.getByRole('textbox', { name: 'The document as JSON' })
  const odd = JSON.stringify(setAt(parseJson(await copied(source)), place, value))
  await paste(source, odd)
  await says(page, notDrawn)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('tab', { name: /^Changes \(\d\)$/ }).click()
  await page.getByRole('tab', { name: 'Source' }).click()
  expect(parseJson(await copied(source))).toEqual(parseJson(odd))
  await says(page, /The check finds \d+ problems?:/)
  await press(page, 'Undo')
  await preview.waitFor()
  expect(await page.getByText(notDrawn).count()).toBe(0)
})
