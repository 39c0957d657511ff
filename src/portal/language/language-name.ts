/**
 * The name of a language, e.g. `Kiswahili`.
 *
 * @param reader the language of the name; its own unless given
 */
export const languageName = (language: string, reader: string = language): string =>
  new Intl.DisplayNames([reader], { type: 'language' }).of(language) ?? language
