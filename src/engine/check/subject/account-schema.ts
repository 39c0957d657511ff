import type { JsonObject } from '../../json/json.ts'

const cents: JsonObject = { type: 'integer' }

/** The account of a member as rules name it: what they owe in all, what of it is overdue, what they paid beyond. */
export const accountSchema: JsonObject = {
  type: 'object',
  properties: { balance: cents, overdue: cents, credit: cents },
  additionalProperties: false,
}
