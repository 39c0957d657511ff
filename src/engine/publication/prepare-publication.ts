import { checkDeclarations } from '../check/check-declarations.ts'
import type { CheckOptions } from '../check/check-declarations.ts'
import type { Validators } from '../check/forms/compiled-validators.ts'
import { shapeFindings } from '../check/check-shape.ts'
import { unsafePatterns } from '../check/forms/check-pattern-safety.ts'
import { metaSchemas } from '../check/subject/meta-schemas.ts'
import { bundleBase } from '../compose/bundle-base.ts'
import { composeFromBase } from '../compose/compose-tenant.ts'
import { publishedDocument, publishedFile, withPublished } from '../compose/published-layer.ts'
import type { PublishedOverlays } from '../compose/published-layer.ts'
import type { DeclarationFiles } from '../document/declaration-files.ts'
import type { DeclarationIssue } from '../document/issue.ts'
import { readTranslationPath } from '../document/translation-file.ts'
import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import { filesOfTenant } from './files-of-tenant.ts'
import { followExamples } from './follow-examples.ts'
import { unusedTexts } from './unused-texts.ts'

/** What is to be published for an organisation. */
export interface ProposedPublication {
  readonly tenant: string
  readonly overlays: PublishedOverlays
  /** What is published now. */
  readonly before: PublishedOverlays
}

export interface PreparedPublication {
  /** The overlays with the actions that follow from them. */
  readonly overlays: PublishedOverlays
  /** What is wrong; it must not be published unless this is empty. */
  readonly issues: readonly DeclarationIssue[]
  /** Texts that readers of other languages would see in English. */
  readonly untranslated: readonly DeclarationIssue[]
}

/**
 * Composes and checks an organisation as it would be. The check is that of `npm run check`, for this organisation
 * alone, with one thing more: what is translated has to be there (`unusedTexts`). A pattern that may take too long is
 * matched with nothing: where there is one, no example is made, and none is checked. None is made either where a
 * document has another shape than its meta-schema demands.
 *
 * @param options as for `checkDeclarations`
 */
export function preparePublication(
  files: DeclarationFiles,
  { tenant, overlays: wanted, before }: ProposedPublication,
  options: CheckOptions & { readonly validators: Validators },
): PreparedPublication {
  const base = bundleBase(filesOfTenant(files, tenant))
  const composed = composeFromBase(withPublished(base, tenant, wanted), tenant, { guards: 'required' })
  const conformity = metaSchemas(files)
  const changed = [...wanted.keys()].map((id) => composed.documents.get(id) ?? {})
  const shaped = changed.filter((document) => shapeFindings(document, conformity).length === 0)
  const isSlow = shaped.some((document) => unsafePatterns(document).length > 0)
  const isSound = composed.issues.length === 0 && !isSlow && shaped.length === changed.length
  const overlays = isSound ? followExamples(composed, wanted, options.validators) : wanted
  const { validators: _validators, ...withoutExamples } = options
  const published = withPublished(base, tenant, overlays).files
  const found = checkDeclarations(published, isSlow ? withoutExamples : options)
  const unused = unusedTexts(composed, { before, after: wanted })
  const wrong = found.filter((issue) => issue.isTranslation !== true && !isOfTranslations(issue, tenant))
  const issues = [...wrong, ...unused]
  const caused = issues.filter((issue) => !isAboutFollowing(issue, tenant, wanted))
  const isUnused = ({ message }: DeclarationIssue) => unused.some((issue) => issue.message === message)
  return {
    overlays,
    issues: caused.length === 0 ? issues : caused,
    untranslated: found.filter((issue) => issue.isTranslation === true && !isUnused(issue)),
  }
}

/** Whether an issue is about published translations as a whole; `unusedTexts` has one for each that is wrong. */
const isOfTranslations = ({ file, pointer }: DeclarationIssue, tenant: string): boolean =>
  pointer === '' && readTranslationPath(file) !== undefined && publishedDocument(tenant, file) !== undefined

/** Whether an issue is about an action that followed, which is wrong because something else is. */
function isAboutFollowing({ file, pointer }: DeclarationIssue, tenant: string, wanted: PublishedOverlays): boolean {
  const id = publishedDocument(tenant, file)
  // Else it is about a section that was added, or its tab.
  if (id === undefined || file !== publishedFile(tenant, id)) return false
  const overlay = wanted.get(id)
  const actions = isJsonObject(overlay) ? ownValue(overlay, 'actions') : undefined
  const index = /^\/actions\/(\d+)/.exec(pointer)?.[1]
  return isJsonArray(actions) && (index === undefined || Number(index) >= actions.length)
}
