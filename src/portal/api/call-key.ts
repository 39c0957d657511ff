/** The path of a GET call and the language of its response. */
export type CallKey = readonly [path: string, language: string]

/** Whether a cache key belongs to a call to such a path, in any language. */
export function isCallTo(key: unknown, isPath: (path: string) => boolean): boolean {
  const path: unknown = Array.isArray(key) ? key[0] : undefined
  return typeof path === 'string' && isPath(path)
}
