import { Type } from 'typebox'
import type { Static } from 'typebox'
import { defineCall } from './define-call.ts'
import { Done, FormIssue } from './edited-form.ts'
import { MessageResponse } from './response.ts'

/**
 * Why a publication that was due did not take place: something else was published for the form meanwhile; the check
 * found something (`issues`); a section that was to go has `records` by then; or the server could not do it, however
 * often it tried.
 */
export const ScheduleFailure = Type.Object({
  kind: Type.Enum(['outdated', 'issues', 'records', 'interrupted']),
  /** The first ones. */
  issues: Type.Array(FormIssue),
})
export type ScheduleFailure = Static<typeof ScheduleFailure>

/** A publication of one form at a time that was chosen before, as the history shows it. */
export const ScheduledPublication = Type.Object({
  id: Type.String(),
  document: Type.String(),
  title: Type.String(),
  state: Type.Enum(['waiting', 'published', 'failed', 'cancelled']),
  /** When it is due, or was. */
  due_at: Type.String(),
  reason: Type.String(),
  /** Who scheduled it, and when. */
  ...Done.properties,
  /** When it took place, failed or was cancelled. */
  ended_at: Type.Union([Type.String(), Type.Null()]),
  /** Its number, once it is published. */
  publication: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
  failure: Type.Union([ScheduleFailure, Type.Null()]),
  /**
   * The draft of the form now, compared with what was scheduled, which it can no longer change: it is the `same`,
   * somebody `changed` it since, or there is `none`.
   */
  draft: Type.Enum(['same', 'changed', 'none']),
  /** Whether something else was published for the form since: then it will fail. */
  outdated: Type.Boolean(),
})
export type ScheduledPublication = Static<typeof ScheduledPublication>

const common = { session: 'required', right: 'forms', tag: 'Administration' } as const

/** Publishing a form at a later time (ADM-13), for those whose role allows it. */
export const scheduleCalls = {
  schedules: defineCall({
    ...common,
    method: 'GET',
    path: 'admin/forms/schedules',
    summary: 'Publications that wait for their time, and what became of earlier ones, the newest first',
    response: Type.Array(ScheduledPublication),
    refusals: ['forbidden'],
  }),
  schedulePublication: defineCall({
    ...common,
    method: 'POST',
    path: 'admin/forms/schedules',
    summary: 'Publish the draft of a form, as it is now, at a time in the organisation’s time zone',
    form: 'forms/publication-schedule',
    response: MessageResponse,
    refusals: ['forbidden', 'not-found', 'stale', 'conflict', 'forms-busy'],
  }),
  moveSchedule: defineCall({
    ...common,
    method: 'POST',
    path: 'admin/forms/schedules/move/:id',
    summary: 'Choose another time for a publication that waits',
    form: 'forms/publication-time',
    response: MessageResponse,
    refusals: ['forbidden', 'not-found', 'conflict'],
  }),
  cancelSchedule: defineCall({
    ...common,
    method: 'POST',
    path: 'admin/forms/schedules/cancel/:id',
    summary: 'Cancel a publication that waits; the draft of the form stays, or is there again',
    response: MessageResponse,
    refusals: ['forbidden', 'not-found', 'conflict'],
  }),
}
