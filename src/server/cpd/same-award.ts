import type { NewAward } from './awards.ts'

/** How an award repeats another one: all of it, or its certificate, its event or its activity. */
export type RepeatedPart = 'all' | 'certificate' | 'event' | 'activity'

/**
 * What must not occur twice: a certificate's number in the organisation; of a member in a year, an event, and an
 * activity by its description.
 */
export function awardKeys({ memberNo, period, description, eventCode, certificateNo }: NewAward) {
  const own = [memberNo, period]
  return [
    ...(certificateNo === '' ? [] : [{ of: 'certificate' as const, key: keyOf('certificate', certificateNo) }]),
    ...(eventCode === '' ? [] : [{ of: 'event' as const, key: keyOf('event', ...own, eventCode) }]),
    { of: 'activity' as const, key: keyOf('activity', ...own, description) },
  ]
}

const keyOf = (...parts: readonly string[]): string => JSON.stringify(parts.map((part) => part.toLowerCase()))

/** Awards by what must not occur twice. */
export class AwardIndex<Known extends NewAward> {
  readonly #byKey = new Map<string, Known>()

  constructor(awards: readonly Known[] = []) {
    for (const award of awards) this.add(award)
  }

  add(award: Known): void {
    for (const { key } of awardKeys(award)) this.#byKey.set(key, award)
  }

  /** The award that another one repeats, and in what. */
  repeated(award: NewAward): { readonly of: RepeatedPart; readonly known: Known } | undefined {
    for (const { of, key } of awardKeys(award)) {
      const known = this.#byKey.get(key)
      if (known !== undefined) return { of: says(known) === says(award) ? 'all' : of, known }
    }
    return undefined
  }
}

/** All that an award says, in one text. */
function says(award: NewAward): string {
  const { memberNo, period, description, provider, location, pointAwarded, eventCode, certificateNo } = award
  return JSON.stringify([memberNo, period, description, provider, location, pointAwarded, eventCode, certificateNo])
}
