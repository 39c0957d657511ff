import type { DocumentId } from '../document/document-id.ts'
import { translationsPart } from '../document/composite-shape.ts'
import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'

/** The parts of a section, as the files of its folder are called. */
export const sectionParts = ['schema', 'ui', 'page', 'examples'] as const

/** A tab that leads to an added section: an action on the page that has the tabs. */
export interface AddedTab {
  readonly page: DocumentId
  readonly action: JsonObject
}

/**
 * A section that administrators made from nothing. In the published layer it is the first action of its document: on
 * all of it (`$`), with its parts as `update`, and its tabs as `x-tabs`. What is changed of it afterwards follows as
 * the other actions of the document do.
 */
export interface AddedSection {
  /** By the names of `sectionParts`. */
  readonly parts: JsonObject
  readonly tabs: readonly AddedTab[]
}

/** The action that adds a section; `parts` may have its translations as well. */
export const addingAction = ({ parts, tabs }: AddedSection, reason: string): JsonObject => ({
  target: '$',
  description: reason,
  update: parts,
  'x-absent': true,
  'x-tabs': tabs.map(({ page, action }) => ({ page, action })),
})

/** Whether an action adds a section. */
export const isAdding = (action: JsonValue): action is JsonObject =>
  isJsonObject(action) && ownValue(action, 'target') === '$' && isJsonArray(ownValue(action, 'x-tabs'))

/** What an action that adds a section translates of it, by language. */
export function addedTranslations(action: JsonObject): JsonObject {
  const update = ownValue(action, 'update')
  const translations = isJsonObject(update) ? ownValue(update, translationsPart) : undefined
  return isJsonObject(translations) ? translations : {}
}

/** The section that an action adds; without what is no part of one. */
export function addedSection(action: JsonObject): AddedSection {
  const update = ownValue(action, 'update')
  const tabs = ownValue(action, 'x-tabs')
  return {
    parts: Object.fromEntries(
      sectionParts.flatMap((name) => {
        const part = isJsonObject(update) ? ownValue(update, name) : undefined
        return part === undefined ? [] : [[name, part]]
      }),
    ),
    tabs: (isJsonArray(tabs) ? tabs : []).flatMap(readTab),
  }
}

function readTab(tab: JsonValue): readonly AddedTab[] {
  const page = isJsonObject(tab) ? ownValue(tab, 'page') : undefined
  const action = isJsonObject(tab) ? ownValue(tab, 'action') : undefined
  return typeof page === 'string' && isJsonObject(action) ? [{ page, action }] : []
}
