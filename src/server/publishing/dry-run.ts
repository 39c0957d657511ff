import { sql } from 'kysely'
import type { DryRun, FormEffects } from '../../contract/dry-run.ts'
import type { FormIssue } from '../../contract/edited-form.ts'
import { publishedDocument } from '../../engine/compose/published-layer.ts'
import type { DocumentId } from '../../engine/document/document-id.ts'
import type { DeclarationIssue } from '../../engine/document/issue.ts'
import type { ChangedDocument } from '../../engine/publication/changed-documents.ts'
import { addEffects, noEffects } from '../../engine/publication/record-effects.ts'
import type { Database, TenantTransaction } from '../platform/database/database.ts'
import type { CheckedPublication } from '../platform/publications/publication-job.ts'
import type { PublicationThread } from '../platform/publications/publication-thread.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { readSettings } from '../platform/settings/read-settings.ts'
import { describeAsked } from './describe-asked.ts'
import { formTitle } from './editable-documents.ts'
import { peopleWithRecords } from './people-with-records.ts'
import type { ProposedLayer } from './proposed-layer.ts'

/** The records of how many people are judged at once. Requests of others go between. */
const portion = 500

/** Before every id of a profile. */
const firstProfile = '00000000-0000-0000-0000-000000000000'

export interface DryRunServices {
  readonly database: Pick<Database, 'inTenant'>
  readonly checking: Pick<PublicationThread, 'do'>
}

/** Checks what would be in force, on the thread for this. */
export const checkLayer = (
  { checking }: Pick<DryRunServices, 'checking'>,
  tenant: PublishedTenant,
  { before, after, earlier }: Omit<ProposedLayer, 'sequence'>,
): Promise<CheckedPublication> =>
  checking.do({ kind: 'prepare', tenant: tenant.id, before, after, ...(earlier && { earlier }) })

/**
 * What would follow from publishing (ADM-06): what members have now is compared with what they would have. It changes
 * nothing. Where a new release waits for decisions (ADM-14), publishing brings that as well, so it counts.
 */
export async function dryRun(
  services: DryRunServices,
  tenant: PublishedTenant,
  layer: ProposedLayer,
  now: Date,
): Promise<DryRun> {
  const checked = await checkLayer(services, tenant, layer)
  const forms: FormEffects[] = []
  for (const changed of checked.changed) forms.push(await effectsOn(services, tenant, { ...layer, changed, now }))
  return {
    light: lightOf(checked, forms),
    issues: checked.issues.map((issue) => placedIn(tenant, issue)),
    forms,
    untranslated: checked.untranslated,
  }
}

/** An issue at its pointer in the draft that causes it. */
export function placedIn({ id }: PublishedTenant, { file, pointer, message }: DeclarationIssue): FormIssue {
  return { document: publishedDocument(id, file) ?? '', pointer, text: message }
}

function lightOf({ issues }: CheckedPublication, forms: readonly FormEffects[]): DryRun['light'] {
  if (issues.length > 0 || forms.some(({ retired }) => retired > 0)) return 'red'
  return forms.every(({ kind }) => kind === 'texts') ? 'green' : 'amber'
}

interface CountedChange extends ProposedLayer {
  readonly changed: ChangedDocument
  readonly now: Date
}

/** Compares how both versions of a form judge all its stored records, those of some people after the other. */
async function effectsOn(
  { database, checking }: DryRunServices,
  tenant: PublishedTenant,
  change: CountedChange,
): Promise<FormEffects> {
  const { document, kind } = { document: change.changed.id, kind: change.changed.kind }
  const { records, settings } = await database.inTenant(tenant.id, async (tx) => ({
    records: await countRecords(tx, document),
    settings: (await readSettings(tx, tenant)).settings.minor_settings,
  }))
  const read = (after: string) =>
    database.inTenant(tenant.id, (tx) => peopleWithRecords(tx, document, { after, limit: portion }))
  let effects = noEffects
  const asked: string[] = []
  // What differs in texts alone was proved to judge nothing otherwise.
  let page = kind === 'rules' && records > 0 ? await read(firstProfile) : undefined
  while (page !== undefined && page.last !== null) {
    const { before, after, earlier, now } = change
    const layers = { before, after, ...(earlier && { earlier }) }
    const job = { kind: 'count', tenant: tenant.id, ...layers, document, now: now.toISOString(), settings } as const
    // The next are read while these are judged.
    const [counted, following] = await Promise.all([
      checking.do({ ...job, people: page.people }),
      page.found < portion ? undefined : read(page.last),
    ])
    effects = addEffects(effects, counted)
    asked.push(...counted.asked)
    page = following
  }
  const described = await database.inTenant(tenant.id, (tx) => describeAsked(tx, asked))
  return { document, title: formTitle(tenant, document), kind, records, ...effects, asked: described }
}

async function countRecords({ tenant, db }: TenantTransaction, section: DocumentId): Promise<number> {
  const { count } = await db
    .selectFrom('records')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('tenant', '=', tenant)
    .where('section', '=', section)
    .executeTakeFirstOrThrow()
  return count
}
