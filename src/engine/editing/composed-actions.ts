import type { ComposedDocument } from '../document/composite-shape.ts'
import type { DeclarationIssue } from '../document/issue.ts'
import { layOver } from '../compose/layer-overlays.ts'
import type { Composition } from '../compose/layer-overlays.ts'
import { publishedOverlay } from '../compose/published-layer.ts'
import { asJson } from '../json/as-json.ts'
import { isJsonObject } from '../json/json.ts'
import type { OverlayAction, Origins } from '../overlay/overlay-document.ts'
import type { EditedDocument } from './edited-document.ts'

/** The actions of an organisation's overlay, and the document that they make. */
export interface ComposedActions {
  readonly actions: readonly OverlayAction[]
  readonly document: ComposedDocument
  readonly origins: Origins
  /** What is wrong with actions, each by its pointer into the overlay; the document is without them. */
  readonly issues: readonly DeclarationIssue[]
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
  layOver(composition, { layer, file: id, overlay: publishedOverlay(id, plain) }, { guards: 'required' })
  return {
    actions,
    document: composition.documents.get(id) ?? inherited,
    origins: composition.origins.get(id) ?? origins,
    issues: composition.issues,
  }
}

/** An action that does not fit the layers below, which a release has changed, and one sentence about it. */
export interface UnfitAction {
  readonly action: OverlayAction
  readonly message: string
}

/** The actions that fit, and the others: an action that needs one which does not fit does not fit either. */
export interface FittingActions extends ComposedActions {
  readonly unfit: readonly UnfitAction[]
}

/** Composes a document with those of some actions that fit. */
export function fittingActions(edited: EditedDocument, actions: readonly OverlayAction[]): FittingActions {
  const composed = composeActions(edited, actions)
  if (composed.issues.length === 0) return { ...composed, unfit: [] }
  const messages = new Map(composed.issues.map(({ pointer, message }) => [indexIn(pointer), message] as const))
  const fitting = fittingActions(
    edited,
    actions.filter((_, i) => !messages.has(i)),
  )
  const unfit = actions.flatMap((action, i) => {
    const message = messages.get(i)
    return message === undefined ? [] : [{ action, message }]
  })
  return { ...fitting, unfit: [...unfit, ...fitting.unfit] }
}

/** The index of the action that the pointer of an issue is in. */
const indexIn = (pointer: string): number => Number(/^\/actions\/(\d+)/.exec(pointer)?.[1])
