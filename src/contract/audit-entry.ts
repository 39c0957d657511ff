import { Type } from 'typebox'
import type { Static } from 'typebox'
import { asFile, fileOf } from './as-file.ts'
import { auditActions } from './audit-log.ts'
import { Day } from './day.ts'
import { defineCall } from './define-call.ts'
import { PageNumber, pageOf } from './found-page.ts'

const Nullable = Type.Union([Type.String(), Type.Null()])

/**
 * Somebody whom an entry of the audit log names: an account, or one that was deleted; the operator, by a command on the
 * server's machine; or a referee, who needs no account.
 */
export const AuditPerson = Type.Object({
  kind: Type.Enum(['account', 'deleted', 'operator', 'referee']),
  /** The names in the profile, else the e-mail; null where nothing is left of an account, and without one. */
  name: Nullable,
  /** Of an account that was not deleted. */
  email: Nullable,
})
export type AuditPerson = Static<typeof AuditPerson>

/** A value that an action has changed, as the reader reads it; an empty text stands for none. */
export const AuditChange = Type.Object({ field: Type.String(), from: Type.String(), to: Type.String() })
export type AuditChange = Static<typeof AuditChange>

/** Who did what, to whom, and when. */
export const AuditEntry = Type.Object({
  id: Type.String(),
  /** ISO 8601, UTC. */
  at: Type.String(),
  action: Type.Enum([...auditActions]),
  by: AuditPerson,
  whom: Type.Union([AuditPerson, Type.Null()]),
  /** What the action alone does not say, such as the title of a role; null where the changes say it. */
  detail: Nullable,
  /** None where the action changes no values, and in entries from before they were kept. */
  changes: Type.Array(AuditChange),
})
export type AuditEntry = Static<typeof AuditEntry>

const filters = {
  /** Parts of the names or the e-mail of either person, or of the detail as it is stored; each word has to occur. */
  search: Type.Optional(Type.String({ maxLength: 100 })),
  action: Type.Optional(Type.Enum([...auditActions])),
  /** The first and the last day, in the organisation's time. */
  from: Type.Optional(Day),
  to: Type.Optional(Day),
}

/** Which entries to find; all of them without any. */
export const AuditFilters = Type.Object(filters)
export type AuditFilters = Static<typeof AuditFilters>

export const AuditQuery = Type.Object({ ...filters, page: Type.Optional(PageNumber) })
export type AuditQuery = Static<typeof AuditQuery>

/** A page of entries, the newest first. */
export const AuditFound = pageOf(AuditEntry)
export type AuditFound = Static<typeof AuditFound>

const common = {
  method: 'GET',
  session: 'required',
  right: 'audit',
  tag: 'Administration',
  refusals: ['forbidden'],
} as const

/** The audit log, for those whose role allows it. */
export const auditCalls = {
  audit: defineCall({
    ...common,
    path: 'admin/audit',
    summary: 'A page of who changed what, when, and from which to which value',
    query: AuditQuery,
    response: AuditFound,
  }),
  auditFile: defineCall({
    ...asFile,
    right: 'audit',
    path: 'admin/audit/export',
    summary:
      'The same as comma-separated values or a spreadsheet, in the caller’s language; at most the newest 10,000 entries',
    query: fileOf(AuditFilters.properties),
  }),
}
