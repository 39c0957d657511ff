import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { Keyword } from './keyword.ts'

/**
 * `contentTypes: ["image/png", "image/jpeg"]`: a file answer of one of these media types; `image/*` allows all of a
 * kind. A file of another kind fails as the variant `kind`, so a field can have messages for both `contentTypes` ("only
 * PNG and JPEG") and `contentTypes.kind` ("must be an image").
 */
export const contentTypes: Keyword = {
  name: 'contentTypes',
  types: ['object'],
  parameter: {
    type: 'array',
    minItems: 1,
    uniqueItems: true,
    items: { type: 'string', pattern: '^[a-z]+/[a-z0-9.+*-]+$' },
  },
  test: (parameter) => {
    const types = isJsonArray(parameter) ? parameter.map(String) : []
    const allowed = new Set(types)
    const kinds = new Set(types.map(kindOf))
    return (value) => {
      const type = isJsonObject(value) ? mediaTypeOf(ownValue(value, 'mediaType')) : ''
      if (allowed.has(type) || allowed.has(`${kindOf(type)}/*`)) return true
      const params = { allowed: types.join(', '), mediaType: type }
      return kinds.has(kindOf(type)) ? params : { ...params, variant: 'kind' }
    }
  },
}

function mediaTypeOf(value: unknown): string {
  return typeof value === 'string' ? (value.split(';')[0] ?? '').trim().toLowerCase() : ''
}

function kindOf(type: string): string {
  return type.slice(0, type.indexOf('/'))
}
