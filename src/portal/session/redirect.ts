const query = 'redirect'

/**
 * The path to open after login, if the query names one of this site. Anything that a browser could read as another
 * site (`//host`, `/\host`, a scheme, control characters) is ignored.
 */
export function redirectFrom(search: string): string | undefined {
  return sameSitePath(new URLSearchParams(search).get(query))
}

/** The path, query and hash of a value that stays on this site; undefined for anything else. */
export function sameSitePath(value: string | null): string | undefined {
  if (value === null || !value.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return undefined
  const base = 'http://site.invalid'
  if (!URL.canParse(value, base)) return undefined
  const url = new URL(value, base)
  if (url.origin !== base) return undefined
  const path = url.pathname + url.search + url.hash
  // Dots in the path may have collapsed into a second slash.
  return path.startsWith('//') ? undefined : path
}

/** The login address that returns to a path. */
export function loginPath(path?: string): string {
  const kept = path === undefined || path === '/' ? undefined : sameSitePath(path)
  return kept === undefined ? '/' : `/?${query}=${encodeURIComponent(kept)}`
}
