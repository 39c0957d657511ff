import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { buildReferenceLists } from '../../../src/engine/validation/reference-lists.ts'
import type { DraftPort, FormOrigin } from '../../../src/renderer/drafts/draft-port.ts'
import { DraftRecorder } from '../../../src/renderer/drafts/draft-recorder.ts'
import { FileRegistry } from '../../../src/renderer/store/state/file-registry.ts'
import { FormStore } from '../../../src/renderer/store/state/form-store.ts'
import { compiledForm } from '../../engine/validation/compile-for-test.ts'
import { widgetRecord } from '../../../src/renderer/widgets/widget-record.ts'

const form = compiledForm({ schema: { type: 'object', properties: { name: { type: 'string' } } } })
const context = { today: '2026-01-15', lists: buildReferenceLists(new Map()) }

/** A form whose draft is recorded, and the written drafts. */
function recordedForm() {
  const store = new FormStore({ form, context, answers: {}, files: new FileRegistry(), widgets: widgetRecord })
  const written: JsonValue[] = []
  const origins: (FormOrigin | undefined)[] = []
  const port: DraftPort = {
    newId: () => 'draft',
    list: () => Promise.resolve([]),
    save: (_place, _id, { answers, origin }) => {
      written.push(answers)
      origins.push(origin)
      return Promise.resolve()
    },
    remove: () => Promise.resolve(),
    removeAll: () => Promise.resolve(),
  }
  const recorder = new DraftRecorder(store, port, { form: 'form', record: 'new' })
  const unfollow = recorder.follow(store)
  return { recorder, written, origins, unfollow, type: (name: string) => store.change('/name', name) }
}

describe('a draft is written [ENG-16]', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'hidden' }))
    vi.stubGlobal('window', new EventTarget())
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  test('0.4 s after a change, and again 0.4 s after the next one, however soon that comes', async () => {
    const { written, type } = recordedForm()
    type('A')
    await vi.advanceTimersByTimeAsync(399)
    expect(written).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(written).toEqual([{ name: 'A' }])
    type('AB')
    await vi.advanceTimersByTimeAsync(400)
    expect(written).toEqual([{ name: 'A' }, { name: 'AB' }])
  })

  test('at most every 1.5 s while somebody types without a pause, and at least that often', async () => {
    const { written, type } = recordedForm()
    for (let letters = 1; letters <= 100; letters += 1) {
      type('A'.repeat(letters))
      await vi.advanceTimersByTimeAsync(100)
    }
    await vi.advanceTimersByTimeAsync(400)
    expect(written.length).toBeGreaterThanOrEqual(7)
    expect(written.length).toBeLessThanOrEqual(8)
    expect(written.at(-1)).toEqual({ name: 'A'.repeat(100) })
  })

  test.each([
    ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ])('at once when %s, and no second time', async (_, happen) => {
    const { written, type } = recordedForm()
    type('A')
    happen()
    await vi.advanceTimersByTimeAsync(0)
    expect(written).toEqual([{ name: 'A' }])
    await vi.advanceTimersByTimeAsync(5000)
    expect(written).toHaveLength(1)
  })

  test('at once when the form goes away', async () => {
    const { written, type, unfollow } = recordedForm()
    type('A')
    unfollow()
    await vi.advanceTimersByTimeAsync(0)
    expect(written).toEqual([{ name: 'A' }])
  })
  test('with the original answers, also after it is restored in a form with other ones', async () => {
    const { recorder, origins, type } = recordedForm()
    const now = { record: { name: 'C', $revision: '2' }, base: { name: 'C' } }
    const then = { record: { name: 'A', $revision: '1' }, base: { name: 'A' } }
    recorder.beganWith(now)
    type('CD')
    await vi.advanceTimersByTimeAsync(400)
    recorder.adopt({ id: 'other', savedAt: 0, answers: { name: 'AB' }, files: new Map(), titles: {}, origin: then })
    type('AB')
    await vi.advanceTimersByTimeAsync(400)
    expect(origins).toEqual([now, then])
  })
})
