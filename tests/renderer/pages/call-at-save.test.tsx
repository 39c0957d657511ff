import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { CollectionPage } from '../../../src/renderer/pages/CollectionPage.tsx'
import type { OpenAction } from '../../../src/renderer/pages/collection/collection-props.ts'
import type { Saved } from '../../../src/renderer/store/save-record.ts'
import { accessibilityProblems } from '../axe.ts'
import { render } from '../render-form.tsx'
import { settled } from '../settled.ts'
import { listContext } from '../widgets/gallery.tsx'
import { contactForm, greetedContacts } from './greeted-contacts.ts'

const answers = { Type: 'Work', Email: 'office@example.org', Born: '1990-02-01', Country: 'KE' }
const atSave = { title: 'Save and greet', without: 'Save, greet later', failed: 'Not greeted: {reason}' }

const greeted = greetedContacts({ atSave }, [
  { id: 'add', kind: 'add', title: 'Add contact', preset: answers },
  { id: 'edit', kind: 'edit', title: 'Edit' },
])

interface CollectionProps {
  /** Receives the calls that are made. */
  readonly calls?: OpenAction[]
  readonly refused?: Saved
  readonly fails?: boolean
}

function Collection({ calls = [], refused, fails = false }: CollectionProps) {
  const [records, setRecords] = useState<readonly JsonObject[]>([])
  return (
    <CollectionPage
      form={contactForm}
      page={greeted}
      context={listContext}
      records={records}
      onSave={async (sent) => {
        if (refused || !isJsonObject(sent)) return refused
        const stored = { ...sent, EntryNo: 5 }
        setRecords([stored])
        return { stored }
      }}
      onRemove={async () => {}}
      onCall={async (open) => {
        calls.push(open)
        if (fails) throw new Error('The server is away')
      }}
    />
  )
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('dialog')
const openForm = () => userEvent.click(button('Add contact'))
const isSaved = async () => {
  await expect.element(page.getByRole('row', { name: /office@example\.org/ })).toBeVisible()
}

test('the main button of a new record saves and makes the declared call of the stored record [ENG-11]', async () => {
  const calls: OpenAction[] = []
  render(<Collection calls={calls} />)
  await openForm()
  await expect.element(button('Save')).not.toBeInTheDocument()
  await expect.element(button('Save, greet later')).toBeVisible()
  await settled()
  expect(await accessibilityProblems(dialog().element())).toEqual([])
  await userEvent.click(button('Save and greet'))
  await isSaved()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(calls).toMatchObject([{ action: { call: 'contacts/greet' }, record: { EntryNo: 5 }, isAtSave: true }])
})

test('the Enter key presses the main button', async () => {
  const calls: OpenAction[] = []
  render(<Collection calls={calls} />)
  await openForm()
  await userEvent.click(page.getByLabelText(/^E-mail/))
  await userEvent.keyboard('{Enter}')
  await isSaved()
  expect(calls).toHaveLength(1)
})

test('the other button only saves; so does the form of a stored record, which has plain Save', async () => {
  const calls: OpenAction[] = []
  render(<Collection calls={calls} />)
  await openForm()
  await userEvent.click(button('Save, greet later'))
  await isSaved()
  await userEvent.click(button('Edit: office@example.org'))
  await expect.element(button('Save and greet')).not.toBeInTheDocument()
  await userEvent.click(button('Save'))
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(calls).toEqual([])
})

test('a call that fails leaves the record saved, and closes the form', async () => {
  render(<Collection fails />)
  await openForm()
  await userEvent.click(button('Save and greet'))
  await isSaved()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('a save that is refused makes no call', async () => {
  const calls: OpenAction[] = []
  render(<Collection calls={calls} refused={[{ pointer: '/Email', keyword: 'format', message: 'Unknown' }]} />)
  await openForm()
  await userEvent.click(button('Save and greet'))
  await expect.element(dialog().getByText('Unknown').first()).toBeVisible()
  expect(calls).toEqual([])
})
