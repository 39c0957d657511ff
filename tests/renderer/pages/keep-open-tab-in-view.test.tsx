import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { keepOpenTabInView } from '../../../src/renderer/pages/tabs/keep-open-tab-in-view.ts'
import { render } from '../render-form.tsx'

/** A row with room for two of its six tabs, the last of which is open. */
async function narrowRow(): Promise<{ readonly scroller: Element; readonly tabs: readonly Element[] }> {
  const container = render(
    <div ref={keepOpenTabInView}>
      <div style={{ overflow: 'auto', width: 200 }}>
        <div role="tablist" style={{ display: 'flex', width: 600 }}>
          {[1, 2, 3, 4, 5, 6].map((tab) => (
            <button key={tab} role="tab" type="button" aria-selected={tab === 6} style={{ flex: '0 0 100px' }}>
              {tab}
            </button>
          ))}
        </div>
      </div>
    </div>,
  )
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  const [list] = container.querySelectorAll('[role="tablist"]')
  if (!list?.parentElement) throw new Error('There is no row of tabs.')
  return { scroller: list.parentElement, tabs: [...list.children] }
}

const widen = async (scroller: Element): Promise<void> => {
  vi.runAllTimers()
  scroller.setAttribute('style', 'overflow: auto; width: 220px')
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  vi.runAllTimers()
}

const byHand: readonly (readonly [title: string, event: Event])[] = [
  ['a press', new PointerEvent('pointerdown', { bubbles: true })],
  ['the wheel', new WheelEvent('wheel', { bubbles: true, deltaX: 10 })],
  ['a touch', new Event('touchstart', { bubbles: true })],
  ['a key', new KeyboardEvent('keydown', { bubbles: true, key: 'ArrowLeft' })],
]

describe('a row of tabs with too little room [BIO-01]', () => {
  const withTimers = () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
  }

  test('scrolls to the open tab, again when its width changes', async () => {
    withTimers()
    const { scroller } = await narrowRow()
    vi.runAllTimers()
    expect(scroller.scrollLeft).toBe(400)
    scroller.scrollLeft = 0
    await widen(scroller)
    expect(scroller.scrollLeft).toBe(380)
  })

  test.each(byHand)('stays where %s has left it until another tab is open', async (_title, event) => {
    withTimers()
    const { scroller, tabs } = await narrowRow()
    scroller.dispatchEvent(event)
    vi.runAllTimers()
    expect(scroller.scrollLeft).toBe(0)
    await widen(scroller)
    expect(scroller.scrollLeft).toBe(0)
    tabs[5]?.setAttribute('aria-selected', 'false')
    tabs[3]?.setAttribute('aria-selected', 'true')
    scroller.setAttribute('style', 'overflow: auto; width: 200px')
    await expect.poll(() => vi.getTimerCount()).toBe(1)
    vi.runAllTimers()
    expect(scroller.scrollLeft).toBe(200)
  })
})
