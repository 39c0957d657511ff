import type { ComposedTenant } from '../compose/compose-tenant.ts'
import { publishedFile } from '../compose/published-layer.ts'
import type { PublishedOverlays } from '../compose/published-layer.ts'
import { divideOverlay } from '../compose/published-translations.ts'
import { translationsPart } from '../document/composite-shape.ts'
import type { DeclarationIssue } from '../document/issue.ts'
import { equalJson, isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonValue } from '../json/json.ts'
import { formatPointer, getAt, parsePointer } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'
import { readSimplePath } from '../overlay/simple-path.ts'
import { unusedTranslations } from '../translate/missing-translations.ts'
import { readTranslations } from '../translate/translations.ts'

/** What an organisation has published, and what it would publish. */
interface ChangedLayer {
  readonly before: PublishedOverlays
  readonly after: PublishedOverlays
}

/**
 * An issue for each translation that a publication adds without a text that it translates, at the action that adds it.
 * One that is published already is none: what it translated may have gone with a release, and it harms nobody.
 *
 * @param composed the organisation with the overlays that would be published
 */
export function unusedTexts(composed: ComposedTenant, { before, after }: ChangedLayer): readonly DeclarationIssue[] {
  return [...after].flatMap(([id, overlay]) => {
    const published = divideOverlay(before.get(id) ?? null).translations
    const file = publishedFile(composed.id, id)
    return [...divideOverlay(overlay).translations].flatMap(([language, translations]) => {
      const document = composed.documents.get(id) ?? {}
      return unusedTranslations(document, readTranslations(translations), { id, language }, file).flatMap((issue) => {
        const [key = ''] = parsePointer(issue.pointer)
        const known = ownValue(published.get(language) ?? {}, key)
        if (equalJson(known ?? null, ownValue(translations, key) ?? null)) return []
        return [{ file, pointer: placeIn(overlay, language, key), message: issue.message }]
      })
    })
  })
}

/** The last place in an overlay that sets a translation. */
function placeIn(overlay: JsonValue, language: string, key: string): JsonPointer {
  const actions = isJsonObject(overlay) ? ownValue(overlay, 'actions') : undefined
  const place = [translationsPart, language, key]
  const found = (isJsonArray(actions) ? actions : []).flatMap((action, i): readonly JsonPointer[] => {
    const path = isJsonObject(action) ? (readSimplePath(String(ownValue(action, 'target'))) ?? []) : []
    const isOnTheWay = path.every((step, at) => 'name' in step && step.name === place[at])
    const pointer = formatPointer(['update', ...place.slice(path.length)])
    return isOnTheWay && getAt(action, pointer) !== undefined ? [`/actions/${i}${pointer}`] : []
  })
  return found.at(-1) ?? ''
}
