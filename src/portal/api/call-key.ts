/** The path of a GET call and the language that its answer is in. */
export type CallKey = readonly [path: string, language: string]

/** Whether a key under which answers are kept is that of a call to such a path, in whatever language. */
export function isCallTo(key: unknown, isPath: (path: string) => boolean): boolean {
  const path: unknown = Array.isArray(key) ? key[0] : undefined
  return typeof path === 'string' && isPath(path)
}
