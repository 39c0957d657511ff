import type { JsonObject } from '../json/json.ts'
import type { Keyword } from './keyword.ts'

const fieldName = { type: 'string', minLength: 1 } as const satisfies JsonObject

/**
 * `inRegister: { "fills": { "Name": "name" } }` at a field that takes a member's number: the server finds the active
 * member who has it, and writes what the register says into the fields beside it, whatever a client sends there. With
 * `notSelf` nobody names themselves; with `once` no two records of the section name the same person. `standing` is the
 * field in which the server notes whom it found. Only where `outsider` names a yes-or-no field may somebody be named who
 * is not in the register.
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
      outsider: fieldName,
    },
  },
}
