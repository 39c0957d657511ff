import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { recordKey } from '../../../src/renderer/pages/record-key.ts'
import { useOutcome } from '../../../src/renderer/pages/outcome/use-outcome.ts'
import { FileRegistry } from '../../../src/renderer/store/state/file-registry.ts'
import { render } from '../render-form.tsx'

/** Records of a section in the order of every press: the first adds two, the second moves them. */
const orders: readonly (readonly JsonObject[])[] = [
  [{ id: 1 }],
  [{ id: 1 }, { id: 2 }, { id: 3 }],
  [{ id: 3 }, { id: 1 }, { id: 2 }],
]

test('the marks of saved records stay the same ones when only the order of the records changes [ENG-13]', async () => {
  const seen = new Set<ReadonlySet<string>>()
  function Section() {
    const section = useRef<HTMLElement>(null)
    const [records, setRecords] = useState(0)
    const { saved, onSave } = useOutcome(
      section,
      { records: orders[records], onSave: () => {}, onRemove: async () => {} },
      false,
    )
    if (saved.size === 2) seen.add(saved)
    const press = async () => {
      if (records === 0) await onSave({}, undefined, new FileRegistry(), 'any')
      setRecords(records + 1)
    }
    return (
      <section ref={section}>
        <h2 tabIndex={-1}>{[...saved].join(' and ')}</h2>
        <button type="button" onClick={() => void press()}>
          {orders[records]?.map(({ id }) => String(id)).join(', ')}
        </button>
      </section>
    )
  }
  render(<Section />)
  await userEvent.click(page.getByRole('button', { name: '1' }))
  await expect.element(page.getByRole('heading', { name: '2 and 3' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '1, 2, 3' }))
  await expect.element(page.getByRole('button', { name: '3, 1, 2' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '2 and 3' })).toBeVisible()
  expect(seen.size).toBe(1)
})

/** A section whose saved record is there, and hidden until `Load`, as while a part of its row loads. */
function LoadingRow() {
  const section = useRef<HTMLElement>(null)
  const [records, setRecords] = useState<readonly JsonObject[]>([])
  const [isLoaded, setLoaded] = useState(false)
  const onSave = () => setRecords([{ id: 1 }])
  const { onSave: save } = useOutcome(section, { records, onSave, onRemove: async () => {} }, false)
  const add = async (button: HTMLElement) => {
    button.blur()
    await save({}, undefined, new FileRegistry(), 'any')
  }
  return (
    <section ref={section}>
      <h2 tabIndex={-1} data-page-heading>
        Records
      </h2>
      <button type="button" onClick={(event) => void add(event.currentTarget)}>
        Add
      </button>
      {records.map((record, index) => (
        <p
          key={recordKey(record, index)}
          data-record={recordKey(record, index)}
          tabIndex={-1}
          style={isLoaded ? {} : { display: 'none' }}
        >
          The record
        </p>
      ))}
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setLoaded(true)}>
        Load
      </button>
      <input aria-label="Search" />
    </section>
  )
}

test('a record has the focus as soon as it can have it, and until then the heading [SEC-01]', async () => {
  render(<LoadingRow />)
  await userEvent.click(page.getByRole('button', { name: 'Add' }))
  await expect.element(page.getByRole('heading', { name: 'Records' })).toHaveFocus()
  await userEvent.click(page.getByRole('button', { name: 'Load' }))
  await expect.element(page.getByText('The record')).toHaveFocus()
})

test('who moves the focus before the record can have it, keeps it [SEC-01]', async () => {
  render(<LoadingRow />)
  await userEvent.click(page.getByRole('button', { name: 'Add' }))
  await expect.element(page.getByRole('heading', { name: 'Records' })).toHaveFocus()
  await userEvent.click(page.getByRole('textbox', { name: 'Search' }))
  await userEvent.click(page.getByRole('button', { name: 'Load' }))
  await expect.element(page.getByText('The record')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Search' })).toHaveFocus()
})
