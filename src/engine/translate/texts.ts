import type { ParamsByText, TextParam } from '../../generated/params-by-text.ts'

/** Texts by key, e.g. `renderer.file.replace`; the composed document `messages/en` or a translation of it. */
export type Texts = Readonly<Record<string, string>>

export type TextKey = keyof ParamsByText

/** Returns the text of a key, with its parameters filled in. */
export type TextOf = <Key extends TextKey>(key: Key, ...params: ParamsByText[Key]) => string

/** The same for a key that is not known at compile time. */
export type FindText = (key: string, params?: Readonly<Record<string, TextParam>>) => string

/**
 * The texts of one language as a function. A text with `{count}` may be replaced by its plural forms `key.one` and
 * `key.other`, by the language's plural rules; the count is formatted for the language. An unknown key returns the key
 * itself, so that it is noticed.
 */
export function textFinder(texts: Texts, language: string): FindText {
  // Made when a text first needs them: each takes a browser longer than drawing many texts.
  let plurals: Intl.PluralRules | undefined
  let figures: Intl.NumberFormat | undefined
  return (key, params = {}) => {
    const { count } = params
    const plural =
      typeof count === 'number' ? `${key}.${(plurals ??= new Intl.PluralRules(language)).select(count)}` : key
    const text = [plural, key, `${key}.other`].find((candidate) => Object.hasOwn(texts, candidate))
    if (text === undefined) return key
    return fillText(
      texts[text] ?? key,
      typeof count === 'number'
        ? { ...params, count: (figures ??= new Intl.NumberFormat(language)).format(count) }
        : params,
    )
  }
}

/** The same, typed by the catalogue's keys and their parameters. */
export const textsOf: (texts: Texts, language: string) => TextOf = textFinder

/** Replaces each `{name}` in a text by its parameter; unknown ones stay. */
export function fillText(text: string, params: Readonly<Record<string, TextParam>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : placeholder,
  )
}
