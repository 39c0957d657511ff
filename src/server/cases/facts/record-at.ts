import { entryField } from '../../../contract/entry-field.ts'
import type { CaseFacts } from '../../../engine/cases/model/case-facts.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import { formOf } from '../../platform/published/published-tenant.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'

/**
 * Finds a record that a question is pinned to, among those that were submitted and those of now.
 *
 * @param records those of the sections that were loaded
 */
export const recordAt =
  (
    tenant: PublishedTenant,
    records: Readonly<Record<'submitted' | 'current', CaseFacts['records']>>,
  ): NonNullable<CaseFacts['recordAt']> =>
  ({ section, entryNo }) => {
    if (!section.startsWith('sections/') || !tenant.forms.has(section)) return {}
    const entry = entryField(formOf(tenant, section).document.schema)
    const find = (some: readonly JsonObject[]) => some.find((record) => record[entry] === entryNo)
    return { submitted: find(records.submitted(section)), current: find(records.current(section)) }
  }
