/** Texts by key, e.g. `renderer.file.replace`; the composed document `messages/en` or a translation of it. */
export type Texts = Readonly<Record<string, string>>

/** Figures and names that a text mentions in braces: `{count}`. */
export type TextParams = Readonly<Record<string, string | number>>

/** Gives the text of a key. */
export type TextOf = (key: string, params?: TextParams) => string

/**
 * The texts of one language as a function. A text that mentions `{count}` may stand under its plural forms instead,
 * `key.one` and `key.other`, as the language tells them apart; the count stands there as the language groups figures. An
 * unknown key gives the key itself, so that it is seen.
 */
export function textsOf(texts: Texts, language: string): TextOf {
  const plurals = new Intl.PluralRules(language)
  const figures = new Intl.NumberFormat(language)
  return (key, params = {}) => {
    const { count } = params
    const plural = typeof count === 'number' ? `${key}.${plurals.select(count)}` : key
    const text = [plural, key, `${key}.other`].find((candidate) => Object.hasOwn(texts, candidate))
    if (text === undefined) return key
    return fill(texts[text] ?? key, typeof count === 'number' ? { ...params, count: figures.format(count) } : params)
  }
}

function fill(text: string, params: TextParams): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : placeholder,
  )
}
