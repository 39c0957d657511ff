import { equalJson, isJsonArray, isJsonObject, isScalar, ownValue } from './json.ts'
import type { JsonObject, JsonScalar, JsonValue } from './json.ts'
import { pointerOf } from './location.ts'
import type { OverlayIssue, OverlayIssueKind } from './overlay-document.ts'
import { show } from './overlay-refusal.ts'
import { findUnusable } from './unusable-value.ts'

/** An action whose shape has been checked. */
export interface ReadAction {
  readonly index: number
  readonly target: string
  readonly reason: string
  readonly change: ActionChange
  readonly was: JsonValue | undefined
  readonly absent: boolean
  /** `x-saw`. */
  readonly saw: readonly JsonScalar[] | undefined
}
export type ActionChange =
  | { readonly kind: 'update'; readonly value: JsonValue }
  | { readonly kind: 'copy'; readonly source: string }
  | { readonly kind: 'remove' }

export interface OverlayRead {
  readonly actions: readonly ReadAction[]
  readonly issues: readonly OverlayIssue[]
}

/** How to read an overlay: `strict` also requires reasons and refuses unknown or dangerous keys. */
export interface ReadOptions {
  readonly strict: boolean
  readonly file: string
}

/** Checks the shape of an overlay; malformed actions are skipped and reported. */
export function readOverlay(overlay: JsonValue, { strict, file }: ReadOptions): OverlayRead {
  const issues: OverlayIssue[] = []
  const say: Say = (location, message, kind = 'format') => {
    issues.push({ file, pointer: pointerOf(location), message, kind })
  }
  if (!isJsonObject(overlay)) {
    say([], 'An overlay is a JSON object.')
    return { actions: [], issues }
  }
  if (strict) sayUnusable(overlay, say)
  const usable = issues.length === 0 && sayHeader(overlay, strict, say)
  const list = ownValue(overlay, 'actions')
  if (!isJsonArray(list)) say(['actions'], 'An overlay has a list "actions".')
  if (!usable || !isJsonArray(list)) return { actions: [], issues }
  if (!strict && list.length === 0) say(['actions'], 'The list "actions" must hold at least one action.')
  const isRepeated = (action: JsonValue, index: number) =>
    !strict && list.slice(0, index).some((earlier) => equalJson(earlier, action))
  const actions = list.flatMap((action, index) => {
    if (!isRepeated(action, index)) return readAction(action, index, strict, say) ?? []
    say(['actions', index], 'The action is there twice.')
    return []
  })
  return { actions, issues }
}

type Say = (location: readonly (string | number)[], message: string, kind?: OverlayIssueKind) => void

/** Says of each action, and of what is around them, what is forbidden or too deep in it. */
function sayUnusable(overlay: JsonObject, say: Say): void {
  const actions = ownValue(overlay, 'actions')
  const listed = isJsonArray(actions) ? actions.map((action, i) => findUnusable(action, ['actions', i])) : []
  const around = findUnusable(isJsonArray(actions) ? { ...overlay, actions: null } : overlay)
  for (const found of [...listed, around]) if (found) say(found.location, found.message, found.kind)
}

const overlayKeys = new Set(['overlay', 'info', 'extends', 'actions'])

function sayHeader(overlay: JsonObject, strict: boolean, say: Say): boolean {
  const version = ownValue(overlay, 'overlay')
  const supported = typeof version === 'string' && /^1\.\d+\.\d+$/.test(version)
  if (!supported) say(['overlay'], `"overlay" must be a version 1 such as "1.1.0", not ${show(version)}.`)
  const info = ownValue(overlay, 'info')
  for (const key of ['title', 'version']) {
    const text = isJsonObject(info) ? ownValue(info, key) : undefined
    if (typeof text !== 'string') say(['info', key], `An overlay's "info" has a text "${key}".`)
  }
  if (strict) sayUnknownKeys(overlay, overlayKeys, [], say)
  return supported
}

function sayUnknownKeys(
  object: JsonObject,
  known: ReadonlySet<string>,
  at: readonly (string | number)[],
  say: Say,
): void {
  for (const key of Object.keys(object)) {
    if (!known.has(key) && !key.startsWith('x-')) say([...at, key], `"${key}" is not a key of an overlay.`)
  }
}

const actionKeys = new Set(['target', 'description', 'update', 'remove', 'copy'])

function readAction(action: JsonValue, index: number, strict: boolean, say: Say): ReadAction | undefined {
  const at = ['actions', index]
  if (!isJsonObject(action)) return refuse(say, at, 'An action is a JSON object.')
  const target = ownValue(action, 'target')
  if (typeof target !== 'string') return refuse(say, [...at, 'target'], 'An action has a text "target".')
  const description = ownValue(action, 'description')
  const reason = typeof description === 'string' ? description.trim() : ''
  if (strict && reason === '') return refuse(say, [...at, 'description'], `The action on "${target}" does not say why.`)
  if (strict) sayUnknownKeys(action, actionKeys, at, say)
  const absent = ownValue(action, 'x-absent')
  if (strict && absent !== undefined && absent !== true) {
    return refuse(say, [...at, 'x-absent'], `"x-absent" of the action on "${target}" can only be true.`)
  }
  const change = readChange(action, target, strict, (field, message) => refuse(say, [...at, ...field], message))
  const saw = ownValue(action, 'x-saw')
  if (strict && saw !== undefined && (change?.kind !== 'remove' || !isNames(saw))) {
    return refuse(
      say,
      [...at, 'x-saw'],
      `"x-saw" of the action on "${target}" must be names, beside a removal of items.`,
    )
  }
  const guards = { was: ownValue(action, 'x-was'), absent: absent === true, saw: isNames(saw) ? saw : undefined }
  return change && { index, target, reason, change, ...guards }
}

function isNames(value: JsonValue | undefined): value is readonly JsonScalar[] {
  return isJsonArray(value) && value.every(isScalar)
}

function refuse(say: Say, at: readonly (string | number)[], message: string): undefined {
  say(at, message)
  return undefined
}

type RefuseChange = (field: readonly string[], message: string) => undefined

function readChange(action: JsonObject, target: string, strict: boolean, no: RefuseChange): ActionChange | undefined {
  const remove = ownValue(action, 'remove')
  const copy = ownValue(action, 'copy')
  const update = ownValue(action, 'update')
  if (remove !== undefined && typeof remove !== 'boolean') return no(['remove'], '"remove" is true or false.')
  if (copy !== undefined && typeof copy !== 'string') return no(['copy'], '"copy" is a JSONPath.')
  const kinds = [remove === true, copy !== undefined, update !== undefined].filter(Boolean).length
  if (strict && kinds !== 1) {
    return no([], `The action on "${target}" must say exactly one of update, remove (true) and copy.`)
  }
  if (remove === true) return { kind: 'remove' }
  if (copy !== undefined && update !== undefined) {
    return no([], `The action on "${target}" says both update and copy.`)
  }
  if (copy !== undefined) return { kind: 'copy', source: copy }
  if (update !== undefined) return { kind: 'update', value: update }
  // The published format allows an action that does nothing.
  return undefined
}
