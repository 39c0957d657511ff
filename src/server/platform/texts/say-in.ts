import { declaredLanguage } from '../../../engine/translate/translate-document.ts'
import type { PublishedTenant } from '../published/published-tenant.ts'

/** Texts under which the catalogue keeps the server's own sentences, so that they are translated. */
const prefix = 'server.'

interface Sentence {
  readonly key: string
  readonly pattern: RegExp
  readonly names: readonly string[]
}

const known = new WeakMap<Readonly<Record<string, string>>, readonly Sentence[]>()

/** One of the server's own sentences in the language of an edition; any other text as it is. */
export function sayIn(edition: PublishedTenant, sentence: string): string {
  const declared = edition.editions.get(declaredLanguage)?.texts
  if (declared === undefined || edition.language === declaredLanguage) return sentence
  for (const { key, pattern, names } of sentencesOf(declared)) {
    const found = pattern.exec(sentence)
    if (!found) continue
    const text = edition.texts[key] ?? sentence
    return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => found[names.indexOf(name) + 1] ?? place)
  }
  return sentence
}

function sentencesOf(texts: Readonly<Record<string, string>>): readonly Sentence[] {
  const made = known.get(texts) ?? Object.entries(texts).flatMap(([key, text]) => toSentence(key, text))
  known.set(texts, made)
  return made
}

/** `Try again in {count} minutes` as a pattern that finds the count. */
function toSentence(key: string, text: string): Sentence[] {
  if (!key.startsWith(prefix)) return []
  const names = [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])
  const escaped = text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '(.+)')
  return [{ key, pattern: new RegExp(`^${escaped}$`, 'u'), names }]
}
