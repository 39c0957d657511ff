import { isJsonArray, isJsonObject, ownValue } from '../../../engine/json/json.ts'
import type { JsonValue } from '../../../engine/json/json.ts'
import { answerText } from '../answer-text.ts'

interface ConsentSection {
  readonly heading: string | undefined
  readonly paragraphs: readonly string[]
}

/** The sections of a declared text. */
export function consentSections(text: JsonValue | undefined): ConsentSection[] {
  if (typeof text === 'string') return [{ heading: undefined, paragraphs: paragraphsOf(text) }]
  if (!isJsonArray(text)) return []
  return text.filter(isJsonObject).map((section) => {
    const heading = ownValue(section, 'heading')
    return {
      heading: typeof heading === 'string' ? heading : undefined,
      paragraphs: paragraphsOf(answerText(ownValue(section, 'text'))),
    }
  })
}

function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
}
