import type { LoginLayout } from '../../../generated/closed-names.ts'
import { isJsonObject } from '../../../engine/json/json.ts'
import { paletteVariable, translucent } from '../../../renderer/theme/css-variable.ts'
import type { JsonObject, JsonValue } from '../../../engine/json/json.ts'

/** How an organisation's first screen looks (`login` of theme.json). */
export interface LoginBrand {
  readonly layout: LoginLayout
  readonly pattern: BrandColours
}

/** The pattern of the brand's ground, by name, and its colours in CSS. */
export interface BrandColours {
  readonly style: string
  readonly background: string
  readonly line: string
  readonly accent: string
  readonly text: string
  /** Whether the ground is dark. */
  readonly isDeep: boolean
}

const layouts: readonly LoginLayout[] = ['split', 'cover', 'banner']

/** The first screen's look as a theme declares it, in the organisation's present colours. */
export function loginBrand(theme: JsonObject): LoginBrand {
  const { layout, pattern: declared } = objectIn(theme['login'])
  const pattern = objectIn(declared)
  const named = (name: string, otherwise = 'primary') => String(pattern[name] ?? otherwise)
  const [ground, tone] = [named('ground'), named('tone', 'soft')]
  const isDeep = tone === 'deep'
  return {
    layout: layouts.find((name) => name === layout) ?? 'centred',
    pattern: {
      style: named('style', 'grid'),
      background: paletteVariable(ground, tone),
      line: isDeep ? '#fff2' : translucent(14, ground, 'main'),
      accent: paletteVariable(named('mark'), 'main'),
      isDeep,
      text: isDeep ? '#fff' : paletteVariable('text', 'primary'),
    },
  }
}

const objectIn = (value: JsonValue | undefined): JsonObject => (isJsonObject(value) ? value : {})
