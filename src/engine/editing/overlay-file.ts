import { divideOverlay, isTranslating } from '../compose/published-translations.ts'
import { translationsPart } from '../document/composite-shape.ts'
import type { DocumentId } from '../document/document-id.ts'
import { asJson } from '../json/as-json.ts'
import { isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { parseJson } from '../json/parse-json.ts'
import type { Overlay, OverlayAction } from '../overlay/overlay-document.ts'
import { readOverlay } from '../overlay/read-overlay.ts'
import type { Edit } from './edit.ts'
import { setValue } from './edits/values.ts'
import { isTranslationFile, translationShape } from './translated-texts.ts'

/** How many bytes a file may have; the largest overlay that ships has a fiftieth of it. */
export const mostFileBytes = 1_000_000

/** A file that is saved, or was picked. */
export interface DeclarationFile {
  readonly name: string
  readonly content: string
}

/**
 * Actions as the files that a person could have written, e.g. for a pull request: an overlay, which belongs at
 * `tenants/<organisation>/overlays/<document>.json`, and what its texts are in each other language, beside it.
 */
export function overlayFiles(
  { id, title }: { readonly id: DocumentId; readonly title: string },
  actions: readonly OverlayAction[],
): readonly DeclarationFile[] {
  const name = id.slice(id.lastIndexOf('/') + 1)
  const written: Overlay = { overlay: '1.1.0', info: { title, version: '1.0.0' }, extends: id, actions }
  const { overlay, translations } = divideOverlay(asJson(written))
  return [
    ...(overlay === undefined ? [] : [{ name: `${name}.json`, content: textOf(overlay) }]),
    ...[...translations].map(([language, file]) => ({ name: `${name}.${language}.json`, content: textOf(file) })),
  ]
}

const textOf = (file: JsonValue): string => `${JSON.stringify(file, undefined, 2)}\n`

/**
 * What reading a file does to what is edited. An overlay takes the place of what was changed of the document, and one
 * that translates nothing leaves the translations as they are; a translation file, such as `contacts.sw.json`, takes
 * the place of those of its language.
 *
 * @returns one sentence, with the place in the file, when it is none of them
 */
export function readDeclarationFile(
  { name, content }: DeclarationFile,
  { id, actions, languages }: EditedFiles,
): { readonly actions: readonly OverlayAction[] } | { readonly edit: Edit } | string {
  const [, language] = /\.([a-z]{2,3})\.json$/.exec(name) ?? []
  if (language === undefined) {
    const read = readOverlayFile(content, id)
    if (typeof read === 'string' || read.some((action) => isTranslating(asJson(action)))) {
      return typeof read === 'string' ? read : { actions: read }
    }
    return { actions: [...read, ...actions.filter((action) => isTranslating(asJson(action)))] }
  }
  const file = parseJson(content)
  if (file === undefined) return 'The file is not JSON.'
  if (!languages.includes(language)) return `There is no language "${language}" here.`
  return isTranslationFile(file) ? { edit: setValue(`/${translationsPart}/${language}`, file) } : translationShape
}

interface EditedFiles {
  readonly id: DocumentId
  readonly actions: readonly OverlayAction[]
  /** Those into which texts may be translated. */
  readonly languages: readonly string[]
}

/**
 * The actions of an overlay file for a document, without those on its examples, which publishing writes itself.
 *
 * @returns one sentence, with the place in the file, when it is not such a file
 */
export function readOverlayFile(text: string, id: DocumentId): readonly OverlayAction[] | string {
  const overlay = parseJson(text)
  if (overlay === undefined) return 'The file is not JSON.'
  const { issues } = readOverlay(overlay, { strict: true, file: id })
  const [issue] = issues
  if (issue !== undefined) return issue.pointer === '' ? issue.message : `${issue.pointer}: ${issue.message}`
  const { extends: of, actions } = asOverlay(overlay)
  if (of !== id) return `The file is for "${String(of)}", not for "${id}".`
  return actions.filter(({ target }) => !target.startsWith('$.examples'))
}

/** An overlay whose shape was checked. */
function asOverlay(overlay: JsonValue): Pick<Overlay, 'extends' | 'actions'> {
  const { extends: of, actions } = isJsonObject(overlay) ? overlay : {}
  const listed = Array.isArray(actions) ? actions.filter(isJsonObject) : []
  return { ...(typeof of === 'string' && { extends: of }), actions: listed.map(asAction) }
}

const asAction = (action: JsonObject): OverlayAction => ({ ...action, target: String(ownValue(action, 'target')) })
