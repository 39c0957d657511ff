import { describe, expect, test } from 'vitest'
import { fc } from '../../properties.ts'
import { NoticeBoard, noticeOrder } from '../../../src/renderer/feedback/notices/notice-board.ts'

describe('the notices about a profile [PLAT-07 BIO-11]', () => {
  test('are shown one at a time, the most urgent of those that apply [PLAT-07 BIO-11]', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...noticeOrder]), fc.shuffledSubarray([...noticeOrder]), (added, removed) => {
        const board = new NoticeBoard()
        const removals = new Map(added.map((name) => [name, board.add(name)]))
        expect(board.first()).toBe(noticeOrder.find((name) => added.includes(name)))
        for (const name of removed) removals.get(name)?.()
        expect(board.first()).toBe(noticeOrder.find((name) => added.includes(name) && !removed.includes(name)))
      }),
    )
  })

  test('stay while one of several holders is left', () => {
    const board = new NoticeBoard()
    const first = board.add('lacking')
    const second = board.add('lacking')
    first()
    expect(board.first()).toBe('lacking')
    second()
    expect(board.first()).toBeUndefined()
  })
})
