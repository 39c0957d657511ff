/** How many pages are worked on at once, with the next one being read. */
const mostAtOnce = 3

/**
 * The results for pages, in their order. Several are worked on while the next is read, so that nobody waits for reading
 * while there is work. The first failure, of a page or of its work, ends it after the work that has begun.
 */
export async function workInPages<Page, Result>(
  pages: AsyncIterable<Page> | Iterable<Page>,
  work: (page: Page) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Promise<Result>[] = []
  const running = new Set<Promise<unknown>>()
  try {
    for await (const page of pages) {
      const result = work(page)
      results.push(result)
      running.add(result)
      // One that fails stays among those that run, where it is found before the next page is worked on.
      result.then(() => running.delete(result)).catch(() => undefined)
      if (running.size >= mostAtOnce) await Promise.race(running)
    }
    return await Promise.all(results)
  } finally {
    await Promise.allSettled(results)
  }
}
