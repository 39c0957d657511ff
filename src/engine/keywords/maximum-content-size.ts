import { isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import type { Keyword } from './keyword.ts'

/**
 * `maximumContentSize: 2000000`: a file answer of less than that many bytes. Base64 content is measured directly,
 * whatever size the answer claims.
 */
export const maximumContentSize: Keyword = {
  name: 'maximumContentSize',
  types: ['object'],
  parameter: { type: 'integer', minimum: 1 },
  test: (limit) => (value) =>
    !isJsonObject(value) || typeof limit !== 'number' || contentSize(value) < limit || { limit },
}

function contentSize(file: JsonObject): number {
  const size = ownValue(file, 'size')
  return Math.max(typeof size === 'number' ? size : 0, base64Size(ownValue(file, 'content')))
}

/** The number of bytes that a base64 text (also a data URL's) encodes. */
function base64Size(content: JsonValue | undefined): number {
  if (typeof content !== 'string') return 0
  const start = content.startsWith('data:') ? content.indexOf(',') + 1 : 0
  const padding = content.endsWith('==') ? 2 : Number(content.endsWith('='))
  return Math.floor(((content.length - start) * 3) / 4) - padding
}
