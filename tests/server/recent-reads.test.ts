import { expect, test } from 'vitest'
import { RecentReads } from '../../src/server/platform/recent-reads.ts'

function counted() {
  let time = 0
  const reads: string[] = []
  const recent = new RecentReads<string>(1000, 2, () => time)
  const read = (key: string) =>
    recent.read(key, async () => {
      reads.push(key)
      if (key === 'broken') throw new Error(key)
      return `${key} ${reads.length}`
    })
  return { read, reads, wait: (milliseconds: number) => (time += milliseconds) }
}

test('a value is read once for simultaneous and repeated requests, until it is old', async () => {
  const { read, wait } = counted()
  expect(await Promise.all([read('a'), read('a')])).toEqual(['a 1', 'a 1'])
  wait(999)
  expect(await read('a')).toBe('a 1')
  wait(1)
  expect(await read('a')).toBe('a 2')
})

test('the oldest value makes room, and a failed reading is not kept', async () => {
  const { read, reads } = counted()
  for (const key of ['a', 'b', 'c', 'a']) await read(key)
  expect(reads).toEqual(['a', 'b', 'c', 'a'])
  await expect(read('broken')).rejects.toThrow('broken')
  await expect(read('broken')).rejects.toThrow('broken')
  expect(reads).toEqual(['a', 'b', 'c', 'a', 'broken', 'broken'])
})
