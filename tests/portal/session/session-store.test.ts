import { expect, test } from 'vitest'
import { openSessionStore } from '../../../src/portal/session/session-store.ts'
import type { StorageChange } from '../../../src/portal/session/session-store.ts'
import { toSession } from '../../../src/portal/session/session.ts'
import { storageOf } from '../map-storage.ts'

const ended = 'Your session has been terminated.'
const over = 'Your session is over.'
const session = toSession({ token: 'a-token', user: { id: '1', email: 'somebody@member.example' } })

/**
 * Two tabs of one browser. What one writes the other can read at once, but its events arrive only when `deliver` is
 * called, as between a browser's tasks.
 */
function twoTabs() {
  const kept = new Map<string, string>()
  const waiting: (() => void)[] = []
  const listeners: ((change: StorageChange) => void)[] = []
  const change = (tab: number, key: string, newValue: string | null) => {
    if ((kept.get(key) ?? null) === newValue) return
    if (newValue === null) kept.delete(key)
    else kept.set(key, newValue)
    waiting.push(() => listeners[1 - tab]?.({ key, newValue }))
  }
  const open = (tab: number) => {
    const storage: Storage = {
      ...storageOf(kept),
      setItem: (key, value) => change(tab, key, value),
      removeItem: (key) => change(tab, key, null),
    }
    return openSessionStore(storage, { addEventListener: (_type, listener) => void (listeners[tab] = listener) })
  }
  const deliver = () => {
    for (const tell of waiting.splice(0)) tell()
  }
  const tabs = [open(0), open(1)] as const
  if (session) tabs[0].set(session)
  deliver()
  return { first: tabs[0], second: tabs[1], deliver, kept }
}

/** A response of the server that arrives when `come` is called. */
function laterAnswer() {
  const arrival = new EventTarget()
  const answer = new Promise((resolve) => arrival.addEventListener('come', resolve))
  return { answer, come: () => arrival.dispatchEvent(new Event('come')) }
}

test('both tabs show why the session ended, whichever shows its log-in page first [PLAT-14]', () => {
  const { first, second, deliver } = twoTabs()
  second.end(ended)
  first.end(ended)
  expect(first.notice()).toBe(ended)
  first.dismissNotice()
  deliver()
  expect(second.notice()).toBe(ended)
})

test('a call refused after another tab ended the session shows no other reason [PLAT-13 PLAT-14]', () => {
  const { first, second, deliver } = twoTabs()
  first.end(ended)
  second.endOf('a-token', over)
  expect(second.get()).toBeUndefined()
  let changes = 0
  second.subscribe(() => (changes += 1))
  deliver()
  expect(second.notice()).toBe(ended)
  expect(changes).toBeGreaterThan(0)
})

test('a refused call shows why in every tab [PLAT-13]', () => {
  const { first, second, deliver } = twoTabs()
  first.endOf('a-token', over)
  deliver()
  expect([first.get(), second.get()]).toEqual([undefined, undefined])
  expect([first.notice(), second.notice()]).toEqual([over, over])
})

test('a token refused after it was replaced in another tab ends nothing [PLAT-13]', () => {
  const { first, second } = twoTabs()
  if (session) first.set({ ...session, token: 'another' })
  second.endOf('a-token', over)
  expect(second.get()?.token).toBe('another')
  expect(second.notice()).toBeUndefined()
})

test('a call refused during log-out shows no reason, and the user counts as having left [AUTH-13 ENG-16]', async () => {
  const { first, second, deliver } = twoTabs()
  const later = laterAnswer()
  const leaving = first.leave(later.answer)
  expect(first.get()?.token).toBe('a-token')
  first.endOf('a-token', over)
  later.come()
  await leaving
  deliver()
  expect([first.get(), second.get()]).toEqual([undefined, undefined])
  expect(first.notice()).toBeUndefined()
  expect(first.wasLeft()).toBe(true)
  expect(second.lastLeft()?.user).toBe('1')
})

test('who left is known in the open tabs, and nowhere else once their data is erased [AUTH-13 ENG-16]', async () => {
  const { first, second, deliver, kept } = twoTabs()
  await first.leave(Promise.resolve())
  const left = first.lastLeft()
  if (left) first.forgetLeft(left)
  deliver()
  expect(second.lastLeft()?.user).toBe('1')
  expect([...kept]).toEqual([])
})

test('a note of who left stays when somebody else has left since [AUTH-13 ENG-16]', async () => {
  const { first, kept } = twoTabs()
  first.forgetLeft({ user: '1', at: 1 })
  await first.leave(Promise.resolve())
  first.forgetLeft({ user: '1', at: 1 })
  expect([...kept.keys()]).toEqual(['regalia.session-left'])
})

test('logging out works when the server cannot be reached, but never ends a later session [AUTH-13]', async () => {
  const { first } = twoTabs()
  await first.leave(Promise.reject(new Error('no connection')))
  expect(first.get()).toBeUndefined()
  if (session) first.set(session)
  const later = laterAnswer()
  const leaving = first.leave(later.answer)
  if (session) first.set({ ...session, token: 'another' })
  later.come()
  await leaving
  expect(first.get()?.token).toBe('another')
})

test('a late response about another user changes nothing [AUTH-13]', () => {
  const { first } = twoTabs()
  const other = toSession({ token: 'another', user: { id: '2', email: 'other@member.example' } })
  if (other) first.set(other)
  if (session) first.setUser(session.user)
  expect(first.get()?.user.id).toBe('2')
})

test('the server’s data of a user does not restore the session that another tab has just ended [AUTH-13]', () => {
  const { first, second, deliver } = twoTabs()
  second.end(ended)
  if (session) first.setUser(session.user)
  deliver()
  expect(first.get()).toBeUndefined()
  expect(second.get()).toBeUndefined()
})
