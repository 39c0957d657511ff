import { isJsonArray, isJsonObject, ownValue } from '../../json/json.ts'
import type { JsonObject, JsonValue } from '../../json/json.ts'
import { declaredNames, firstOf } from './shapes.ts'

/**
 * How a part is changed: by typing, choosing or switching (a `mark` is there or not, a `flag` is true or false); as a
 * colour, or as one of the organisation's files (`asset`); by opening what is in it (`inside`); or as JSON alone
 * (`source`), such as a condition.
 */
export const partControls = ['text', 'number', 'flag', 'mark', 'choice', 'color', 'asset', 'inside', 'source'] as const
export type PartControl = (typeof partControls)[number]

interface Controlled {
  readonly member: JsonValue | undefined
  readonly declared: readonly JsonObject[]
  /** The same member of another item. */
  readonly sample: JsonValue | undefined
}

/** How a member is changed; undefined for one that is not there and that only JSON could bring. */
export function partControl({ member, declared, sample }: Controlled): PartControl | undefined {
  if (isJsonArray(member)) return member.some(isJsonObject) ? 'inside' : 'source'
  if (isJsonObject(member)) return isRule(declared) ? 'source' : 'inside'
  if (member === undefined && !isRule(declared) && isPlainObject(declared)) return 'inside'
  if (firstOf(declared, 'enum') !== undefined) return 'choice'
  if (firstOf(declared, 'const') === true) return 'mark'
  const format = firstOf(declared, 'format')
  if (format === 'color' || format === 'asset') return format
  const known = [firstOf(declared, 'type'), typeof member, typeof sample].find(
    (name) => typeof name === 'string' && scalarControls.has(name),
  )
  return typeof known === 'string' ? scalarControls.get(known) : undefined
}

const scalarControls: ReadonlyMap<string, PartControl> = new Map([
  ['string', 'text'],
  ['number', 'number'],
  ['integer', 'number'],
  ['boolean', 'flag'],
])

/** Whether what is not there is an object whose members may all be absent, so that it may begin with any of them. */
export const isPlainObject = (declared: readonly JsonObject[]): boolean =>
  firstOf(declared, 'type') === 'object' &&
  declaredNames(declared).length > 0 &&
  declared.every((schema) => ownValue(schema, 'required') === undefined)

/** Whether a value is a condition or another tree of tests, which another meta-schema declares. */
const isRule = (declared: readonly JsonObject[]): boolean =>
  declared.some((schema) => {
    const reference = ownValue(schema, '$ref')
    return typeof reference === 'string' && (!reference.startsWith('#') || reference === '#/$defs/rule')
  })
