import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../refusal.ts'

/** argon2id (the library's default kind) with 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export interface PasswordHasher {
  /** The password's hash in PHC form. */
  hash(password: string): Promise<string>
  /** Whether the password matches the hash. Without a hash (no such account) false, after the same amount of work. */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>
}

/**
 * How many passwords to hash at once on a machine: one core stays free for the event loop, which other requests wait
 * for, and half of the four threads of Node's pool for files.
 */
export const hashesAtOnce = (cores: number): number => Math.max(1, Math.min(2, cores - 1))

/**
 * Hashes passwords on Node's thread pool, only a few at once, so that other requests are not delayed.
 *
 * @param atOnce how many are hashed at once
 * @param waiting how many may wait; a further one is refused as `unavailable`
 */
export async function makePasswordHasher(
  atOnce = hashesAtOnce(availableParallelism()),
  waiting = 200,
): Promise<PasswordHasher> {
  const nobodys = await hash(randomBytes(24).toString('base64'), cost)
  const bounded = boundWork(atOnce, waiting)
  return {
    hash: (password) => bounded(() => hash(password, cost)),
    verify: async (passwordHash, password) => {
      const matches = await bounded(() => verify(passwordHash ?? nobodys, password))
      return passwordHash !== undefined && matches
    },
  }
}

function boundWork(atOnce: number, waiting: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const queue: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < atOnce) running += 1
    else if (queue.length >= waiting) throw new Refusal('unavailable', { retryAfter: 5 })
    else await new Promise<void>((resolve) => queue.push(resolve))
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
