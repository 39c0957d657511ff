import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { JsonObject } from '../../../src/engine/json/json.ts'
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
