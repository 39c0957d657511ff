import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { CollectionPage } from '../../../src/renderer/pages/CollectionPage.tsx'
import { accessibilityProblems } from '../axe.ts'
import { render } from '../render-form.tsx'
import { listContext } from '../widgets/gallery.tsx'
import { contactForm, greetedContacts } from './greeted-contacts.ts'

const context = { ...listContext, today: '2026-11-10' }

const greeted = greetedContacts({ icon: 'bell', again: { days: 3, since: ['firstOn', 'lastOn'] } })

/** Shows a contact with dates; returns where its calls are noted. */
function show(dates: JsonObject) {
  const calls: unknown[] = []
  const container = render(
    <CollectionPage
      form={contactForm}
      page={greeted}
      context={context}
      records={[{ EntryNo: 1, Email: 'office@example.org', ...dates }]}
      onSave={() => {}}
      onRemove={async () => {}}
      onCall={async ({ record }) => void calls.push(record?.['EntryNo'])}
    />,
  )
  return { calls, container }
}

const greet = () => page.getByRole('button', { name: 'Greet: office@example.org' })

test('a call that may not be repeated yet says from when it may, to everybody, and is not made [ENG-11 ENG-15]', async () => {
  const { calls, container } = show({ firstOn: '2026-10-01', lastOn: '2026-11-08' })
  await expect.element(greet()).toHaveAttribute('aria-disabled', 'true')
  await expect.element(greet()).toHaveAccessibleDescription('Greet: possible from 11th November 2026')
  await userEvent.click(greet(), { force: true })
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Greet: possible from 11th November 2026')
  expect(calls).toEqual([])
  expect(await accessibilityProblems(container)).toEqual([])
})

test.each([
  ['on the day itself', { firstOn: '2026-10-01', lastOn: '2026-11-07' }],
  ['where it was never made', {}],
])('a call may be made %s', async (_, dates) => {
  const { calls } = show(dates)
  await expect.element(greet()).not.toHaveAttribute('aria-disabled')
  await userEvent.click(greet())
  await expect.poll(() => calls).toEqual([1])
})
