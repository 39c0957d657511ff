import { translationsPart } from '../document/composite-shape.ts'
import type { DeclarationFiles } from '../document/declaration-files.ts'
import type { DocumentId } from '../document/document-id.ts'
import type { DeclarationIssue } from '../document/issue.ts'
import { readTranslationPath, translatedDocument } from '../document/translation-file.ts'
import { isTranslationFile, translationShape } from '../editing/translated-texts.ts'
import { equalJson, isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { readOverlay } from '../overlay/read-overlay.ts'
import { formatSimplePath } from '../overlay/simple-path.ts'

/** What files add to an organisation's own overlay of a document, as what its administrators would publish of it. */
export interface AddedActions {
  /** The file to name for them. */
  readonly file: string
  readonly actions: readonly JsonObject[]
}

/** By document, and what is wrong with the files. */
export interface LayerOfFiles {
  readonly added: ReadonlyMap<DocumentId, AddedActions>
  readonly issues: readonly DeclarationIssue[]
}

/**
 * The published layer in an organisation's files that were exported with it: what their overlays and translations have
 * beyond those of this release. A file that lacks something of this release's has an issue, because what a release
 * declares is not for administrators to take away. Actions on examples are left out: publishing writes them itself.
 */
export function layerOfFiles(own: DeclarationFiles, sent: DeclarationFiles, tenant: string): LayerOfFiles {
  const [declared, wanted] = [readFiles(own, tenant), readFiles(sent, tenant)]
  const added = new Map<DocumentId, AddedActions>()
  const issues = [...wanted.issues]
  for (const id of new Set([...declared.documents.keys(), ...wanted.documents.keys()])) {
    const before = declared.documents.get(id) ?? nothing
    const after = wanted.documents.get(id) ?? nothing
    const file = after.file || before.file
    const lacking = before.actions.findIndex((action, i) => !equalJson(action, after.actions[i] ?? null))
    if (lacking !== -1) issues.push({ file, pointer: `/actions/${lacking}`, message: lacks })
    const translated = [...new Set([...before.texts.keys(), ...after.texts.keys()])].flatMap((language) => {
      const [was, now] = [before.texts.get(language) ?? {}, after.texts.get(language) ?? {}]
      const lost = Object.keys(was).find((key) => !Object.hasOwn(now, key))
      if (lost !== undefined)
        issues.push({ file: file.replace(/json$/, `${language}.json`), pointer: '', message: lacks })
      const entries = Object.entries(now).filter(([key, text]) => !equalJson(text ?? null, ownValue(was, key) ?? null))
      return entries.length === 0 ? [] : [translating(language, Object.fromEntries(entries), file)]
    })
    const own = after.actions.slice(before.actions.length).filter((action) => !isOnExamples(action))
    added.set(id, { file, actions: [...own, ...translated] })
  }
  return { added, issues }
}

const lacks = 'The file lacks, or changes, what the release of this server declares in it.'

const translating = (language: string, update: JsonObject, file: string): JsonObject => ({
  target: formatSimplePath([{ name: translationsPart }, { name: language }]),
  description: `From the file ${file.replace(/json$/, `${language}.json`)}.`,
  update,
  'x-absent': true,
})

const isOnExamples = (action: JsonObject): boolean => String(ownValue(action, 'target')).startsWith('$.examples')

interface ReadDocument {
  readonly file: string
  readonly actions: readonly JsonObject[]
  /** Translations by language. */
  readonly texts: ReadonlyMap<string, JsonObject>
}

const nothing: ReadDocument = { file: '', actions: [], texts: new Map() }

/** What the overlays of an organisation and the translations beside them have, by document, in the files' order. */
function readFiles(files: DeclarationFiles, tenant: string) {
  const documents = new Map<DocumentId, ReadDocument>()
  const issues: DeclarationIssue[] = []
  const paths = [...files.keys()].filter((path) => path.startsWith(`tenants/${tenant}/overlays/`)).toSorted()
  for (const file of paths) {
    const content = files.get(file) ?? null
    const translation = readTranslationPath(file)
    const problem = translation === undefined ? overlayProblem(content, file) : translationProblem(content)
    if (problem !== undefined || !isJsonObject(content)) {
      issues.push({ file, pointer: '', message: '', ...problem })
      continue
    }
    const id = translation === undefined ? ownValue(content, 'extends') : translatedDocument(translation, files)
    if (typeof id !== 'string') {
      issues.push({ file, pointer: '', message: 'It does not say which document it changes.' })
      continue
    }
    const known = documents.get(id) ?? nothing
    const { actions, texts } = known
    documents.set(
      id,
      translation === undefined
        ? { ...known, file, actions: [...actions, ...actionsIn(content)] }
        : {
            ...known,
            file: known.file || `${translation.home}json`,
            texts: new Map([...texts, [translation.language, { ...texts.get(translation.language), ...content }]]),
          },
    )
  }
  return { documents, issues }
}

const overlayProblem = (content: JsonValue, file: string) => readOverlay(content, { strict: true, file }).issues[0]

const translationProblem = (content: JsonValue) =>
  isTranslationFile(content) ? undefined : { message: translationShape }

function actionsIn(overlay: JsonObject): readonly JsonObject[] {
  const actions = ownValue(overlay, 'actions')
  return (isJsonArray(actions) ? actions : []).filter(isJsonObject)
}
