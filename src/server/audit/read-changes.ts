import type { AuditChange } from '../../contract/audit-entry.ts'
import type { DocumentId } from '../../engine/document/document-id.ts'
import type { AuditAction } from '../../contract/audit-log.ts'
import type { ChangedValue } from '../../engine/json/changed-values.ts'
import { parsePointer } from '../../engine/json/pointer.ts'
import type { JsonPointer } from '../../engine/json/pointer.ts'
import { fieldsWithin, rootField, titleOf } from '../../engine/reading/declared-field.ts'
import { readValue } from '../../engine/reading/read-value.ts'
import { readingWords } from '../../engine/reading/reading.ts'
import type { DeclaredField, Reading } from '../../engine/reading/reading.ts'
import { contextOf } from '../platform/forms/context-of.ts'
import { formOf } from '../platform/published/published-tenant.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { textOf } from '../platform/texts/text-of.ts'

/** The forms whose fields an action changes. */
const forms: Partial<Record<AuditAction, DocumentId>> = {
  'settings-changed': 'forms/site-settings',
  'user-changed': 'forms/admin-user',
  'event-added': 'forms/event',
  'event-changed': 'forms/event',
  'event-cancelled': 'forms/event',
  'award-added': 'forms/cpd-award',
  'award-corrected': 'forms/cpd-award',
  'award-withdrawn': 'forms/cpd-award',
}

/** Reads what actions of a kind have changed, as their form is in the reader's language. */
export interface ChangeReader {
  /** The title of a field; its name where the form no longer has it. */
  readonly title: (field: JsonPointer) => string
  readonly read: (change: ChangedValue) => AuditChange
}

/** Undefined for an action that changes no form's fields. */
export function changeReader(tenant: PublishedTenant, action: AuditAction, now: Date): ChangeReader | undefined {
  const id = forms[action]
  if (id === undefined) return undefined
  const reading: Reading = {
    document: formOf(tenant, id).document,
    answers: {},
    context: contextOf(tenant, now),
    language: tenant.language,
    words: readingWords((key, ...params) => textOf(tenant, key, ...params)),
  }
  return {
    title: (field) => declared(reading, field).title,
    read({ field, from, to }) {
      const { title, field: declaration } = declared(reading, field)
      return { field: title, from: readValue(from, declaration, reading), to: readValue(to, declaration, reading) }
    },
  }
}

/** A field's declaration, and its title with those of the fields around it. */
function declared({ document }: Reading, pointer: JsonPointer) {
  const titles: string[] = []
  let field = rootField(document)
  for (const name of parsePointer(pointer)) {
    field = fieldsWithin(document, field).get(name) ?? undeclared
    titles.push(titleOf(name, field))
  }
  return { title: titles.join(' › '), field }
}

const undeclared: DeclaredField = { schema: {}, ui: {} }
