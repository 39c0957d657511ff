import { translationsPart } from '../document/composite-shape.ts'
import type { CompositeDocument } from '../document/document.ts'
import { isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import type { OverlayAction } from '../overlay/overlay-document.ts'
import { readSimplePath } from '../overlay/simple-path.ts'
import { humanTexts } from '../translate/human-texts.ts'

/** What an action changes of a translation. */
export interface TranslationChange {
  readonly language: string
  /** The English text; undefined when the document has it no more. */
  readonly english: string | undefined
  readonly from: string | undefined
  readonly to: string | undefined
}

/** Reads an action as the change of one translation; undefined for any other action. */
export function translationChange(action: OverlayAction, document: JsonObject): TranslationChange | undefined {
  const { target, update, 'x-was': was } = action
  const [part, language, named] = (readSimplePath(target) ?? []).map((step) => ('name' in step ? step.name : ''))
  if (part !== translationsPart || language === undefined) return undefined
  const key = named ?? (isJsonObject(update) ? Object.keys(update)[0] : undefined)
  const textIn = (value: JsonValue | undefined) =>
    textOf(named === undefined && key !== undefined ? member(value, key) : value)
  const composite: CompositeDocument = document
  return {
    language,
    english: humanTexts(composite).find((text) => text.key === key)?.text,
    from: textIn(was),
    to: textIn(update),
  }
}

const member = (value: JsonValue | undefined, name: string): JsonValue | undefined =>
  isJsonObject(value) ? ownValue(value, name) : undefined

function textOf(translation: JsonValue | undefined): string | undefined {
  const text = member(translation, 'text')
  return typeof text === 'string' ? text : undefined
}
