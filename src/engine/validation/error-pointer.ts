import { escapeSegment } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'
import type { ValidationError } from './compiled-form.ts'

/** Parameters in which an error names a member of its value. */
const memberParams: ReadonlyMap<string, string> = new Map([
  ['required', 'missingProperty'],
  ['dependentRequired', 'missingProperty'],
  ['dependencies', 'missingProperty'],
  ['additionalProperties', 'additionalProperty'],
  ['unevaluatedProperties', 'unevaluatedProperty'],
  ['propertyNames', 'propertyName'],
  ['uniqueInRecords', 'at'],
])

/** The field that a failure is about: for a missing field its own pointer, not that of the object that lacks it. */
export function pointerOfError({ instancePath, keyword, params }: ValidationError): JsonPointer {
  const name = params[memberParams.get(keyword) ?? '']
  return typeof name === 'string' && name !== '' ? `${instancePath}/${escapeSegment(name)}` : instancePath
}
