import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CollectionPageDefinition as CollectionDefinition } from '../../../src/engine/document/collection-page.ts'
import type {
  RecordPageDefinition as RecordDefinition,
  TabsPageDefinition as TabsDefinition,
} from '../../../src/engine/document/page-definition.ts'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import type { ShownCollection } from '../../../src/engine/page/viewed-collection.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { CollectionPage } from '../../../src/renderer/pages/CollectionPage.tsx'
import { RecordPage } from '../../../src/renderer/pages/RecordPage.tsx'
import { TabsPage } from '../../../src/renderer/pages/TabsPage.tsx'
import { accessibilityProblems } from '../axe.ts'
import { render } from '../render-form.tsx'
import { settled } from '../settled.ts'
import { formNamed, listContext } from '../widgets/gallery.tsx'

const form = formNamed('contact')
const context = { ...listContext, user: { email: 'amani@example.org' } }
const work = { EntryNo: 7, Type: 'Work', Email: 'office@example.org', Born: '1990-02-01', Country: 'KE' }

const collection: CollectionDefinition = {
  kind: 'collection',
  title: 'Contacts',
  calls: { list: 'contacts' },
  columns: [
    { id: 'type', title: 'Type', field: 'Type' },
    { id: 'born', title: 'Born', field: 'Born', format: 'date' },
    { id: 'country', title: 'Country', field: 'Country', format: 'choice' },
    { id: 'never', title: 'Never', field: 'Email', when: { value: 'settings.never', equals: true } },
  ],
  actions: [
    {
      id: 'add-personal',
      kind: 'add',
      title: 'Add Personal Contact',
      preset: { Type: 'Personal', Email: '=user.email' },
      when: { none: [{ value: 'records.Type', contains: 'Personal' }] },
    },
    { id: 'edit', kind: 'edit', title: 'Edit' },
    {
      id: 'remove',
      kind: 'remove',
      title: 'Delete',
      confirm: { title: 'Delete this contact?', text: 'Are you sure you want to delete?' },
    },
  ],
  dialog: { width: 640, add: 'Add contact', edit: 'Edit contact' },
  empty: 'No contacts yet',
}

interface Started {
  readonly start: readonly JsonObject[]
  readonly mostRecords?: number
  readonly page?: ShownCollection
}

function Collection({ start, page: shown = collection, ...limit }: Started) {
  const [records, setRecords] = useState(start)
  return (
    <CollectionPage
      form={form}
      page={shown}
      context={context}
      records={records}
      {...limit}
      onSave={async (answers, record) => {
        const saved = isJsonObject(answers) ? { EntryNo: 8, ...record, ...answers } : {}
        setRecords([...records.filter((one) => one !== record), saved])
      }}
      onRemove={async (record) => setRecords(records.filter((one) => one !== record))}
    />
  )
}

describe('a collection [ENG-01]', () => {
  test('is a table of declared columns, formatted, without those whose condition fails [ENG-11 PLAT-11]', async () => {
    const container = render(<Collection start={[work]} />)
    await expect.element(page.getByRole('row', { name: /Work 1st February 1990 Kenya/ })).toBeVisible()
    expect(
      page
        .getByRole('columnheader')
        .elements()
        .map((cell) => cell.textContent),
    ).toEqual(['Type', 'Born', 'Country', 'Actions'])
    expect(await accessibilityProblems(container)).toEqual([])
  })

  test('an add action presets its answers and disappears once its condition fails [BIO-10 ENG-11]', async () => {
    render(<Collection start={[work]} />)
    await userEvent.click(page.getByRole('button', { name: 'Add Personal Contact' }))
    await expect.element(page.getByRole('dialog', { name: 'Add contact' })).toBeVisible()
    await expect.element(page.getByLabelText(/^E-mail/)).toHaveValue('amani@example.org')
    await settled()
    expect(await accessibilityProblems(page.getByRole('dialog').element())).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await expect.element(page.getByText('2 records')).toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Add Personal Contact' })).not.toBeInTheDocument()
  })

  test('a section that has as many records as it may says so in place of adding, until one is deleted', async () => {
    const container = render(<Collection start={[work]} mostRecords={1} />)
    await expect.element(page.getByText('There may be 1 record here. Delete it before you add another.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Add Personal Contact' })).not.toBeInTheDocument()
    expect(await accessibilityProblems(container)).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'Delete: Work' }))
    await userEvent.click(page.getByRole('button', { name: 'Delete', exact: true }))
    await expect.element(page.getByRole('button', { name: 'Add Personal Contact' })).toBeVisible()
    await expect.element(page.getByText(/before you add another/)).not.toBeInTheDocument()
  })

  test('a view of a full section says that the limit counts the records of all its pages', async () => {
    const some = { ...collection, where: { value: 'record.Type', equals: 'Personal' } } as const
    render(<Collection start={[work]} mostRecords={1} page={some} />)
    await expect.element(page.getByText(/of this kind on all pages together/)).toBeVisible()
    await expect.element(page.getByText('No contacts yet')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Add Personal Contact' })).not.toBeInTheDocument()
  })

  test('a record is removed only after the question is answered', async () => {
    render(<Collection start={[work]} />)
    await userEvent.click(page.getByRole('button', { name: 'Delete: Work' }))
    await expect.element(page.getByRole('alertdialog', { name: 'Delete this contact?' })).toBeVisible()
    await expect.element(page.getByText('Are you sure you want to delete?')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
    await expect.element(page.getByRole('row', { name: /Work/ })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Delete: Work' }))
    await userEvent.click(page.getByRole('button', { name: 'Delete', exact: true }))
    await expect.element(page.getByText('No contacts yet')).toBeVisible()
  })

  test('closing a dialog with changes asks first', async () => {
    render(<Collection start={[work]} />)
    await userEvent.click(page.getByRole('button', { name: 'Edit: Work' }))
    await userEvent.fill(page.getByLabelText(/^E-mail/), 'other@example.org')
    await userEvent.click(page.getByRole('button', { name: 'Close' }))
    await expect.element(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Leave' }))
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })
})

const record: RecordDefinition = {
  kind: 'record',
  title: 'Bio',
  calls: { list: 'profile' },
  create: { title: 'Create Profile', submit: 'Create Profile', preset: { Email: '=user.email' } },
}

describe('a record [ENG-01]', () => {
  test('is read-only until Edit, and again after Save; unsaved changes are reported [BIO-05]', async () => {
    const unsaved: boolean[] = []
    const onSave = vi.fn<(answers: unknown) => void>()
    render(
      <RecordPage {...{ form, context, onSave }} page={record} record={work} onUnsaved={(now) => unsaved.push(now)} />,
    )
    await expect.element(page.getByText('1st February 1990')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Edit' }))
    await userEvent.fill(page.getByLabelText(/^E-mail/), 'new@example.org')
    await expect.poll(() => unsaved.at(-1)).toBe(true)
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await expect.element(page.getByRole('button', { name: 'Edit' })).toBeVisible()
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({ Email: 'new@example.org', Type: 'Work' })
    await expect.poll(() => unsaved.at(-1)).toBe(false)
  })

  test('that does not exist yet is created; an invalid one opens the dialog and Try again leads to the field [BIO-06]', async () => {
    const listing: RecordDefinition = { ...record, problems: 'window' }
    render(<RecordPage {...{ form, context }} page={listing} record={null} onSave={() => {}} />)
    await expect.element(page.getByRole('heading', { name: 'Create Profile' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Create Profile' }))
    const dialog = page.getByRole('alertdialog', { name: 'Something went wrong' })
    await expect.element(dialog).toHaveTextContent('Type is required')
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect.element(page.getByRole('radio', { name: 'Personal' })).toHaveFocus()
    await userEvent.click(page.getByRole('button', { name: 'Create Profile' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Type is required' }))
    await expect.element(page.getByRole('radio', { name: 'Personal' })).toHaveFocus()
  })

  test('lists what is wrong in the summary alone where no window is declared, as every dialog does [BIO-06 ENG-15]', async () => {
    render(<RecordPage {...{ form, context }} page={record} record={null} onSave={() => {}} />)
    await userEvent.click(page.getByRole('button', { name: 'Create Profile' }))
    await expect.element(page.getByRole('link', { name: 'Type is required' })).toBeVisible()
    await expect.element(page.getByRole('radio', { name: 'Personal' })).toHaveFocus()
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  })

  test('says that its form asks for more only if the form has changed since it was written [ENG-17 BIO-05]', async () => {
    const { Type: _, ...lacking } = work
    const notice = page.getByText('The form now asks for more')
    const shown = (changed: JsonObject) => (
      <RecordPage {...{ form, context }} page={record} record={{ ...lacking, ...changed }} onSave={() => {}} />
    )
    render(shown({}))
    await userEvent.click(page.getByRole('button', { name: 'Edit' }))
    await expect.element(page.getByLabelText(/^E-mail/)).toBeVisible()
    await expect.element(notice).not.toBeInTheDocument()
    render(shown({ $formChanged: true }))
    await expect.element(notice).toBeVisible()
  })

  test('that is removed elsewhere while it is edited keeps what was typed, and may be added anew', async () => {
    const onSave = vi.fn<(answers: unknown, record: unknown) => { current: null } | undefined>((_, begun) =>
      begun ? { current: null } : undefined,
    )
    function Removed() {
      const [stored, setStored] = useState<JsonObject | null>(work)
      const save = (...[answers, begun]: Parameters<typeof onSave>) => {
        setStored(null)
        return onSave(answers, begun)
      }
      return <RecordPage {...{ form, context }} page={record} record={stored} onSave={save} />
    }
    render(<Removed />)
    await userEvent.click(page.getByRole('button', { name: 'Edit' }))
    await userEvent.fill(page.getByLabelText(/^E-mail/), 'new@example.org')
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await expect.element(page.getByRole('region', { name: 'This was deleted in the meantime' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Save as a new record' }))
    await userEvent.click(page.getByRole('button', { name: 'Create Profile' }))
    await expect.poll(() => onSave.mock.lastCall).toMatchObject([{ Email: 'new@example.org' }, undefined])
  })
})

const tabs: TabsDefinition = {
  kind: 'tabs',
  title: 'Profile',
  tabs: [
    { id: 'bio', title: 'Bio', document: 'sections/bio' },
    { id: 'contacts', title: 'Contacts', document: 'sections/contacts' },
    { id: 'gone', title: 'Gone', document: 'sections/x', when: { value: 'settings.never', equals: true } },
  ],
}

describe('tabs [ENG-01]', () => {
  test('can be changed by keyboard and show which are complete [BIO-01]', async () => {
    const onTab = vi.fn<(id: string) => void>()
    const container = render(
      <TabsPage page={tabs} context={context} tab="bio" onTab={onTab} complete={new Map([['bio', true]])}>
        {(tab) => <p>{tab.document}</p>}
      </TabsPage>,
    )
    await expect.element(page.getByRole('tabpanel', { name: /Bio/ })).toHaveTextContent('sections/bio')
    expect(page.getByRole('tab').elements()).toHaveLength(2)
    await expect.element(page.getByRole('tab', { name: /Bio/ })).toHaveTextContent('complete')
    expect(await accessibilityProblems(container)).toEqual([])
    await userEvent.click(page.getByRole('tab', { name: /Bio/ }))
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(onTab).toHaveBeenCalledWith('contacts')
  })

  test('do not move when it is known which of them are complete [BIO-01]', async () => {
    for (const complete of [undefined, new Map([['contacts', false]]), new Map([['bio', true]])]) {
      render(
        <TabsPage page={tabs} context={context} tab="bio" onTab={vi.fn()} {...(complete && { complete })}>
          {(tab) => <p>{tab.document}</p>}
        </TabsPage>,
      )
    }
    await expect.poll(() => page.getByRole('tab').elements()).toHaveLength(6)
    const widths = page
      .getByRole('tab')
      .elements()
      .map((tab) => tab.getBoundingClientRect().width)
    expect(widths.slice(2, 4)).toEqual(widths.slice(0, 2))
    expect(widths.slice(4)).toEqual(widths.slice(0, 2))
  })
})
