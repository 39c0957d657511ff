import { Type } from 'typebox'
import type { Static } from 'typebox'
import type { JsonObject } from '../engine/json/json.ts'
import { ChecklistItem } from './checklist.ts'
import { defineCall } from './define-call.ts'
import { OfferedStep } from './offered-step.ts'

/** What an owner finds before they begin a case. */
export const NewCase = Type.Object({
  /** The transition that begins it, its button's label, and everything that closes it; null where there is none. */
  start: Type.Union([OfferedStep, Type.Null()]),
  /** The ids of the page's steps that are there, in their order. */
  steps: Type.Array(Type.String()),
  /** Initial answers of the form. */
  answers: Type.Unsafe<JsonObject>({ type: 'object' }),
  /** The checklists of the case type, by the ids that it gives them. */
  checklists: Type.Array(Type.Object({ id: Type.String(), items: Type.Array(ChecklistItem) })),
})
export type NewCase = Static<typeof NewCase>

export const newCaseCalls = {
  newCase: defineCall({
    session: 'required',
    tag: 'Case',
    method: 'GET',
    path: 'cases/:type/new/steps',
    summary: 'The steps to a new case of a type, and what closes its beginning',
    query: Type.Object({
      /** What was chosen from lists so far: a JSON object of the case's answers. */
      chosen: Type.Optional(Type.String({ maxLength: 1000 })),
    }),
    response: NewCase,
    refusals: ['not-found', 'bad-request', 'no-profile'],
  }),
}
