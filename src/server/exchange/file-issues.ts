import type { DocumentId } from '../../engine/document/document-id.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { OverlayTable } from '../platform/publications/publication-job.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import { translateMessage } from '../platform/texts/translate-message.ts'
import { addingIn } from '../publishing/added-sections.ts'
import { declaredAction } from '../publishing/declared-action.ts'
import { soundActions } from '../publishing/sound-actions.ts'
import type { ChangedOrganisation } from '../publishing/sound-actions.ts'
import type { FileIssue } from './planned-import.ts'

/** As many as somebody mends at once. */
const mostIssues = 20

/** The refusal of files; each issue names its file. */
export function refusedFiles(issues: readonly FileIssue[]): Refusal {
  const errors = issues.slice(0, mostIssues).map(({ file, line, issue }) => {
    const params = { file: line === undefined ? file : `${file}:${line}`, issue }
    return { pointer: '/file', message: { key: 'server.exchange.issue', params } } as const
  })
  return new Refusal('invalid', { message: { key: 'server.exchange.wrong-files' }, errors })
}

/** The actions of a draft as they would be stored, and why they cannot be. */
export function soundDraft(
  at: Omit<ChangedOrganisation, 'below'> & { readonly layer: OverlayTable },
  {
    document,
    file,
    actions,
  }: { readonly document: DocumentId; readonly file: string; readonly actions: readonly JsonObject[] },
): { readonly actions: readonly JsonObject[]; readonly issues: readonly FileIssue[] } {
  try {
    const adding = addingIn(actions)
    const changes = actions.filter((action) => action !== adding).map(declaredAction)
    const below = { layer: at.layer, adding }
    return { actions: soundActions({ ...at, below }, { document, actions: changes }), issues: [] }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { actions, issues: issuesOfRefusal(at.tenant, file, error) }
  }
}

/** What a refusal finds in a file. */
export function issuesOfRefusal(
  tenant: PublishedTenant,
  file: string,
  { text, details }: Refusal,
): readonly FileIssue[] {
  const { errors = [{ pointer: '', message: text }] } = details
  return errors.map(({ pointer, message }) => ({
    file,
    issue: `${pointer} ${translateMessage(tenant, message)}`.trim(),
  }))
}
