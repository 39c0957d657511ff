import { readFile } from 'node:fs/promises'
import { afterEach, describe, expect, test } from 'vitest'
import type { DocumentBrand, PrintedDocument } from '../../../src/engine/printing/printed-document.ts'
import { FairQueue } from '../../../src/server/platform/documents/threads/fair-queue.ts'
import { PdfPool } from '../../../src/server/platform/documents/threads/pdf-pool.ts'
import type { PdfPoolOptions } from '../../../src/server/platform/documents/threads/pdf-pool.ts'
import { Refusal } from '../../../src/server/platform/refusal.ts'
import { projectRoot } from '../start-test-server.ts'
import { readPdf } from './read-pdf.ts'

const brand: DocumentBrand = {
  name: 'Organisation',
  primary: '#14532d',
  secondary: '#9a6700',
  logo: await readFile(`${projectRoot}/tenants/demo/assets/logo.svg`, 'utf8'),
  logoAlt: 'Logo',
}

const titled = (title: string): PrintedDocument => ({
  title,
  language: 'en',
  createdAt: new Date('2026-01-15T08:00:00Z'),
  note: 'Printed',
  pageOf: 'Page {page} of {pages}',
  continued: '{heading} (continued)',
  blocks: [],
})

let pool: PdfPool
afterEach(() => pool.close())

/** Threads that do what a document's title says, so that one can hang. */
function obedient(options: Partial<PdfPoolOptions> = {}): PdfPool {
  const program = new URL('./obedient-worker.mjs', import.meta.url)
  pool = new PdfPool({ program, threads: 1, seconds: 60, ...options })
  return pool
}

const drawn = async (from: PdfPool, tenant: string, title: string): Promise<string> =>
  new TextDecoder().decode(await from.draw(tenant, titled(title), brand))

const codeOf = (reason: unknown): unknown => (reason instanceof Refusal ? reason.code : reason)

describe('documents', () => {
  test('are made on other threads, several at once, each its own', async () => {
    pool = new PdfPool({ threads: 2 })
    const titles = ['One', 'Two', 'Three']
    const made = await Promise.all(titles.map((title) => pool.draw('demo', titled(title), brand)))
    expect(await Promise.all(made.map(async (content) => (await readPdf(content)).title))).toEqual(titles)
  })

  test('that take too long are aborted, and the next is drawn on a new thread', async () => {
    const quick = obedient({ seconds: 5 })
    const [late, next] = await Promise.allSettled([drawn(quick, 'a', 'for ever'), drawn(quick, 'a', 'next')])
    expect(late).toMatchObject({ status: 'rejected', reason: { code: 'document-failed', status: 503 } })
    expect(next).toEqual({ status: 'fulfilled', value: 'next' })
  })

  test.each(['much memory', 'break'])('that end their thread (%s) end nothing else', async (title) => {
    const small = obedient({ megabytes: 32 })
    await expect(drawn(small, 'a', title)).rejects.toMatchObject({ code: 'document-failed', status: 503 })
    expect(await drawn(small, 'a', 'next')).toBe('next')
  })

  test('that cannot be drawn report why, and the thread continues', async () => {
    const one = obedient()
    await expect(drawn(one, 'a', 'refuse')).rejects.toThrow('It cannot be drawn')
    expect(await drawn(one, 'a', 'next')).toBe('next')
  })

  test('are refused when too many wait, with the time until a retry', async () => {
    const narrow = obedient({ seconds: 5, waiting: { ofOwner: 2, together: 3 } })
    const titles = ['for ever', 'one', 'two', 'three']
    const first = titles.map((title) => drawn(narrow, 'a', title))
    const others = ['b', 'c', 'd'].map((tenant) => drawn(narrow, tenant, tenant))
    const settled = await Promise.allSettled([...first, ...others])
    const outcomes = settled.map((one) => (one.status === 'fulfilled' ? one.value : codeOf(one.reason)))
    expect(outcomes).toEqual(['document-failed', 'one', 'two', 'documents-busy', 'b', 'c', 'd'])
    const refused = settled.find((one) => one.status === 'rejected' && codeOf(one.reason) === 'documents-busy')
    expect(refused).toMatchObject({ reason: { status: 503, details: { retryAfter: expect.any(Number) } } })
  })

  test('of several organisations are drawn in turns', async () => {
    const one = obedient()
    const order: string[] = []
    const asked = ['a 1', 'a 2', 'a 3', 'b 1', 'b 2', 'c 1']
    await Promise.all(asked.map(async (title) => order.push(await drawn(one, title.charAt(0), title))))
    expect(order).toEqual(['a 1', 'a 2', 'b 1', 'c 1', 'a 3', 'b 2'])
  })

  test('that wait when the server closes are refused', async () => {
    const one = obedient()
    const asked = ['for ever', 'one'].map((title) => drawn(one, 'a', title))
    const settled = Promise.allSettled(asked)
    await one.close()
    expect((await settled).map((outcome) => outcome.status)).toEqual(['rejected', 'rejected'])
    await expect(drawn(one, 'a', 'late')).rejects.toMatchObject({ code: 'documents-busy' })
  })
})

test('a queue returns nothing twice, and nothing that it refused', () => {
  const queue = new FairQueue<number>({ ofOwner: 2, together: 3 })
  const taken = [1, 2, 3, 4, 5, 6].filter((item) => queue.add(item < 4 ? 'a' : `b${item}`, item))
  expect(taken).toEqual([1, 2, 4, 5, 6])
  expect([1, 2, 3, 4, 5, 6].map(() => queue.next())).toEqual([1, 4, 5, 6, 2, undefined])
})
