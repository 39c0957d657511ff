/** An item of an ordered list that may name the item it follows; `after: null` puts it first. */
export interface Placeable {
  readonly id: string
  readonly after?: string | null | undefined
}

/**
 * The items in the requested order: an item with `after` directly follows the item that it names (several that name the
 * same item keep the list's order), one with `after: null` comes first, all others keep their order. An item whose
 * `after` names no item keeps its place; see `misplacedItems`.
 */
export function placeAfter<Item extends Placeable>(items: readonly Item[]): Item[] {
  const ids = new Set(items.map(({ id }) => id))
  const followers = new Map<string | null, Item[]>()
  for (const item of items) {
    if (isPlaced(item, ids)) followers.set(item.after ?? null, [...(followers.get(item.after ?? null) ?? []), item])
  }
  const roots = items.filter((item) => !isPlaced(item, ids))
  const placed = new Set<Item>()
  const place = (item: Item): void => {
    if (placed.has(item)) return
    placed.add(item)
    for (const follower of followers.get(item.id) ?? []) place(follower)
  }
  for (const item of [...(followers.get(null) ?? []), ...roots, ...items]) place(item)
  return [...placed]
}

function isPlaced(item: Placeable, ids: ReadonlySet<string>): boolean {
  const { id, after } = item
  return after === null || (after !== undefined && after !== id && ids.has(after))
}

/** The items whose `after` names no item of the list, or leads back to the item itself. */
export function misplacedItems<Item extends Placeable>(items: readonly Item[]): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  return items.filter((item) => typeof item.after === 'string' && (!byId.has(item.after) || isCircular(item, byId)))
}

function isCircular<Item extends Placeable>(item: Item, byId: ReadonlyMap<string, Item>): boolean {
  const seen = new Set<Item>()
  let next = byId.get(item.after ?? item.id)
  while (next !== undefined && !seen.has(next)) {
    if (next === item) return true
    seen.add(next)
    next = typeof next.after === 'string' ? byId.get(next.after) : undefined
  }
  return false
}
