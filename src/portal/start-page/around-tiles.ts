import type { PartDefinition } from '../../engine/document/tiles-page.ts'

/** The parts of a start page that stand above its tiles, and those below. */
interface PartsAroundTiles {
  readonly above: readonly PartDefinition[]
  readonly below: readonly PartDefinition[]
}

/** What to do next is read first, where it is the first of the declared parts: on a phone, tiles fill the screen. */
export function aroundTiles(parts: readonly PartDefinition[]): PartsAroundTiles {
  const isFirst = parts[0]?.shows === 'next'
  return { above: parts.slice(0, isFirst ? 1 : 0), below: parts.slice(isFirst ? 1 : 0) }
}
