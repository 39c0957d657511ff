import { isComposedDocument, translationsPart } from '../document/composite-shape.ts'
import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { applyOverlay } from '../overlay/apply-overlay.ts'
import { readSimplePath } from '../overlay/simple-path.ts'
import { englishHash } from '../translate/english-hash.ts'
import { humanTexts } from '../translate/human-texts.ts'
import { addedSection, addedTranslations, isAdding } from './added-section.ts'
import type { AddedSection } from './added-section.ts'

/** What an administrator's actions come to: an overlay as anybody could have written it, and the files beside it. */
export interface DividedOverlay {
  /** Undefined when all actions translate, or add the document. */
  readonly overlay: JsonValue | undefined
  /** The section that the overlay changes, where it is the administrators' own. */
  readonly added?: AddedSection
  /** Translation files by language. */
  readonly translations: ReadonlyMap<string, JsonObject>
}

/**
 * Divides an overlay into what it changes of its document and the translations that it adds. Administrators change both
 * by actions, so that both have reasons, can be undone, and are published and taken back together.
 */
export function divideOverlay(overlay: JsonValue): DividedOverlay {
  const known = isJsonObject(overlay) ? divided.get(overlay) : undefined
  if (known !== undefined) return known
  const result = divide(overlay)
  if (isJsonObject(overlay)) divided.set(overlay, result)
  return result
}

/** The same files for the same overlay, so that what was made of them can be found again. */
const divided = new WeakMap<JsonObject, DividedOverlay>()

function divide(overlay: JsonValue): DividedOverlay {
  const actions = isJsonObject(overlay) ? ownValue(overlay, 'actions') : undefined
  if (!isJsonObject(overlay) || !isJsonArray(actions)) return { overlay, translations: new Map() }
  const adding = actions.find(isAdding)
  const translating = actions.filter(isTranslating)
  const others = actions.filter((action) => !isTranslating(action) && action !== adding)
  if (others.length === actions.length) return { overlay, translations: new Map() }
  const begun = {
    ...Object.fromEntries(translating.flatMap(languagesIn).map((language) => [language, {}])),
    ...(adding && translationsInUse(adding, { ...overlay, actions: others })),
  }
  const { document } = applyOverlay(
    { [translationsPart]: begun },
    { ...overlay, actions: translating },
    { mode: 'lenient', file: '', layer: '' },
  )
  const found = isJsonObject(document) ? ownValue(document, translationsPart) : undefined
  return {
    overlay: others.length === 0 ? undefined : { ...overlay, actions: others },
    ...(adding && { added: addedSection(adding) }),
    translations: new Map(
      Object.entries(isJsonObject(found) ? found : {}).flatMap(([language, file]) =>
        isJsonObject(file) ? [[language, file]] : [],
      ),
    ),
  }
}

/** What a section began with in other languages, without texts that were changed or taken away since. */
function translationsInUse(adding: JsonObject, changes: JsonObject): JsonObject {
  const { parts } = addedSection(adding)
  const { document } = applyOverlay(parts, changes, { mode: 'lenient', file: '', layer: '' })
  const texts = isComposedDocument(document) ? humanTexts(document) : []
  const used = new Map(texts.map(({ key, text }) => [key, englishHash(text)]))
  return Object.fromEntries(
    Object.entries(addedTranslations(adding)).flatMap(([language, file]) => {
      if (!isJsonObject(file)) return []
      const inUse = Object.entries(file).filter(
        ([key, entry]) => isJsonObject(entry) && used.get(key) === ownValue(entry, 'of'),
      )
      return [[language, Object.fromEntries(inUse)]]
    }),
  )
}

/** Whether an action changes the translations of a document. */
export function isTranslating(action: JsonValue): boolean {
  const [first] = stepsOf(action)
  return first !== undefined && 'name' in first && first.name === translationsPart
}

function languagesIn(action: JsonValue): readonly string[] {
  const [, second] = stepsOf(action)
  if (second !== undefined) return 'name' in second ? [second.name] : []
  const update = isJsonObject(action) ? ownValue(action, 'update') : undefined
  return isJsonObject(update) ? Object.keys(update) : []
}

const stepsOf = (action: JsonValue) =>
  (isJsonObject(action) ? readSimplePath(String(ownValue(action, 'target'))) : []) ?? []
