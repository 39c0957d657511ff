import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { PublicationThread } from '../../../src/server/platform/publications/publication-thread.ts'
import type { PublicationThreadOptions } from '../../../src/server/platform/publications/publication-thread.ts'
import { publishTenants } from '../../../src/server/platform/published/published-tenants.ts'
import { Refusal } from '../../../src/server/platform/refusal.ts'

const program = new URL('./obedient-publications.mjs', import.meta.url)
const nobody = publishTenants({ files: new Map(), code: { codeOf: () => '' }, runtime: { path: '', code: '' } })

let thread: PublicationThread
afterEach(() => thread.close())

/** A thread that does what an organisation's id says, so that one can hang. */
function obedient(options: Partial<PublicationThreadOptions>): PublicationThread {
  thread = new PublicationThread(nobody, { program, ...options })
  return thread
}

/** What becomes of a job: its code, or the code of its refusal. */
const outcomeOf = async (on: PublicationThread, tenant: string): Promise<unknown> => {
  try {
    return (await on.do({ kind: 'compile', tenant, overlays: {} })).code
  } catch (problem) {
    return problem instanceof Refusal ? problem.code : String(problem)
  }
}

/** Some records to be judged, and how that ends. */
const judgedBy = async (on: PublicationThread, tenant: string): Promise<string> => {
  const job = { kind: 'count', tenant, before: {}, after: {}, document: '', now: '', settings: {}, people: '' } as const
  return on.do(job).then(
    () => `${tenant} judged`,
    (problem: unknown) => `${tenant} ${problem instanceof Refusal ? problem.code : String(problem)}`,
  )
}

/** How the judging of records for some organisations ends, in that order. */
async function endsOf(on: PublicationThread, tenants: readonly string[]): Promise<readonly string[]> {
  const ends: string[] = []
  await Promise.all(tenants.map(async (tenant) => ends.push(await judgedBy(on, tenant))))
  return ends
}

describe('stored records are judged [ADM-06 OPS-02]', () => {
  test('on one thread one after the other, on two those that wait for fewer', async () => {
    const one = new PublicationThread(nobody, { program, seconds: 2, threads: 1 })
    expect(await endsOf(one, ['for-ever', 'a', 'b'])).toEqual(['for-ever invalid', 'a judged', 'b judged'])
    await one.close()
    const both = obedient({ seconds: 2, threads: 2 })
    expect(await endsOf(both, ['for-ever', 'a'])).toEqual(['a judged', 'for-ever invalid'])
  })

  test('on the second thread as well after it needed too much memory', async () => {
    const both = obedient({ seconds: 4, megabytes: 32, threads: 2 })
    const hanging = judgedBy(both, 'for-ever')
    expect(await judgedBy(both, 'much-memory')).toBe('much-memory invalid')
    expect(await judgedBy(both, 'next')).toBe('next judged')
    expect(await hanging).toBe('for-ever invalid')
  })

  test('while what is checked waits for the one thread that keeps it', async () => {
    const both = obedient({ seconds: 2, threads: 2 })
    const order: string[] = []
    const hanging = judgedBy(both, 'for-ever').then(() => order.push('hanging'))
    await Promise.all([hanging, outcomeOf(both, 'checked').then(() => order.push('checked'))])
    expect(order).toEqual(['hanging', 'checked'])
  })
})

describe('what administrators have checked and compiled [ENG-05 OPS-02]', () => {
  test('is refused where it takes too long; others are answered meanwhile, and the next job as well', async () => {
    const quick = obedient({ seconds: 2 })
    const server = createServer((_request, response) => void response.end('answered')).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`
    const ended: string[] = []
    const late = outcomeOf(quick, 'for-ever').finally(() => ended.push('late'))
    const next = outcomeOf(quick, 'next')
    for (let i = 0; i < 10; i += 1) expect(await (await fetch(url)).text()).toBe('answered')
    ended.push('others')
    expect([await late, await next]).toEqual(['invalid', {}])
    expect(ended).toEqual(['others', 'late'])
    server.closeAllConnections()
    server.close()
  })

  test('is refused where it needs too much memory, and the next job is done', async () => {
    const small = obedient({ megabytes: 32 })
    expect(await outcomeOf(small, 'much-memory')).toBe('invalid')
    expect(await outcomeOf(small, 'next')).toEqual({})
  })

  test('is done one after the other; of too many that wait, the last are refused with when to try again', async () => {
    const busy = obedient({ seconds: 2, waiting: 3 })
    const outcomes = ['for-ever', 'one', 'two', 'three', 'four'].map((tenant) => outcomeOf(busy, tenant))
    expect(await Promise.all(outcomes)).toEqual(['invalid', {}, {}, 'forms-busy', 'forms-busy'])
    const job = { kind: 'compile', tenant: 'one', overlays: {} } as const
    const all = Array.from({ length: 4 }, () => busy.do(job).catch((problem: unknown) => problem))
    expect((await Promise.all(all)).at(-1)).toMatchObject({ code: 'forms-busy', details: { retryAfter: 5 } })
  })

  test('that cannot be done fails alone', async () => {
    const failing = obedient({})
    expect(await outcomeOf(failing, 'broken')).toBe('Error: It cannot be compiled')
    expect(await outcomeOf(failing, 'next')).toEqual({})
  })
})
