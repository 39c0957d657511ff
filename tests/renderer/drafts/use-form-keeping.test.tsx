import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { UnsavedContext } from '../../../src/renderer/drafts/unsaved-context.ts'
import type { GuardedForm, Unsaved } from '../../../src/renderer/drafts/unsaved-context.ts'
import { useFormKeeping } from '../../../src/renderer/drafts/use-form-keeping.ts'
import { FileRegistry } from '../../../src/renderer/store/state/file-registry.ts'
import { makeFormStore } from '../../../src/renderer/form/make-form-store.ts'
import { render } from '../render-form.tsx'
import { formNamed, listContext } from '../widgets/gallery.tsx'

const form = formNamed('contact')

/** A form with a call to save that the test settles, and its reported unsaved changes. */
function savedForm() {
  const notes = new Map<GuardedForm, Unsaved>()
  const end = new EventTarget()
  const answer = () =>
    new Promise<void>((resolve, reject) => {
      end.addEventListener('taken', () => resolve())
      end.addEventListener('failed', () => reject(new Error('no connection')))
    })
  function Saved() {
    const [store] = useState(() =>
      makeFormStore({ form, context: listContext, answers: {}, files: new FileRegistry() }),
    )
    const { keep } = useFormKeeping(store, 'new')
    const save = keep(answer)
    return (
      <>
        <button onClick={() => store.change('/Email', 'office@example.org')}>Type</button>
        <button onClick={() => void save().catch(() => end.dispatchEvent(new Event('settled')))}>Save</button>
      </>
    )
  }
  function Switched() {
    const [isShown, setIsShown] = useState(true)
    return (
      <UnsavedContext value={(one, unsaved) => notes.set(one, unsaved)}>
        {isShown && <Saved />}
        <button onClick={() => setIsShown(false)}>Leave</button>
      </UnsavedContext>
    )
  }
  render(<Switched />)
  return {
    guarded: () => [...new Set(notes.values())].filter((note) => note !== undefined),
    fail: () =>
      new Promise((resolve) => {
        end.addEventListener('settled', resolve)
        end.dispatchEvent(new Event('failed'))
      }),
  }
}

const press = (name: string) => page.getByRole('button', { name }).click()

test('a form whose saving failed is unsaved again [ENG-16]', async () => {
  const { guarded, fail } = savedForm()
  await press('Type')
  expect(guarded()).toEqual(['unsaved'])
  await press('Save')
  expect(guarded()).toEqual(['sending'])
  await fail()
  expect(guarded()).toEqual(['unsaved'])
})

test('a form that was left during a save guards nothing when the save fails [ENG-16]', async () => {
  const { guarded, fail } = savedForm()
  await press('Type')
  await press('Save')
  await press('Leave')
  await fail()
  expect(guarded()).toEqual([])
})
