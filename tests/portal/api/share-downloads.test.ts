import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { shareDownloads } from '../../../src/portal/api/share-downloads.ts'

describe('downloads', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  function counting() {
    const asked: string[] = []
    let token = 'first'
    const download = (path: string) => {
      asked.push(path)
      return path.startsWith('no') ? Promise.reject(new Error('No such file')) : Promise.resolve(`bytes of ${path}`)
    }
    const shared = shareDownloads(download, () => token)
    return { asked, shared, logIn: (next: string) => (token = next) }
  }

  test('of the same file at about the same time are one', async () => {
    const { asked, shared } = counting()
    expect(await Promise.all([shared('photo'), shared('photo')])).toEqual(['bytes of photo', 'bytes of photo'])
    await vi.advanceTimersByTimeAsync(5000)
    await shared('photo')
    await shared('scan')
    expect(asked).toEqual(['photo', 'scan'])
  })

  test('later are made again', async () => {
    const { asked, shared } = counting()
    await shared('photo')
    await vi.advanceTimersByTimeAsync(11_000)
    await shared('photo')
    expect(asked).toEqual(['photo', 'photo'])
  })

  test('that fail are made again at once', async () => {
    const { asked, shared } = counting()
    await expect(shared('none')).rejects.toThrow('No such file')
    await expect(shared('none')).rejects.toThrow('No such file')
    expect(asked).toEqual(['none', 'none'])
  })

  test('are not shared with the next user', async () => {
    const { asked, shared, logIn } = counting()
    await shared('photo')
    logIn('second')
    await shared('photo')
    expect(asked).toEqual(['photo', 'photo'])
  })
})
