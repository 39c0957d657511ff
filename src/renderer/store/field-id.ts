import { parsePointer } from '../../engine/json/pointer.ts'
import type { JsonPointer } from '../../engine/json/pointer.ts'

/** The id of a field's control, as rjsf forms it: `root_contacts_0_Email`. */
export function fieldId(prefix: string, pointer: JsonPointer): string {
  return [prefix, ...parsePointer(pointer)].join('_')
}
