import type { DryRun, FormEffects } from '../../contract/dry-run.ts'
import type { FormIssue } from '../../contract/edited-form.ts'
import { publishedDocument } from '../../engine/compose/published-layer.ts'
import type { DeclarationIssue } from '../../engine/document/issue.ts'
import type { CheckedPublication } from '../platform/publications/publication-job.ts'
import type { PublicationThread } from '../platform/publications/publication-thread.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { formTitle } from './editable-documents.ts'
import type { FoundOnRecords } from './judge-records.ts'
import type { ProposedLayer } from './proposed-layer.ts'

/** Checks what would be in force, on the thread for this. */
export const checkLayer = (
  { checking }: { readonly checking: Pick<PublicationThread, 'do'> },
  tenant: PublishedTenant,
  { before, after, earlier }: Omit<ProposedLayer, 'sequence'>,
): Promise<CheckedPublication> =>
  checking.do({ kind: 'prepare', tenant: tenant.id, before, after, ...(earlier && { earlier }) })

/** An issue at its pointer in the draft that causes it. */
export function placedIn({ id }: PublishedTenant, { file, pointer, message }: DeclarationIssue): FormIssue {
  return { document: publishedDocument(id, file) ?? '', pointer, text: message }
}

/** What the check and the stored records say of a publication. */
interface FoundEffects extends Pick<CheckedPublication, 'issues' | 'untranslated'>, FoundOnRecords {
  /** Whether a section that administrators made goes, which is more than a change of texts. */
  readonly takesSection: boolean
  /** Whether it waits for somebody else to publish it. */
  readonly waits: boolean
}

/** What would follow from publishing (ADM-06), in the edition's language. */
export function describeRun(
  tenant: PublishedTenant,
  { issues, untranslated, effects, reopened, takesSection, waits }: FoundEffects,
): DryRun {
  const forms = effects.map((one) => ({ ...one, title: formTitle(tenant, one.document) }))
  return {
    light: lightOf(issues, forms, takesSection),
    issues: issues.map((issue) => placedIn(tenant, issue)),
    forms,
    reopened: reopened.map((one) => ({ ...one, title: formTitle(tenant, one.document) })),
    untranslated,
    ...(waits && { waits }),
  }
}

function lightOf(
  issues: FoundEffects['issues'],
  forms: readonly FormEffects[],
  takesSection: boolean,
): DryRun['light'] {
  if (issues.length > 0 || forms.some(({ retired }) => retired > 0)) return 'red'
  return !takesSection && forms.every(({ kind }) => kind === 'texts') ? 'green' : 'amber'
}
