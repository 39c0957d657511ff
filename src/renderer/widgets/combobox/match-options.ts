import type { EnumOption } from '../../../engine/reading/enum-options.ts'

/** The maximum number of rendered options; beyond that the user is asked to type. */
export const shownOptions = 300

export interface OptionMatches {
  readonly shown: readonly EnumOption[]
  /** How many more match. */
  readonly more: number
}

/**
 * The options whose label has every typed word at the start of one of its words, first those that begin with the typed
 * text; case and accents do not matter. Options that are always offered come last. An empty text matches all.
 */
export function matchOptions(options: readonly EnumOption[], typed: string): OptionMatches {
  const wanted = fold(typed).split(' ').filter(Boolean)
  const always = options.filter((option) => option.always)
  const others = options.filter((option) => !option.always)
  const matching = wanted.length === 0 ? others : rank(others, wanted)
  return { shown: [...matching.slice(0, shownOptions), ...always], more: Math.max(0, matching.length - shownOptions) }
}

function rank(options: readonly EnumOption[], wanted: readonly string[]): EnumOption[] {
  const first: EnumOption[] = []
  const rest: EnumOption[] = []
  for (const option of options) {
    const label = fold(option.label)
    if (!wanted.every((word) => label.startsWith(word) || label.includes(` ${word}`))) continue
    const list = label.startsWith(wanted.join(' ')) ? first : rest
    list.push(option)
  }
  return [...first, ...rest]
}

/** Lower case, without accents, punctuation between words replaced by a space. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trimStart()
}
