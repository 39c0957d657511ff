import { isJsonObject, ownValue } from '../json/json.ts'
import { brandColorNames } from './brand-colors.ts'
import type { BrandColorName } from './brand-colors.ts'
import { contrastRatio, readableOn, textContrast } from './contrast.ts'
import { formatColor, parseColor } from './rgb.ts'

/** Where an ink is used: as the text of pages, or on a fill in a brand colour. */
export type InkName = 'page' | BrandColorName

/** The colours of texts that a theme declares (`inks` of theme.json), `#rrggbb`. The portal chooses all others. */
export type DeclaredInks = Readonly<Partial<Record<InkName, string>>>

/** Every ink that a theme may declare. */
export const inkNames: readonly InkName[] = ['page', ...brandColorNames]

/** The inks of a theme.json; what is no colour counts as not declared. */
export function declaredInks({ inks }: { readonly inks?: unknown }): DeclaredInks {
  if (!isJsonObject(inks)) return {}
  return Object.fromEntries(
    inkNames.flatMap((name) => {
      const ink = ownValue(inks, name)
      const color = typeof ink === 'string' ? parseColor(ink) : undefined
      return color === undefined ? [] : [[name, formatColor(color)] as const]
    }),
  )
}

/**
 * The colour of texts on a fill: the declared ink where it is legible there, else black or white. A setting may have
 * changed the fill after the ink was declared.
 */
export const inkOn = (fill: string, declared: string | undefined): string =>
  declared !== undefined && contrastRatio(declared, fill) >= textContrast ? declared : readableOn(fill)
