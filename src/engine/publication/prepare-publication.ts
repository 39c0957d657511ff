import { checkDeclarations } from '../check/check-declarations.ts'
import type { CheckOptions } from '../check/check-declarations.ts'
import type { Validators } from '../check/forms/compiled-validators.ts'
import { bundleBase } from '../compose/bundle-base.ts'
import { composeFromBase } from '../compose/compose-tenant.ts'
import { publishedDocument, withPublished } from '../compose/published-layer.ts'
import type { PublishedOverlays } from '../compose/published-layer.ts'
import type { DeclarationFiles } from '../document/declaration-files.ts'
import type { DeclarationIssue } from '../document/issue.ts'
import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import { filesOfTenant } from './files-of-tenant.ts'
import { followExamples } from './follow-examples.ts'

/** What is to be published for an organisation. */
export interface ProposedPublication {
  readonly tenant: string
  readonly overlays: PublishedOverlays
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
 * alone.
 *
 * @param options as for `checkDeclarations`
 */
export function preparePublication(
  files: DeclarationFiles,
  { tenant, overlays: wanted }: ProposedPublication,
  options: CheckOptions & { readonly validators: Validators },
): PreparedPublication {
  const base = bundleBase(filesOfTenant(files, tenant))
  const composed = composeFromBase(withPublished(base, tenant, wanted), tenant, { guards: 'required' })
  const overlays = composed.issues.length === 0 ? followExamples(composed, wanted, options.validators) : wanted
  const found = checkDeclarations(withPublished(base, tenant, overlays).files, options)
  const issues = found.filter(({ isTranslation }) => isTranslation !== true)
  const caused = issues.filter((issue) => !isAboutFollowing(issue, tenant, wanted))
  return {
    overlays,
    issues: caused.length === 0 ? issues : caused,
    untranslated: found.filter(({ isTranslation }) => isTranslation === true),
  }
}

/** Whether an issue is about an action that followed, which is wrong because something else is. */
function isAboutFollowing({ file, pointer }: DeclarationIssue, tenant: string, wanted: PublishedOverlays): boolean {
  const id = publishedDocument(tenant, file)
  const overlay = id === undefined ? undefined : wanted.get(id)
  const actions = isJsonObject(overlay) ? ownValue(overlay, 'actions') : undefined
  const index = /^\/actions\/(\d+)/.exec(pointer)?.[1]
  return isJsonArray(actions) && (index === undefined || Number(index) >= actions.length)
}
