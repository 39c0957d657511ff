import { setTimeout } from 'node:timers/promises'

/**
 * How many members one transaction is about. They, and the counter of the documents, are locked meanwhile, so that who
 * pays at that moment waits; and a server that makes their documents answers nobody. More would gain little.
 */
const together = 25

/** How many times as long as a transaction took the server and its database are then left to the requests of people. */
const rest = 1.5

/** Does a job's work some items at a time, with a rest after each portion. */
export async function someAtATime<Item>(
  items: readonly Item[],
  work: (some: readonly Item[]) => Promise<void>,
): Promise<void> {
  for (let at = 0; at < items.length; at += together) {
    const began = performance.now()
    await work(items.slice(at, at + together))
    await setTimeout((performance.now() - began) * rest)
  }
}
