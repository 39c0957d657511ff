/** A page of a list: which one, of how many, and how many rows come before it. */
export interface PageWithin {
  readonly page: number
  readonly pages: number
  readonly offset: number
}

/**
 * The page that was asked for of a list with so many rows; after the last page, the last one.
 *
 * @param asked the first page unless given
 * @param length how many rows a page has
 */
export function pageWithin(total: number, asked: string | undefined, length: number): PageWithin {
  const pages = Math.max(1, Math.ceil(total / length))
  const page = Math.min(pages, Number(asked ?? '1'))
  return { page, pages, offset: (page - 1) * length }
}
