/** How many links to pages are shown at once. */
const links = 10

/** The pages that links lead to: at most ten, with the shown one near their middle. */
export function shownPages(page: number, pages: number): readonly number[] {
  const first = Math.max(1, Math.min(page - links / 2, pages - links + 1))
  return Array.from({ length: Math.min(links, pages) }, (_, i) => first + i)
}
