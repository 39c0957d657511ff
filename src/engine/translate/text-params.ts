/** The names that a text mentions in braces, each once: `count` of `{count} records`. */
export const paramsIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))

/** The key of which another is a plural form: `a.records` of `a.records.one`, where `a.records.other` exists too. */
export function pluralOf(key: string, texts: Readonly<Record<string, unknown>>): string | undefined {
  const whole = /^(.+)\.(?:one|other)$/.exec(key)?.[1]
  const isPlural = whole !== undefined && ['one', 'other'].every((form) => Object.hasOwn(texts, `${whole}.${form}`))
  return isPlural ? whole : undefined
}
