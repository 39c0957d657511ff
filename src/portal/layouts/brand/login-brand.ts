import type { LoginLayout } from '../../../generated/closed-names.ts'
import { isJsonObject } from '../../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../engine/json/json.ts'

/** How an organisation's first screen looks (`login` of theme.json). */
export interface LoginBrand {
  /** `split`: a brand panel beside the form; `centred`: the form on a patterned ground. */
  readonly layout: LoginLayout
  readonly pattern: BrandColours
}

/** The brand panel's pattern, by name, and its colours. */
export interface BrandColours {
  readonly style: string
  readonly background: string
  readonly line: string
  readonly accent: string
  readonly text: string
}

const neutral: BrandColours = {
  style: 'grid',
  background: 'var(--mui-palette-sunken)',
  line: 'var(--mui-palette-divider)',
  accent: 'var(--mui-palette-primary-strong)',
  text: 'var(--mui-palette-text-primary)',
}

/** The first screen's look as a theme declares it; what it leaves out is neutral. */
export function loginBrand(theme: JsonObject): LoginBrand {
  const login = objectIn(theme['login'])
  const pattern = objectIn(login['pattern'])
  const text = (key: keyof BrandColours) => (typeof pattern[key] === 'string' ? pattern[key] : neutral[key])
  return {
    layout: login['layout'] === 'split' ? 'split' : 'centred',
    pattern: {
      style: text('style'),
      background: text('background'),
      line: text('line'),
      accent: text('accent'),
      text: text('text'),
    },
  }
}

const objectIn = (value: JsonValue | undefined): JsonObject => (isJsonObject(value) ? value : {})
