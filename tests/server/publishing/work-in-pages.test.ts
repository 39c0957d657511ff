import { describe, expect, test } from 'vitest'
import { workInPages } from '../../../src/server/publishing/work-in-pages.ts'

/** Pages with the numbers from 0, and how many of them were read. */
function numbered(count: number) {
  const state = { read: 0 }
  const pages = async function* () {
    for (; state.read < count; state.read += 1) yield state.read
  }
  return { state, pages: pages() }
}

describe('work on pages while more are read', () => {
  test('has the results in the order of the pages, whatever is done first', async () => {
    const releases: (() => void)[] = []
    const worked = workInPages(numbered(3).pages, async (page) => {
      await new Promise<void>((resolve) => {
        releases[page] = resolve
        if (page === 2) for (const release of releases.toReversed()) release()
      })
      return page * 10
    })
    expect(await worked).toEqual([0, 10, 20])
  })

  test('has a few pages at once, so that memory is needed for those alone', async () => {
    let [running, most] = [0, 0]
    await workInPages(numbered(20).pages, async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
    })
    expect(most).toBe(3)
  })

  test('ends with the first failure, after the work that has begun, and reads no more', async () => {
    const { state, pages } = numbered(100)
    const done: number[] = []
    const worked = workInPages(pages, async (page) => {
      if (page === 1) throw new Error('It cannot be judged')
      await new Promise((resolve) => setImmediate(resolve))
      done.push(page)
    })
    await expect(worked).rejects.toThrow('It cannot be judged')
    expect(done).toContain(0)
    expect(state.read).toBeLessThan(5)
  })

  test('ends where a page cannot be read, after the work that has begun', async () => {
    const done: number[] = []
    const pages = async function* () {
      yield 0
      throw new Error('It cannot be read')
    }
    const worked = workInPages(pages(), async (page) => {
      await new Promise((resolve) => setImmediate(resolve))
      done.push(page)
    })
    await expect(worked).rejects.toThrow('It cannot be read')
    expect(done).toEqual([0])
  })
})
