import { Type } from 'typebox'
import type { Static } from 'typebox'
import { defineCall } from './define-call.ts'

/** One requirement for an applicant, and whether the stored records satisfy it. */
export const ChecklistItem = Type.Object({
  /** Names the form that completes it, in the portal’s address checklist/component/{name}. */
  checkListType: Type.String(),
  description: Type.String(),
  pass: Type.Boolean(),
  /** Whether an application may be submitted without it. */
  mandatory: Type.Boolean(),
  /** What is chosen already in the form that completes it, by field; left out where there is nothing to choose. */
  preset: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]))),
  /** The page of the portal that puts it in order, where no form does. */
  path: Type.Optional(Type.String()),
  /** The number that is reached of the one that is required, e.g. of points; left out where it counts nothing. */
  progress: Type.Optional(Type.Object({ reached: Type.Number(), required: Type.Number() })),
})
export type ChecklistItem = Static<typeof ChecklistItem>

/**
 * GET checklist: for a membership category by its code. Without one, `type` names it: also a code, or a membership
 * type; without both it is the caller’s own.
 */
export const ChecklistQuery = Type.Object({
  category: Type.Optional(Type.String()),
  type: Type.Optional(Type.String()),
})
export type ChecklistQuery = Static<typeof ChecklistQuery>

/** The notes for applicants of a category. */
export const CategoryDisclaimer = Type.Object({ description: Type.String() })
export type CategoryDisclaimer = Static<typeof CategoryDisclaimer>

/** GET checklist/disclaimer: `documentNo` is the category’s code. */
export const CategoryDisclaimerQuery = Type.Object({
  documentNo: Type.String(),
  disclaimerType: Type.Enum(['Application', 'Upgrade', 'License']),
})
export type CategoryDisclaimerQuery = Static<typeof CategoryDisclaimerQuery>

export const checklistCalls = {
  checklist: defineCall({
    method: 'GET',
    path: 'checklist',
    session: 'required',
    tag: 'Application',
    summary: 'What is asked for a category, and what of it the profile satisfies',
    query: ChecklistQuery,
    response: Type.Array(ChecklistItem),
    refusals: ['not-found', 'forbidden'],
  }),
  applicationChecklist: defineCall({
    method: 'GET',
    path: 'application/checklist/:type',
    session: 'required',
    tag: 'Application',
    summary: 'The same, by a category or a membership type in the path',
    response: Type.Array(ChecklistItem),
    refusals: ['not-found', 'forbidden'],
  }),
  categoryDisclaimers: defineCall({
    method: 'GET',
    path: 'checklist/disclaimer',
    session: 'required',
    tag: 'Application',
    summary: 'The notes that applicants for a category read',
    query: CategoryDisclaimerQuery,
    response: Type.Array(CategoryDisclaimer),
    refusals: ['not-found'],
  }),
}
