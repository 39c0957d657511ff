import { brandColorNames, brandColors } from './brand-colors.ts'
import type { NamedColor } from './brand-colors.ts'
import { contrastRatio, textContrast } from './contrast.ts'
import { declaredInks } from './declared-inks.ts'
import type { InkName } from './declared-inks.ts'
import { makePalette, paper } from './palette.ts'
import { themeColors } from './theme-colors.ts'
import type { JsonObject } from '../json/json.ts'

/** A text with what it stands on. */
export interface ContrastPair {
  readonly name: InkName
  /** `#rrggbb`: as declared, even where it is not legible, else as the portal chooses it. */
  readonly ink: string
  readonly ground: string
  /** WCAG contrast, 1 to 21. */
  readonly ratio: number
  /** Whether the theme declares the ink, and so may make it illegible. */
  readonly isDeclared: boolean
}

/** The texts of a theme on their grounds: those of pages, and those on fills of each brand colour. */
export function contrastPairs(theme: JsonObject, siteColors: readonly NamedColor[] = []): readonly ContrastPair[] {
  const inks = declaredInks(theme)
  const palette = makePalette(brandColors(themeColors(theme), siteColors), inks)
  const pairOf = (name: InkName, chosen: string, grounds: readonly string[]): ContrastPair => {
    const ink = inks[name] ?? chosen
    const [first = paper, ...others] = grounds
    const ground = others.reduce(
      (least, one) => (contrastRatio(ink, one) < contrastRatio(ink, least) ? one : least),
      first,
    )
    return { name, ink, ground, ratio: contrastRatio(ink, ground), isDeclared: inks[name] !== undefined }
  }
  return [
    pairOf('page', palette.text.primary, [paper, palette.background.default, palette.sunken]),
    ...brandColorNames.map((name) => pairOf(name, palette[name].contrastText, [palette[name].main])),
  ]
}

/** Whether a pair is legible as WCAG 2.2 AA wants it of texts. */
export const isLegible = ({ ratio }: Pick<ContrastPair, 'ratio'>): boolean => ratio >= textContrast

/** A contrast as people read it, with one decimal; rounded down, because 4.49 is not enough. */
export const roundedRatio = (ratio: number): number => Math.floor(ratio * 10) / 10
