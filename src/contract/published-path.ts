/** Documents in one response; no form names as many lists. */
export const mostTogether = 24

/** The path of published documents by their hashes: one alone, or several in one response. */
export const publishedPath = ([first, ...more]: readonly [string, ...string[]]): string =>
  more.length === 0 ? `/published/${first}.json` : `/published/together/${[first, ...more].join(',')}`
