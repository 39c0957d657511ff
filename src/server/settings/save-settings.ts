import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { SettingsBody } from '../../contract/settings.ts'
import { keepFixed } from '../../engine/rules/keep-fixed.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { changedValues } from '../../engine/json/changed-values.ts'
import { changedSettings, settingsAnswers, settingsParts } from '../../engine/settings/settings-answers.ts'
import type { SettingsParts } from '../../engine/settings/settings-answers.ts'
import { recordAudit } from '../platform/audit/audit-log.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { checkAnswers } from '../platform/forms/check-answers.ts'
import { contextOf } from '../platform/forms/context-of.ts'
import { formOf } from '../platform/published/published-tenant.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import { readSettings } from '../platform/settings/read-settings.ts'
import { readSentSettings } from './read-sent-settings.ts'

/** Settings that an administrator saves. */
export interface SettingsChange {
  readonly tenant: PublishedTenant
  readonly sent: SettingsBody
  /** The id of the administrator's account. */
  readonly actorId: string
}

/**
 * Stores the settings beside those that they replace, which are kept, and records what has changed (ADM-02, ADM-08).
 * What the form does not let anybody change, such as a caption whose switch is off, stays.
 *
 * @throws Refusal `invalid` with pointers in the form `forms/site-settings`; `stale` when other settings were saved
 *   since these were read
 */
export async function saveSettings(
  tx: TenantTransaction,
  { tenant, sent, actorId }: SettingsChange,
  now: Date,
): Promise<void> {
  const before = await readSettings(tx, tenant)
  if (before.id !== sent.id) throw stale()
  const stored = settingsAnswers(before.settings)
  const answers = checkSettings(tenant, stored, readSentSettings(sent), now)
  const changed = changedSettings(stored, answers)
  if (changed.length === 0) return
  if (!(await insert(tx, before.id, settingsParts(answers), now))) throw stale()
  const changes = changedValues(stored, answers)
  const entry = { actor_id: actorId, subject_id: null, detail: changed.join(', '), changes }
  await recordAudit(tx, { ...entry, action: 'settings-changed' }, now)
}

/**
 * The answers as which settings would be stored.
 *
 * @param stored the answers for those in force
 * @throws Refusal `invalid` with pointers in the form `forms/site-settings`
 */
export function checkSettings(
  tenant: PublishedTenant,
  stored: JsonObject,
  parts: SettingsParts,
  now: Date,
): JsonObject {
  const form = formOf(tenant, 'forms/site-settings')
  const context = contextOf(tenant, now)
  return checkAnswers(form, keepFixed(form.plan.rules, settingsAnswers(parts), stored, context), context)
}

const stale = () => new Refusal('stale', { message: { key: 'server.settings-stale' } })

/**
 * Returns false when somebody else has replaced the same settings: their successor's id follows from theirs, so that
 * there is only one.
 */
async function insert({ tenant, db }: TenantTransaction, replaced: string, parts: SettingsParts, now: Date) {
  // A clock that was set back does not bring older settings into force.
  const later = sql<Date>`greatest(${now}::timestamptz, coalesce(
    (select max(s.updated_at) + interval '1 millisecond' from settings s where s.tenant = ${tenant}), ${now}))`
  const inserted = await db
    .insertInto('settings')
    .values({
      tenant,
      id: successorOf(tenant, replaced),
      minor_settings: JSON.stringify(parts.minor_settings),
      site_installed_packages: JSON.stringify(parts.site_installed_packages),
      site_colors: JSON.stringify(parts.site_colors),
      updated_at: later,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** A UUID of version 8 (RFC 9562), made of a hash. */
function successorOf(tenant: string, replaced: string): string {
  const hex = createHash('sha256').update(`${tenant}/settings/${replaced}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
