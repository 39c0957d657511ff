/** A browser and its operating system, as far as they are recognised; without versions. */
export interface Device {
  readonly browser: string | null
  readonly system: string | null
}

/** The first match counts: most browsers also name others. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
]

/** Describes a User-Agent header, roughly. */
export function describeDevice(userAgent: string): Device {
  const first = (known: typeof browsers): string | null =>
    known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null
  return { browser: first(browsers), system: first(systems) }
}
