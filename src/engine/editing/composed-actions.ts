import type { ComposedDocument } from '../document/composite-shape.ts'
import { layOver } from '../compose/layer-overlays.ts'
import type { Composition } from '../compose/layer-overlays.ts'
import { publishedOverlay } from '../compose/published-layer.ts'
import { asJson } from '../json/as-json.ts'
import { isJsonObject } from '../json/json.ts'
import type { OverlayAction, OverlayIssue, Origins } from '../overlay/overlay-document.ts'
import type { EditedDocument } from './edited-document.ts'
import { smallActions } from './small-actions.ts'

/** The actions of an organisation's overlay, and the document that they make. */
export interface ComposedActions {
  readonly actions: readonly OverlayAction[]
  readonly document: ComposedDocument
  readonly origins: Origins
  /** What is wrong with actions, each by its pointer into the overlay; the document is without them. */
  readonly issues: readonly OverlayIssue[]
}

/** Composes a document with the actions of the edited layer. */
export function composeActions(edited: EditedDocument, actions: readonly OverlayAction[]): ComposedActions {
  const { id, inherited, origins, layer } = edited
  const composition: Composition = {
    documents: new Map([[id, inherited]]),
    origins: new Map([[id, origins]]),
    issues: [],
  }
  const plain = actions.map(asJson).filter(isJsonObject)
  const issues = layOver(composition, { layer, file: id, overlay: publishedOverlay(id, plain) }, { guards: 'required' })
  return {
    actions,
    document: composition.documents.get(id) ?? inherited,
    origins: composition.origins.get(id) ?? origins,
    issues,
  }
}

/**
 * An action that does not fit the layers below, which a release has changed: what kind of misfit it is, one sentence
 * about it and, for a conflict, the three values.
 */
export interface UnfitAction extends Pick<OverlayIssue, 'kind' | 'message' | 'conflict'> {
  readonly action: OverlayAction
}

/** The actions that fit, and the others: an action that needs one which does not fit does not fit either. */
export interface FittingActions extends ComposedActions {
  readonly unfit: readonly UnfitAction[]
}

/** Composes a document with those actions that fit. Of one that sets several values, those that fit are kept. */
export function fittingActions(edited: EditedDocument, actions: readonly OverlayAction[]): FittingActions {
  const composed = composeActions(edited, actions)
  if (composed.issues.length === 0) return { ...composed, unfit: [] }
  const issues = new Map(composed.issues.map((issue) => [indexIn(issue.pointer), issue] as const))
  const cut = actions.flatMap((action, i) => (issues.has(i) ? smallActions([action]) : [action]))
  if (cut.length > actions.length) return fittingActions(edited, cut)
  const fitting = fittingActions(
    edited,
    actions.filter((_, i) => !issues.has(i)),
  )
  const unfit = actions.flatMap((action, i) => {
    const issue = issues.get(i)
    if (issue === undefined) return []
    const { kind, message, conflict } = issue
    return [{ action, kind, message, ...(conflict && { conflict }) }]
  })
  return { ...fitting, unfit: [...unfit, ...fitting.unfit] }
}

/** The index of the action that the pointer of an issue is in. */
const indexIn = (pointer: string): number => Number(/^\/actions\/(\d+)/.exec(pointer)?.[1])
