import type { ChecklistFacts } from '../../engine/checklist/passes.ts'
import type { EvaluationContext } from '../../engine/document/context.ts'
import type { DocumentId } from '../../engine/document/document-id.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { satisfiesForm } from '../../engine/revision/record-issues.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { contextOf } from '../platform/forms/context-of.ts'
import type { ProfileRow } from '../profiles/profiles.ts'
import { profileDocuments } from '../profiles/profile-sections.ts'
import { formOf } from '../platform/published/published-tenant.ts'
import type { RecordRow } from '../profiles/records.ts'
import { profileValues, sectionContext, userValues } from '../sections/section-context.ts'
import type { Caller, SectionState } from '../sections/section-context.ts'
import { readStoredRecords } from '../sections/stored-records.ts'
import { fullRecord } from '../sections/wire-record.ts'
import { readSettings } from '../platform/settings/read-settings.ts'

/** The data that a checklist’s rules may test. */
export interface FactsWanted {
  readonly profile: ProfileRow | undefined
  /** The category of the checklist, which may differ from the caller’s. */
  readonly category: string
  readonly sections: ReadonlySet<DocumentId>
}

/**
 * Reads the data for a checklist's rules: the caller, their profile, and the records of some sections as in responses.
 */
export async function readFacts(
  tx: TenantTransaction,
  caller: Caller,
  { profile, category, sections }: FactsWanted,
): Promise<ChecklistFacts> {
  const own = profile && profileDocuments(profile.type).section
  const { rows, settings } =
    profile && own
      ? await readStoredRecords(tx, caller.tenant, profile.id, [...new Set([...sections, own])])
      : { rows: [], settings: (await readSettings(tx, caller.tenant)).settings.minor_settings }
  const profileAnswers = rows.find(({ section }) => section === own)?.answers ?? {}
  const stored = new StoredSections(caller, rows, { profile, profileAnswers, settings })
  return {
    values: {
      user: { ...userValues(caller), category },
      ...(profile && { profile: profileValues(profile, profileAnswers) }),
      settings,
      today: contextOf(caller.tenant, caller.now).today,
    },
    records: (section) => stored.of(section).records,
    isCurrent: (section, record) => stored.isCurrent(section, record),
  }
}

interface StoredSection {
  readonly rows: readonly RecordRow[]
  /** As conditions use them, in the same order. */
  readonly records: readonly JsonObject[]
}

/** The records of a profile by section, prepared only for the sections that rules use. */
class StoredSections {
  private readonly sections = new Map<DocumentId, StoredSection>()
  private readonly current = new Map<JsonObject, boolean>()
  /** The context of every record, computed for the first one that is checked again. */
  private context: EvaluationContext | undefined

  constructor(
    private readonly caller: Caller,
    private readonly rows: readonly RecordRow[],
    private readonly state: Pick<SectionState, 'profile' | 'profileAnswers' | 'settings'>,
  ) {}

  of(section: DocumentId): StoredSection {
    const known = this.sections.get(section)
    if (known) return known
    const rows = this.rows.filter((row) => row.section === section)
    const form = formOf(this.caller.tenant, section)
    const made = { rows, records: rows.map((row) => fullRecord(form, row)) }
    this.sections.set(section, made)
    return made
  }

  isCurrent(section: DocumentId, record: JsonObject): boolean {
    const known = this.current.get(record) ?? this.satisfiesForm(section, record)
    this.current.set(record, known)
    return known
  }

  /** A record of the current form was checked when it was saved; any other is checked again. */
  private satisfiesForm(section: DocumentId, record: JsonObject): boolean {
    const form = formOf(this.caller.tenant, section)
    const { rows, records } = this.of(section)
    const row = rows[records.indexOf(record)]
    if (!row) return false
    if (row.form_hash === form.hash) return true
    this.context ??= sectionContext(this.caller, { ...this.state, form, rows: [], record: undefined })
    return satisfiesForm(form, row.answers, { ...this.context, record, records })
  }
}
