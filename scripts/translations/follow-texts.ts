import { englishHash } from '../../src/engine/translate/english-hash.ts'
import type { HumanText } from '../../src/engine/translate/human-texts.ts'
import type { TranslationKey } from '../../src/engine/translate/text-path.ts'
import { isStillEnglish } from '../../src/engine/translate/translations.ts'
import type { FileTranslations, Translation } from '../../src/engine/translate/translations.ts'

/** A text that a file has to translate. */
export type WantedText = Pick<HumanText, 'key' | 'text'>

/** Translations in other files. */
export interface OtherTranslations {
  /** Whether the text needs no entry, because a file of lower precedence translates it wherever this one does. */
  covers(text: WantedText): boolean
  /** Existing translations of the same English. */
  translationOf(of: string): Pick<Translation, 'text' | 'same'> | undefined
}

/**
 * Updates a translation file after texts were added, removed, moved or renamed, or their English changed. No
 * translation is lost: an entry follows its English to its new place; the entry of a text whose English changed keeps
 * the older translation (`was`); the entry of a removed text stays, last, until somebody removes it.
 * @param texts in the order of the resulting entries
 */
export function followTexts(
  entries: FileTranslations,
  texts: readonly WantedText[],
  others: OtherTranslations,
): FileTranslations {
  const wanted = new Map(texts.map((text) => [text.key, { ...text, of: englishHash(text.text) }]))
  const left = new Map(entries)
  const found = new Map<TranslationKey, Translation>()
  const take = (from: TranslationKey | undefined, to: TranslationKey): void => {
    const entry = from === undefined ? undefined : left.get(from)
    if (from === undefined || entry === undefined) return
    left.delete(from)
    found.set(to, entry)
  }
  for (const [key, { of }] of wanted) if (left.get(key)?.of === of) take(key, key)
  for (const [key, { of }] of wanted) if (!found.has(key)) take(keyOfEnglish(left, of, wanted), key)
  const here = new Set([...found.values()].filter((entry) => !isStillEnglish(entry)).map(({ of }) => of))
  const followed = new Map<TranslationKey, Translation>()
  for (const [key, text] of wanted) {
    const older = found.has(key) ? undefined : left.get(key)
    if (older) left.delete(key)
    const covered = older === undefined && (here.has(text.of) || others.covers(text))
    const entry = found.get(key) ?? (covered ? undefined : newEntry(text, older))
    if (entry) followed.set(key, completed(entry, others))
  }
  for (const [key, entry] of left) {
    // Where another text uses the key now, the remaining entry is kept beside it.
    if (!isStillEnglish(entry)) followed.set(followed.has(key) ? `${key}/#${entry.of}` : key, entry)
  }
  return followed
}

/** The key of an entry that translates some English; prefers one whose text is gone to one whose text changed. */
function keyOfEnglish(
  entries: FileTranslations,
  of: string,
  wanted: ReadonlyMap<TranslationKey, unknown>,
): TranslationKey | undefined {
  const keys = [...entries].filter(([, entry]) => entry.of === of).map(([key]) => key)
  return keys.find((key) => !wanted.has(key)) ?? keys[0]
}

function newEntry({ of, text }: { readonly of: string; readonly text: string }, older?: Translation): Translation {
  const was = older && (isStillEnglish(older) ? older.was : older.text)
  return { of, text, ...(was !== undefined && { was }) }
}

/** The entry with the translation of its English, if there is one, and then without the older one. */
function completed(entry: Translation, others: OtherTranslations): Translation {
  const known = isStillEnglish(entry) ? others.translationOf(entry.of) : entry
  if (known === undefined) return entry
  return { of: entry.of, text: known.text, ...(known.same && { same: true }) }
}
