import type { JsonObject } from '../../json/json.ts'

const text: JsonObject = { type: 'string' }

const yearSchema: JsonObject = {
  type: 'object',
  properties: { earned: { type: 'number' }, target: { type: 'number' }, left: { type: 'number' } },
  additionalProperties: false,
}

/**
 * A member's points for professional development as rules name them: all; those of this year and the last one, with how
 * many were expected and are left to earn; and each award, the latest first.
 */
export const pointsSchema: JsonObject = {
  type: 'object',
  properties: {
    total: { type: 'number' },
    thisYear: yearSchema,
    lastYear: yearSchema,
    awards: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          period: text,
          description: text,
          provider: text,
          location: text,
          certificateNo: text,
          points: { type: 'number' },
        },
        additionalProperties: false,
      },
    },
  },
  additionalProperties: false,
}
