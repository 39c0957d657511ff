import { Type } from 'typebox'
import type { Static } from 'typebox'
import type { JsonObject } from '../engine/json/json.ts'
import { CaseView } from './case.ts'
import { defineCall } from './define-call.ts'

/** A charge of which something is owed, in the unit of the currency, and the page that follows the payment. */
const Owed = Type.Object({
  invoiceNo: Type.String(),
  description: Type.String(),
  amount: Type.Number(),
  then: Type.Optional(Type.String()),
})

/** One of the caller's own cases as the page of its type lists it. */
export const OwnCase = Type.Object({
  ...CaseView.properties,
  /** What each column shows, by the column's id; null for what there is not. */
  cells: Type.Unsafe<JsonObject>({ type: 'object' }),
  /** The actions of the page that are there for this case, with their titles; one that pays has what is owed. */
  actions: Type.Array(Type.Object({ id: Type.String(), title: Type.String(), pay: Type.Optional(Owed) })),
})
export type OwnCase = Static<typeof OwnCase>

export const OwnCases = Type.Object({
  items: Type.Array(OwnCase),
  /** For `after` of the next page; null on the last one. */
  next: Type.Union([Type.String(), Type.Null()]),
})
export type OwnCases = Static<typeof OwnCases>

export const ownCaseCalls = {
  ownCases: defineCall({
    session: 'required',
    tag: 'Case',
    method: 'GET',
    path: 'cases/:type/own',
    summary: 'The caller’s own cases of a type, newest first, as the page of the type lists them',
    query: Type.Object({ after: Type.Optional(Type.String({ maxLength: 200 })) }),
    response: OwnCases,
    refusals: ['not-found'],
  }),
}
