/** How many compositions and checks are kept, for the next portion of records and for publishing what was checked. */
const compositionsKept = 4

/** A value that was made for a key lately, or made now. */
export function recalled<Value>(kept: Map<string, Value>, key: string, make: () => Value): Value {
  const known = kept.get(key)
  const found = known === undefined ? make() : known
  kept.delete(key)
  kept.set(key, found)
  const [oldest] = kept.keys()
  if (kept.size > compositionsKept && oldest !== undefined) kept.delete(oldest)
  return found
}
