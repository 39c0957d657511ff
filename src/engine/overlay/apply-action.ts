import { guardRemoval, guardUpdate } from './guards.ts'
import type { Guards } from './guards.ts'
import type { JsonValue } from './json.ts'
import { isJsonArray } from './json.ts'
import { removalOrder, removeAt, replaceAt, valueAt } from './location.ts'
import type { Location } from './location.ts'
import { kindOf, merge } from './merge.ts'
import type { NodeChange } from './merge.ts'
import type { OriginLog } from './origin-log.ts'
import type { NodeOrigin } from './overlay-document.ts'
import type { ReadAction } from './read-overlay.ts'
import { OverlayRefusal } from './overlay-refusal.ts'
import { requireGuards, requireRemovalGuard, unseen } from './require-guards.ts'
import { guardSeen, listPath } from './seen-items.ts'
import type { SeenItems } from './seen-items.ts'
import { readTarget, selectNodes } from './select-nodes.ts'
import { selectStrictly } from './select-strictly.ts'
import { findUnusable } from './unusable-value.ts'

export interface ActionSettings {
  readonly strict: boolean
  /** Strict actions must carry their guards. */
  readonly guarded: boolean
  readonly file: string
  readonly layer: string
  readonly log: OriginLog
  /** The document before the overlay, and what the overlay's author saw in its lists. */
  readonly before: JsonValue
  readonly seen: SeenItems
  readonly refuse: ((before: JsonValue, after: JsonValue) => string | undefined) | undefined
}

/**
 * The document after one action, which is recorded in the log.
 * @throws {OverlayRefusal} when the action cannot be applied; nothing is logged then
 */
export function applyAction(document: JsonValue, action: ReadAction, settings: ActionSettings): JsonValue {
  const locations = select(document, action.target, 'target', settings)
  const effect =
    action.change.kind === 'remove'
      ? removeNodes(document, locations, action, settings)
      : mergeNodes(document, locations, action, settings)
  const objection = settings.refuse?.(document, effect.document)
  if (objection !== undefined) throw new OverlayRefusal('refused', [], objection)
  for (const event of effect.events) event(settings.log)
  return effect.document
}

interface Effect {
  readonly document: JsonValue
  readonly events: readonly ((log: OriginLog) => void)[]
}

function select(document: JsonValue, text: string, field: string, settings: ActionSettings): Location[] {
  return settings.strict ? selectStrictly(document, text, field) : selectNodes(readTarget(text, field), document, field)
}

/** The value that an update or copy merges into its targets. */
function mergedValue(document: JsonValue, { change, target }: ReadAction, settings: ActionSettings): JsonValue {
  if (change.kind === 'update') return change.value
  if (change.kind === 'remove') return null
  const sources = select(document, change.source, 'copy', settings)
  const [source] = sources
  if (source === undefined || sources.length > 1) {
    const count = sources.length === 0 ? 'nothing' : `${sources.length} nodes`
    throw new OverlayRefusal(
      'drift',
      ['copy'],
      `"${change.source}", copied to "${target}", must match one node, not ${count}.`,
    )
  }
  return valueAt(document, source) ?? null
}

function removeNodes(
  document: JsonValue,
  locations: readonly Location[],
  action: ReadAction,
  settings: ActionSettings,
): Effect {
  const events: ((log: OriginLog) => void)[] = []
  let changed = document
  for (const location of removalOrder(locations)) {
    const was = valueAt(document, location) ?? null
    if (location.length === 0) throw new OverlayRefusal('refused', ['target'], 'The document itself cannot be removed.')
    if (settings.strict) checkRemoval(was, action, location, settings)
    events.push(removalEvent(changed, location, originOfChange(action, settings, was)))
    changed = removeAt(changed, location)
  }
  return { document: changed, events }
}

function checkRemoval(was: JsonValue, action: ReadAction, location: Location, settings: ActionSettings): void {
  const guards: Guards = action
  if (guards.absent)
    throw new OverlayRefusal('format', ['x-absent'], `"${action.target}" is removed and cannot be x-absent.`)
  guardRemoval(was, guards, location)
  guardSeen(settings.before, action, settings.seen)
  if (!settings.guarded) return
  if (!selectsByValue(action.target)) requireRemovalGuard(guards, location)
  if (listPath(action.target).some((path) => !settings.seen.has(path))) throw unseen(location)
}

/** A list item that is selected by its own value needs no other guard. */
function selectsByValue(text: string): boolean {
  const target = readTarget(text, 'target')
  const last = 'steps' in target ? target.steps.at(-1) : undefined
  return last !== undefined && 'equals' in last && last.key === undefined
}

function removalEvent(document: JsonValue, location: Location, origin: NodeOrigin): (log: OriginLog) => void {
  const parent = location.slice(0, -1)
  const index = location.at(-1)
  if (typeof index === 'number' && isJsonArray(valueAt(document, parent))) {
    return (log) => log.noteRemovedItem(parent, index, origin)
  }
  return (log) => log.noteRemovedMember(location, origin)
}

function mergeNodes(
  document: JsonValue,
  locations: readonly Location[],
  action: ReadAction,
  settings: ActionSettings,
): Effect {
  const field = action.change.kind
  const value = mergedValue(document, action, settings)
  checkAlike(document, locations, action)
  const changes: NodeChange[] = []
  let changed = document
  for (const location of locations) {
    const target = valueAt(changed, location) ?? null
    const unusable = settings.strict ? findUnusable(value, location) : undefined
    if (unusable !== undefined) throw new OverlayRefusal(unusable.kind, [field], unusable.message)
    if (settings.strict) guardUpdate(target, value, action, location)
    if (settings.strict && settings.guarded) requireGuards(target, value, action, location)
    const merged = merge(target, value, location, field)
    changes.push(...merged.changes)
    if (merged.value !== target) changed = replaceAt(changed, location, merged.value)
  }
  return {
    document: changed,
    events: changes.map((change) => (log) => log.note(change.location, originOfChange(action, settings, change.was))),
  }
}

/** Overlay 1.1: the nodes that one update or copy changes must be all objects, all lists or all single values. */
function checkAlike(document: JsonValue, locations: readonly Location[], action: ReadAction): void {
  const kinds = new Set(locations.map((location) => kindOf(valueAt(document, location) ?? null)))
  if (kinds.size < 2) return
  const message = `"${action.target}" matches ${[...kinds].join(' and ')}, which cannot take the same value.`
  throw new OverlayRefusal('incompatible', ['target'], message)
}

function originOfChange(action: ReadAction, settings: ActionSettings, was: JsonValue | undefined): NodeOrigin {
  const { file, layer } = settings
  return { layer, file, action: action.change.kind, reason: action.reason, ...(was !== undefined && { was }) }
}
