import { applyAction } from './apply-action.ts'
import type { ActionSettings } from './apply-action.ts'
import type { JsonValue } from './json.ts'
import { pointerOf } from './location.ts'
import { OriginLog } from './origin-log.ts'
import type { Origins, OverlayIssue } from './overlay-document.ts'
import { readOverlay } from './read-overlay.ts'
import type { ReadAction } from './read-overlay.ts'
import { OverlayRefusal } from './overlay-refusal.ts'
import { seenItems } from './seen-items.ts'

export interface ApplyOptions {
  /**
   * `strict`: the narrowed profile, where a target without a match is an issue. `lenient`: the published Overlay 1.1
   * text.
   */
  readonly mode: 'strict' | 'lenient'
  /** The overlay's file, for issues and origins. */
  readonly file: string
  /** The layer's name, for origins. */
  readonly layer: string
  /** Changes that earlier layers made to this document. */
  readonly origins?: Origins
  /**
   * `required`: strict actions must carry `x-was` for values that they replace and `x-absent` for values that they add.
   * Where actions remove items of a list, one of them must carry `x-saw`.
   */
  readonly guards?: 'required' | 'optional'
  /** A custom rule: returns a sentence to refuse the action that led from `before` to `after`. */
  readonly refuse?: (before: JsonValue, after: JsonValue) => string | undefined
}

export interface ApplyResult {
  /** The changed document. Unchanged parts are shared with the given one; without changes it is the same object. */
  readonly document: JsonValue
  readonly issues: readonly OverlayIssue[]
  readonly origins: Origins
}

/**
 * Applies an overlay's actions one after another, each to the result of the previous one. An action that cannot be
 * applied changes nothing and becomes an issue, so use the document only when there are no issues. Neither the given
 * document nor the overlay is changed.
 * @param overlay as parsed from its file; its shape is checked
 */
export function applyOverlay(document: JsonValue, overlay: JsonValue, options: ApplyOptions): ApplyResult {
  const { mode, file, layer, guards = 'optional', refuse } = options
  const read = readOverlay(overlay, { strict: mode === 'strict', file })
  const issues = [...read.issues]
  const log = new OriginLog(options.origins)
  const settings: ActionSettings = {
    strict: mode === 'strict',
    guarded: guards === 'required',
    file,
    layer,
    log,
    refuse,
    before: document,
    seen: seenItems(read.actions),
  }
  let current = document
  for (const action of read.actions) {
    try {
      current = applyAction(current, action, settings)
    } catch (error) {
      issues.push(issueOf(error, action, file))
    }
  }
  return { document: current, issues, origins: log.origins }
}

function issueOf(error: unknown, action: ReadAction, file: string): OverlayIssue {
  if (!(error instanceof OverlayRefusal)) throw error
  const { kind, message, conflict, where } = error
  const pointer = pointerOf(['actions', action.index, ...where])
  return { file, pointer, message, kind, ...(conflict && { conflict }) }
}
