import { entryFields } from '../../src/contract/entry-field.ts'
import { isJsonObject } from '../../src/engine/json/json.ts'
import { prepareAnswers } from '../../src/engine/validation/prepare-answers.ts'
import { findUser } from '../../src/server/accounts/users.ts'
import type { Database } from '../../src/server/platform/database/database.ts'
import { contextOf } from '../../src/server/platform/forms/context-of.ts'
import { formOf } from '../../src/server/platform/published/published-tenant.ts'
import type { PublishedTenant } from '../../src/server/platform/published/published-tenant.ts'
import type { RecordRow } from '../../src/server/profiles/records.ts'
import { userValues } from '../../src/server/sections/section-context.ts'
import type { Caller } from '../../src/server/sections/section-context.ts'

/** Which records to check: a profile's, or a section's; by default all of the organisation's. */
export interface Which {
  readonly profileId?: string
  readonly section?: string
}

/** The forms' objections to stored records, each checked as if it were sent again. */
export async function storedObjections(
  database: Database,
  tenant: PublishedTenant,
  now: Date,
  { profileId, section }: Which = {},
): Promise<readonly unknown[]> {
  return database.inTenant(tenant.id, async (tx) => {
    let query = tx.db.selectFrom('records').selectAll().orderBy('profile_id').orderBy('section').orderBy('entry_no')
    if (profileId !== undefined) query = query.where('profile_id', '=', profileId)
    if (section !== undefined) query = query.where('section', '=', section)
    const rows = await query.execute()
    const owners = await tx.db.selectFrom('profiles').select(['id', 'user_id']).execute()
    const callers = new Map<string, Caller>()
    for (const { id, user_id } of owners) {
      const user = await findUser(tx, user_id)
      if (user) callers.set(id, { tenant, user, now })
    }
    return rows.flatMap((row) => {
      const caller = callers.get(row.profile_id)
      if (!caller) return [`${row.section}: a record of nobody`]
      const isNeighbour = (other: RecordRow): boolean =>
        other.profile_id === row.profile_id && other.section === row.section && other.entry_no !== row.entry_no
      return objectionsTo(row, caller, rows.filter(isNeighbour))
    })
  })
}

function objectionsTo({ section, answers }: RecordRow, caller: Caller, others: readonly RecordRow[]): unknown[] {
  const { tenant, now } = caller
  const form = formOf(tenant, section)
  const { schema } = form.document
  const records = others.map((other) => other.answers)
  const made = { ...contextOf(tenant, now), user: userValues(caller), records }
  const changed = { ...made, record: answers }
  const unknown = Object.keys(answers).filter(
    (name) => !isJsonObject(schema?.properties) || !(name in schema.properties),
  )
  const numbered = entryFields(schema).filter((name) => name in answers)
  // A form may require more for a change than for a new record.
  const [asMade = [], asChanged = []] = [made, changed].map((context) => prepareAnswers(form, answers, context).issues)
  return [...(asMade.length === 0 ? [] : asChanged), ...unknown, ...numbered]
}
