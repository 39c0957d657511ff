import { sql } from 'kysely'
import type { DryRun, FormEffects } from '../../contract/dry-run.ts'
import type { FormIssue } from '../../contract/edited-form.ts'
import { publishedDocument } from '../../engine/compose/published-layer.ts'
import type { DeclarationIssue } from '../../engine/document/issue.ts'
import type { ChangedDocument } from '../../engine/publication/changed-documents.ts'
import { addEffects, noEffects } from '../../engine/publication/record-effects.ts'
import type { Database } from '../platform/database/database.ts'
import type { CheckedPublication } from '../platform/publications/publication-job.ts'
import type { PublicationThread } from '../platform/publications/publication-thread.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { describeAsked } from './describe-asked.ts'
import { formTitle } from './editable-documents.ts'
import type { ProposedLayer } from './proposed-layer.ts'

/** How many records are judged at once. Requests of others go between. */
const portion = 1000

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

/** Compares how both versions of a form judge all its stored records, one portion after the other. */
async function effectsOn(
  { database, checking }: DryRunServices,
  tenant: PublishedTenant,
  { before, after, earlier, changed: { id, kind }, now }: CountedChange,
): Promise<FormEffects> {
  let [records, effects] = [0, noEffects]
  let last: RecordKey | undefined
  const asked = new Set<string>()
  do {
    const from = last
    const rows = await database.inTenant(tenant.id, ({ db }) => {
      const query = db
        .selectFrom('records')
        .select(['profile_id', 'entry_no', 'answers'])
        .where('tenant', '=', tenant.id)
        .where('section', '=', id)
        .orderBy('profile_id')
        .orderBy('entry_no')
        .limit(portion)
      return (from === undefined ? query : query.where(isAfter(from))).execute()
    })
    // What differs in texts alone was proved to judge nothing otherwise.
    if (kind === 'rules' && rows.length > 0) {
      const layers = { before, after, ...(earlier && { earlier }) }
      const job = { kind: 'count', tenant: tenant.id, ...layers, document: id, now: now.toISOString() } as const
      const counted = await checking.do({ ...job, records: rows.map(({ answers }) => answers) })
      effects = addEffects(effects, counted)
      for (const place of counted.incompleteAt) asked.add(rows[place]?.profile_id ?? '')
    }
    records += rows.length
    last = rows.length < portion ? undefined : rows.at(-1)
  } while (last !== undefined)
  const described = await database.inTenant(tenant.id, (tx) => describeAsked(tx, [...asked]))
  return { document: id, title: formTitle(tenant, id), kind, records, ...effects, asked: described }
}

interface RecordKey {
  readonly profile_id: string
  readonly entry_no: number
}

const isAfter = ({ profile_id, entry_no }: RecordKey) =>
  sql<boolean>`(profile_id, entry_no) > (${profile_id}::uuid, ${entry_no}::integer)`
