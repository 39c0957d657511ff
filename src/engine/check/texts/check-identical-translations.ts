import type { DeclarationFiles } from '../../document/declaration-files.ts'
import type { DeclarationIssue } from '../../document/issue.ts'
import { readTranslationPath } from '../../document/translation-file.ts'
import { formatPointer } from '../../json/pointer.ts'
import { isStillEnglish, readTranslations } from '../../translate/translations.ts'
import type { Translation } from '../../translate/translations.ts'
import { englishHash } from '../../translate/english-hash.ts'

/**
 * No translation equals its English text, unless it is declared to be the same in both languages, like names and
 * abbreviations. Declared ones are in fact the same. The previous English text is removed once the new one is
 * translated.
 */
export function checkIdenticalTranslations(files: DeclarationFiles): readonly DeclarationIssue[] {
  return [...files].flatMap(([path, content]) => {
    const file = readTranslationPath(path)
    if (file === undefined) return []
    return [...readTranslations(content)].flatMap(([key, translation]) =>
      problemsOf(translation).map((problem) => ({
        file: path,
        pointer: formatPointer([key]),
        message: `The ${file.language} translation of "${key}" ${problem}`,
        isTranslation: true,
      })),
    )
  })
}

function problemsOf(translation: Translation): readonly string[] {
  const { of, text, same = false, was } = translation
  if (isStillEnglish(translation)) {
    return [`is the English itself: ${JSON.stringify(text)}. Translate it, or declare "same": true.`]
  }
  const differs = same && englishHash(text) !== of
  return [
    ...(differs ? [`is declared the same as the English, which it is not: ${JSON.stringify(text)}.`] : []),
    ...(was === undefined ? [] : [`still has "was", the translation of older English. Remove it.`]),
  ]
}
