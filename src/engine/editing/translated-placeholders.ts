/** What is wrong with the placeholders of a translation, and the one that it is about, e.g. `{count}`. */
export interface PlaceholdersProblem {
  readonly kind: 'lacks' | 'unknown'
  readonly name: string
}

/**
 * The first placeholder in braces that a translation lacks, or has without its English; undefined when both have the
 * same. A number may be written in words, so `{count}` may be left out.
 */
export function placeholdersProblem(english: string, translation: string): PlaceholdersProblem | undefined {
  const [wanted, found] = [namesIn(english), namesIn(translation)]
  const lacking = wanted.find((name) => name !== '{count}' && !found.includes(name))
  if (lacking !== undefined) return { kind: 'lacks', name: lacking }
  const unknown = found.find((name) => !wanted.includes(name))
  return unknown === undefined ? undefined : { kind: 'unknown', name: unknown }
}

const namesIn = (text: string): readonly string[] => text.match(/\{[^{}]+\}/g) ?? []
