import { sha256 } from './sha-256.ts'

const digits = 24
const hashes = new WeakMap<object, string>()
const memberHashes = new WeakMap<object, string>()

/**
 * A hash that identifies a JSON value by its content: 24 hexadecimal digits (96 bits) of a SHA-256. The order of an
 * object's keys does not count, except in `properties`, where it is the order of the fields on the screen. The hashes
 * of an object and its members are cached, because composed documents share them; do not change an object after hashing
 * it.
 * @param value JSON, or a value of an interface type that is JSON; undefined members count as absent
 */
export function contentHash(value: unknown): string {
  if (!isObject(value) || Array.isArray(value)) return shorten(canonical(value, ''))
  return once(hashes, value, () => shorten(membersText(value)))
}

function membersText(object: object): string {
  const members = entriesOf(object, '').map(([key, member]) => `${JSON.stringify(key)}:${memberHash(key, member)}`)
  return `{${members.join(',')}}`
}

/** The hash of a member, cached by identity. `properties` are not cached, because they are hashed differently. */
function memberHash(key: string, member: unknown): string {
  const hash = () => shorten(canonical(member, key))
  return isObject(member) && key !== 'properties' ? once(memberHashes, member, hash) : hash()
}

function once(known: WeakMap<object, string>, object: object, hash: () => string): string {
  const found = known.get(object) ?? hash()
  known.set(object, found)
  return found
}

function shorten(text: string): string {
  return sha256(text).slice(0, digits)
}

/** JSON with sorted keys; `key` is the key of the value in its object. */
function canonical(value: unknown, key: string): string {
  if (!isObject(value)) return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item, '')).join(',')}]`
  return `{${entriesOf(value, key)
    .map(([name, member]) => `${JSON.stringify(name)}:${canonical(member, name)}`)
    .join(',')}}`
}

function entriesOf(object: object, key: string): [string, unknown][] {
  const entries = Object.entries(object).filter(([, member]) => member !== undefined)
  return key === 'properties' ? entries : entries.toSorted(([left], [right]) => (left < right ? -1 : 1))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
