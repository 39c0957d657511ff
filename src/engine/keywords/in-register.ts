import type { JsonObject } from '../json/json.ts'
import type { Keyword } from './keyword.ts'

const fieldName = { type: 'string', minLength: 1 } as const satisfies JsonObject

/**
 * `inRegister: { "fills": { "Name": "name" } }` on a field for a member's number: the server finds the active member
 * with that number, and overwrites the fields beside it with the register's data, whatever the client sends. With
 * `notSelf`, users cannot name themselves; with `once`, no two records of the section can name the same person.
 * `standing` is the field where the server records which member it found. People outside the register can be named only
 * if `outsider` says which field has which value then: `{ "field": "type", "equals": "Non Member" }`.
 */
export const inRegister: Keyword = {
  name: 'inRegister',
  types: ['string'],
  isOnServer: true,
  parameter: {
    type: 'object',
    additionalProperties: false,
    required: ['fills'],
    properties: {
      fills: { type: 'object', additionalProperties: { enum: ['name', 'masked-email', 'masked-phone'] } },
      standing: fieldName,
      notSelf: { type: 'boolean' },
      once: { type: 'boolean' },
      outsider: {
        type: 'object',
        additionalProperties: false,
        required: ['field', 'equals'],
        properties: { field: fieldName, equals: { type: ['string', 'boolean'] } },
      },
    },
  },
}
