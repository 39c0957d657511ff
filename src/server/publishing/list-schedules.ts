import type { FormIssue } from '../../contract/edited-form.ts'
import type { ScheduledPublication } from '../../contract/scheduled-publication.ts'
import { equalJson } from '../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../engine/json/json.ts'
import { namesOf } from '../cases/person-names.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { StoredFailure } from '../platform/database/tables/publications.ts'
import { overlayTable, readLatest } from '../platform/publications/publication-rows.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { textOf } from '../platform/texts/text-of.ts'
import { isOutdated } from './describe-form.ts'
import { readDrafts } from './draft-rows.ts'
import type { DraftRow } from './draft-rows.ts'
import { formTitle, publishedActions } from './editable-documents.ts'
import { readSchedules } from './schedule-rows.ts'
import type { ScheduleRow } from './schedule-rows.ts'

/** Publications that wait for their time, then what became of earlier ones, the newest first. */
export async function listSchedules(
  tx: TenantTransaction,
  tenant: PublishedTenant,
): Promise<readonly ScheduledPublication[]> {
  const rows = await readSchedules(tx)
  const drafts = await readDrafts(tx)
  const overlays = overlayTable(await readLatest(tx))
  const names = await namesOf(tx, [...new Set(rows.map(({ scheduled_by }) => scheduled_by))])
  return rows.map((row) => ({
    id: row.id,
    document: row.document,
    title: formTitle(tenant, row.document),
    state: row.state,
    due_at: row.due_at.toISOString(),
    reason: row.reason,
    by: names.get(row.scheduled_by) ?? tenant.declaration.name,
    at: row.scheduled_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    publication: row.publication,
    failure: row.failure && { kind: row.failure.kind, issues: issuesOf(tenant, row, row.failure) },
    draft: draftSince(row, drafts),
    outdated: row.state === 'waiting' && isOutdated(row, publishedActions(overlays, row.document)),
  }))
}

/** What was found; of records, what an immediate publication would answer, in the reader's language. */
function issuesOf(tenant: PublishedTenant, { document }: ScheduleRow, { issues, records }: StoredFailure): FormIssue[] {
  if (records === undefined) return [...issues]
  const params = { form: formTitle(tenant, document), count: records }
  return [{ document, pointer: '', text: textOf(tenant, 'server.section-has-records', params) }]
}

function draftSince(row: ScheduleRow, drafts: readonly DraftRow[]): ScheduledPublication['draft'] {
  const draft = drafts.find(({ document }) => document === row.document)
  if (draft === undefined) return 'none'
  return equalJson(asJson(draft.actions), asJson(row.actions)) ? 'same' : 'changed'
}

const asJson = (actions: readonly JsonObject[]): JsonValue => actions
