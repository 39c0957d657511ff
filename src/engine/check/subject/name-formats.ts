/** A closed set of names that the platform knows, and that a meta-schema cannot list. */
export interface NameFormat {
  /** How a sentence refers to one of them. */
  readonly title: string
  readonly isOne: (name: string) => boolean
  /** The names to suggest. */
  readonly names: () => readonly string[]
}

/** By the format's name in a meta-schema. */
export const nameFormats: ReadonlyMap<string, NameFormat> = new Map<string, NameFormat>([
  [
    'time-zone',
    {
      title: 'time zone',
      isOne: (timeZone) => isTaken(() => new Intl.DateTimeFormat('en', { timeZone })),
      names: () => Intl.supportedValuesOf('timeZone'),
    },
  ],
  [
    'currency',
    {
      title: 'currency',
      isOne: (currency) => Intl.supportedValuesOf('currency').includes(currency),
      names: () => Intl.supportedValuesOf('currency'),
    },
  ],
  ['locale', { title: 'locale', isOne: (locale) => isTaken(() => Intl.getCanonicalLocales(locale)), names: () => [] }],
])

function isTaken(attempt: () => unknown): boolean {
  try {
    attempt()
    return true
  } catch {
    return false
  }
}
