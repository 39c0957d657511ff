import forms from 'virtual:compiled-forms/schemas/sections'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import catalogue from '../../../schemas/messages/en.json'
import { exampleContext } from '../../../src/engine/check/forms/example-context.ts'
import type { CollectionPageDefinition } from '../../../src/engine/document/collection-page.ts'
import type { FormExample, FormExamples } from '../../../src/engine/document/form-examples.ts'
import type { RecordPageDefinition } from '../../../src/engine/document/page-definition.ts'
import type { ReferenceList } from '../../../src/engine/document/reference-list.ts'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import type { CompiledForm } from '../../../src/engine/validation/compiled-form.ts'
import { buildReferenceLists } from '../../../src/engine/validation/reference-lists.ts'
import { CollectionPage } from '../../../src/renderer/pages/CollectionPage.tsx'
import { RecordPage } from '../../../src/renderer/pages/RecordPage.tsx'
import { render } from '../render-form.tsx'

type Page = CollectionPageDefinition | RecordPageDefinition

const pages = import.meta.glob<Page>('../../../schemas/sections/*/page.json', { eager: true, import: 'default' })
const examples = import.meta.glob<FormExamples>('../../../schemas/sections/*/examples.json', {
  eager: true,
  import: 'default',
})
const declaredLists = import.meta.glob<ReferenceList>('../../../schemas/lists/*.json', {
  eager: true,
  import: 'default',
})
const lists = buildReferenceLists(
  new Map(Object.entries(declaredLists).map(([path, list]) => [/([^/]+)\.json$/.exec(path)?.[1] ?? '', list])),
)

/** A declared section, with the answers of its first example. */
interface Section<Shown extends Page> {
  readonly form: CompiledForm
  readonly page: Shown
  readonly example: FormExample
}

/** The declared sections of a kind, by name. */
function sectionsOf<Kind extends Page['kind']>(kind: Kind) {
  return forms.flatMap(({ name, form }) => {
    const page = pages[`../../../schemas/sections/${name}/page.json`]
    const [example] = examples[`../../../schemas/sections/${name}/examples.json`]?.valid ?? []
    if (page === undefined || example === undefined) throw new Error(`The section ${name} is not complete`)
    return isOfKind(page, kind) ? [[name, { form, page, example }] as const] : []
  })
}

const isOfKind = <Kind extends Page['kind']>(page: Page, kind: Kind): page is Extract<Page, { kind: Kind }> =>
  page.kind === kind

const contextOf = (example: FormExample) => exampleContext(example, { lists, catalogue, settings: {} })

/** A collection that keeps what is saved; its add action presets the example. */
function Collection({
  form,
  page,
  example,
  start,
}: Section<CollectionPageDefinition> & { start: readonly JsonObject[] }) {
  const [records, setRecords] = useState(start)
  const { gate: _, ...open } = page
  const actions = page.actions.map(({ when: __, ...action }) => ({ ...action, preset: example.answers }))
  return (
    <CollectionPage
      form={form}
      page={{ ...open, actions }}
      context={contextOf(example)}
      records={records}
      onSave={async (answers, record) => {
        const saved = isJsonObject(answers) ? { ...answers, EntryNo: record?.['EntryNo'] ?? records.length + 1 } : {}
        setRecords(record ? records.map((one) => (one === record ? saved : one)) : [...records, saved])
      }}
      onRemove={async (record) => setRecords(records.filter((one) => one !== record))}
    />
  )
}

/** A record that keeps what is saved; a new one begins with the example. */
function Single({ form, page, example }: Section<RecordPageDefinition>) {
  const [record, setRecord] = useState<JsonObject | null>(null)
  const create = { title: page.title, submit: 'Save', preset: example.answers }
  return (
    <RecordPage
      form={form}
      page={{ ...page, create }}
      context={contextOf(example)}
      record={record}
      onSave={(answers) => setRecord(isJsonObject(answers) ? answers : null)}
    />
  )
}

const focused = () => document.activeElement
const isIn = (selector: string) => () => focused()?.closest(selector) !== null && focused() !== document.body
const inForm = isIn('[role=dialog], .rg-fields')
const inSaved = isIn('[data-saved]')

/** Presses what a selector finds, once it is there. */
async function press(selector: string): Promise<Element> {
  await expect.poll(() => document.querySelector(selector), { message: selector }).not.toBeNull()
  const [element] = document.querySelectorAll(selector)
  if (element === undefined) throw new Error(`There is no ${selector}`)
  await userEvent.click(element)
  return element
}

/** Presses a button of the open dialog by its place in the foot: Cancel is first, the main action last. */
const cancel = () => press('.MuiDialogActions-root button:first-of-type')
const confirm = () => press('.MuiDialogActions-root button:last-of-type')

/** Waits for the focus; a failure says where it is instead, and what the open dialog says. */
async function focusIs(check: () => boolean, where: string): Promise<void> {
  const elsewhere = () =>
    `at ${focused()?.outerHTML.slice(0, 200)}; dialog: ${document.querySelector('[role=dialog]')?.textContent ?? 'none'}`
  await expect.poll(() => (check() ? where : elsewhere()), { message: 'where the focus is' }).toBe(where)
}

/** The live region of a section; it must be there before it says something. */
function statusOf(container: HTMLElement): () => string | null {
  const status = container.querySelector('[data-saved-status]')
  return () => (status?.isConnected ? status.textContent : 'no region')
}

/** Adds the example to an empty collection, by its dialog or, where records are chips, by typing it. */
async function addFirst({ page, example }: Section<CollectionPageDefinition>): Promise<void> {
  const add = await press('[data-add]')
  if (page.layout) {
    await userEvent.fill(add, String(example.answers[page.layout.field]))
    await press('main .MuiButton-contained')
  } else {
    await focusIs(inForm, 'in the dialog')
    await confirm()
  }
}

/** The collections whose rows have an action. */
const collectionsWith = (kind: string) =>
  sectionsOf('collection').filter(([, { page }]) => page.actions.some((action) => action.kind === kind))

const firstRecord = ({ example }: Section<CollectionPageDefinition>) => ({ ...example.answers, EntryNo: 1 })

describe.each(sectionsOf('collection'))('the collection %s', (_name, section) => {
  test('leads to its first record, and says that it is saved [SEC-01]', async () => {
    const container = render(<Collection {...section} start={[]} />)
    await expect.poll(() => container.querySelector('[data-add]')).not.toBeNull()
    const status = statusOf(container)
    expect(status()).toBe('')
    await addFirst(section)
    await focusIs(inSaved, 'at the first record')
    await expect.poll(status).toBe('Saved')
  })
})

test.each(collectionsWith('edit'))(
  'the collection %s leads into a record’s form, back to Edit, and to the record that is saved [SEC-01]',
  async (_name, section) => {
    const container = render(<Collection {...section} start={[firstRecord(section)]} />)
    const edit = await press('[data-action=edit]')
    const status = statusOf(container)
    await focusIs(inForm, 'in the dialog')
    expect(status()).toBe('')
    await cancel()
    await focusIs(() => focused() === edit, 'at Edit again')
    await press('[data-action=edit]')
    await focusIs(inForm, 'in the dialog')
    await confirm()
    await focusIs(inSaved, 'at the edited record')
    await expect.poll(status).toBe('Saved')
    await press('[data-action=edit]')
    expect(status()).toBe('')
  },
)

test.each(collectionsWith('remove'))(
  'the collection %s leads from a removed record to the next one, at last to the button that adds [SEC-01]',
  async (_name, section) => {
    const record = firstRecord(section)
    const container = render(
      <Collection {...section} start={[record, { ...record, EntryNo: 2 }, { ...record, EntryNo: 3 }]} />,
    )
    await press('[data-record="2"] [data-action=remove]')
    await confirm()
    await focusIs(isIn('[data-record="3"]'), 'at the next record')
    await press('[data-record="3"] [data-action=remove]')
    await confirm()
    await focusIs(isIn('[data-record="1"]'), 'at the record before')
    await press('[data-action=remove]')
    await confirm()
    await focusIs(isIn('[data-add], [data-page-heading]'), 'at the button that adds, or the heading')
    expect(container.querySelector('[data-record]')).toBeNull()
  },
)

describe.each(sectionsOf('record'))('the record %s', (_name, section) => {
  test('says and marks that it was saved, and never loses the focus: created, edited, left, saved [BIO-05]', async () => {
    const container = render(<Single {...section} />)
    await expect.poll(() => container.querySelector('.rg-submit')).not.toBeNull()
    const status = statusOf(container)
    expect(status()).toBe('')
    await press('.rg-submit')
    await focusIs(isIn('[data-page-heading]'), 'at the heading of the saved record')
    expect(container.querySelector('[data-saved]')).not.toBeNull()
    await expect.poll(status).toBe('Saved')
    await press('[data-edit]')
    await focusIs(inForm, 'in the form')
    expect(status()).toBe('')
    await press('.rg-submit-bar button:last-of-type')
    await focusIs(isIn('[data-edit]'), 'at Edit again')
    await press('[data-edit]')
    await focusIs(inForm, 'in the form')
    await press('.rg-submit')
    await focusIs(isIn('[data-page-heading]'), 'at the heading of the saved record')
    await expect.poll(status).toBe('Saved')
  })
})
