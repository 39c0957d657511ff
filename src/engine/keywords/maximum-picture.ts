import { isJsonObject, ownValue } from '../json/json.ts'
import type { Keyword } from './keyword.ts'

/**
 * `maximumPicture: { "side": 8000, "pixels": 40000000 }`: a file answer whose picture has at most that many pixels in
 * width and in height, and at most that many in total. Files that are not pictures, or were never measured, pass.
 */
export const maximumPicture: Keyword = {
  name: 'maximumPicture',
  types: ['object'],
  parameter: {
    type: 'object',
    additionalProperties: false,
    required: ['side', 'pixels'],
    properties: { side: { type: 'integer', minimum: 1 }, pixels: { type: 'integer', minimum: 1 } },
  },
  test: (parameter) => {
    const [side, pixels] = isJsonObject(parameter) ? [ownValue(parameter, 'side'), ownValue(parameter, 'pixels')] : []
    return (value) => {
      if (!isJsonObject(value) || typeof side !== 'number' || typeof pixels !== 'number') return true
      const [width, height] = [ownValue(value, 'width'), ownValue(value, 'height')]
      if (typeof width !== 'number' || typeof height !== 'number') return true
      return (width <= side && height <= side && width * height <= pixels) || { side, pixels, width, height }
    }
  },
}
