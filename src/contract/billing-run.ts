import { Type } from 'typebox'
import type { Static } from 'typebox'
import { asFile, fileOf } from './as-file.ts'
import { CatalogueText } from './catalogue-text.ts'
import { defineCall } from './define-call.ts'
import { PageNumber, pageOf } from './found-page.ts'
import { JobEntry } from './job-entry.ts'
import { MessageResponse } from './response.ts'

const Count = Type.Integer({ minimum: 0 })
const Id = Type.String({ format: 'uuid' })
const Declaration = Type.String({ pattern: '^billing/[a-z][a-z0-9-]*$', maxLength: 100 })
const closed = { additionalProperties: false } as const

/** A declared billing, and the years for which it may be run now: each by the calendar year in which it begins. */
export const DeclaredBilling = Type.Object({
  id: Type.String(),
  title: Type.String(),
  years: Type.Array(Type.Object({ year: Type.Integer(), name: Type.String() })),
})
export type DeclaredBilling = Static<typeof DeclaredBilling>

/** Whom a run would bill, and how much in units of the currency; nothing is stored. */
export const BillingPreview = Type.Object({
  title: Type.String(),
  /** The name of the year. */
  year: Type.String(),
  /** When the invoices would be due. */
  due: Type.String({ format: 'date' }),
  count: Count,
  total: Type.Number(),
  categories: Type.Array(
    Type.Object({ code: Type.String(), title: Type.String(), count: Count, total: Type.Number() }),
  ),
  /** How many members would be left out, by reason. */
  left_out: Type.Array(Type.Object({ reason: Type.String(), title: Type.String(), count: Count })),
})
export type BillingPreview = Static<typeof BillingPreview>

/** A member whom a run would leave out, and why. */
export const BillingLeftOutRow = Type.Object({
  member_no: Type.String(),
  name: Type.String(),
  category: Type.String(),
  reason: Type.String(),
  title: Type.String(),
})
export type BillingLeftOutRow = Static<typeof BillingLeftOutRow>
export const BillingLeftOut = pageOf(BillingLeftOutRow)
export type BillingLeftOut = Static<typeof BillingLeftOut>

/** A run: what it has billed and what of that was undone, and its work in the background while that is kept. */
export const BillingRunEntry = Type.Object({
  id: Type.String(),
  title: Type.String(),
  year: Type.String(),
  /** ISO 8601, UTC. */
  begun_at: Type.String(),
  begun_by: Type.String(),
  billed: Count,
  /** In units of the currency. */
  total: Type.Number(),
  undone: Count,
  job: Type.Union([JobEntry, Type.Null()]),
  undoing: Type.Union([JobEntry, Type.Null()]),
})
export type BillingRunEntry = Static<typeof BillingRunEntry>

const asked = { declaration: Declaration, year: Type.String({ pattern: '^[12]\\d{3}$' }) }
const RunBody = Type.Object({ declaration: Declaration, year: Type.Integer({ minimum: 1000, maximum: 2999 }) }, closed)

const read = {
  method: 'GET',
  session: 'required',
  right: 'finance',
  tag: 'Administration',
  refusals: ['forbidden', 'not-found'],
} as const
const sent = { ...read, method: 'POST' } as const

/** Billing members for a year, for those whose role allows it (SUB-04). */
export const billingRunCalls = {
  billings: defineCall({
    ...read,
    refusals: ['forbidden'],
    path: 'admin/billing',
    summary: 'What members are billed every year, and the years for which they can be billed now',
    response: Type.Array(DeclaredBilling),
  }),
  billingPreview: defineCall({
    ...read,
    path: 'admin/billing/preview',
    summary: 'Whom a billing run would bill, how much by category, and how many it would leave out for which reason',
    query: Type.Object(asked),
    response: BillingPreview,
  }),
  billingLeftOut: defineCall({
    ...read,
    path: 'admin/billing/left-out',
    summary: 'A page of the members whom a billing run would leave out, each with the reason',
    query: Type.Object({
      ...asked,
      reason: Type.Optional(Type.String({ maxLength: 100 })),
      page: Type.Optional(PageNumber),
    }),
    response: BillingLeftOut,
  }),
  billingFile: defineCall({
    ...asFile,
    right: 'finance',
    refusals: [...asFile.refusals, 'not-found'],
    path: 'admin/billing/export',
    summary: 'All members whom a billing run would bill, or leave out, as a file',
    query: fileOf({ ...asked, list: Type.Enum(['billed', 'left-out']) }),
  }),
  billingRuns: defineCall({
    ...read,
    refusals: ['forbidden'],
    path: 'admin/billing/runs',
    summary: 'The newest billing runs, and how far they are',
    response: Type.Array(BillingRunEntry),
  }),
  billingReminders: defineCall({
    ...asFile,
    right: 'finance',
    refusals: [...asFile.refusals, 'not-found'],
    path: 'admin/billing/reminders',
    summary: 'Whom a run’s reminders were sent, and who got none for which reason, as a file',
    query: fileOf({ id: Id }),
  }),
  beginBillingRun: defineCall({
    ...sent,
    refusals: [...sent.refusals, 'conflict'],
    path: 'admin/billing/runs',
    summary: 'Bill members for a year in the background; nobody who was billed for it is billed again',
    body: RunBody,
    response: Type.Object({ id: Type.String(), message: CatalogueText }),
  }),
  cancelBillingRun: defineCall({
    ...sent,
    path: 'admin/billing/runs/cancel',
    summary: 'Cancel a billing run that is not over; whom it has billed by then stays billed',
    body: Type.Object({ id: Id }, closed),
    response: MessageResponse,
  }),
  undoBillingRun: defineCall({
    ...sent,
    refusals: [...sent.refusals, 'conflict'],
    path: 'admin/billing/runs/undo',
    summary: 'Reverse every invoice of a billing run of which nothing is paid, in the background; may be repeated',
    body: Type.Object({ id: Id, reason: Type.String({ minLength: 1, maxLength: 250, pattern: '\\S' }) }, closed),
    response: MessageResponse,
  }),
}
