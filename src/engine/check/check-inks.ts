import { readableOn, textContrast } from '../color/contrast.ts'
import { contrastPairs, isLegible, roundedRatio } from '../color/contrast-pairs.ts'
import type { CheckedDocument } from './subject/checked-document.ts'
import type { Finding } from './subject/finding.ts'

/** The texts that a theme colours are legible on what they stand on (WCAG 2.2, 1.4.3). */
export function checkInks({ document: { theme } }: CheckedDocument): readonly Finding[] {
  if (theme === undefined) return []
  return contrastPairs(theme).flatMap((pair) => {
    const { name, ink, ground, ratio, isDeclared } = pair
    if (!isDeclared || isLegible(pair)) return []
    const text = name === 'page' ? 'The text of pages' : `The text on "${name}"`
    const contrast = roundedRatio(ratio).toFixed(1)
    const message = `${text} (${ink} on ${ground}) has a contrast of ${contrast}:1; ${textContrast}:1 is the least.`
    const mend = `Leave it out, and the portal chooses ${readableOn(ground)}; or choose a darker or lighter colour.`
    return [{ pointer: `/theme/inks/${name}`, message, mend }]
  })
}
