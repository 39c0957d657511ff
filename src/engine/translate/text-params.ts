/** The distinct names in braces in a text: `count` in `{count} records`. */
export const paramsIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))

/** The key that another key is a plural form of: `a.records` for `a.records.one`, if `a.records.other` exists too. */
export function pluralOf(key: string, texts: Readonly<Record<string, unknown>>): string | undefined {
  const whole = /^(.+)\.(?:one|other)$/.exec(key)?.[1]
  const isPlural = whole !== undefined && ['one', 'other'].every((form) => Object.hasOwn(texts, `${whole}.${form}`))
  return isPlural ? whole : undefined
}
