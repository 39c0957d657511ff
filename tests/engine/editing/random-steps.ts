import {
  currentState,
  editDocument,
  explainAction,
  redoEdit,
  replaceActions,
  resultingActions,
  takeBackAction,
  undoEdit,
} from '../../../src/engine/editing/session.ts'
import type { EditingSession } from '../../../src/engine/editing/session.ts'
import { fc } from '../../properties.ts'
import { anyEdit, anyPick } from './random-edits.ts'
import type { Pick } from './random-edits.ts'
import { typeIntoSource } from './random-source.ts'

/** What somebody does in a session: mostly an edit, which numbers pick. */
export interface Step extends Pick {
  readonly does: 'edit' | 'source' | 'undo' | 'redo' | 'take back' | 'explain' | 'replace'
}

const does = fc.oneof(
  { weight: 12, arbitrary: fc.constant('edit' as const) },
  { weight: 2, arbitrary: fc.constant('source' as const) },
  { weight: 2, arbitrary: fc.constantFrom('undo' as const, 'redo' as const) },
  { weight: 2, arbitrary: fc.constantFrom('take back' as const, 'explain' as const, 'replace' as const) },
)

export const steps = fc.array(
  fc.tuple(anyPick, does).map(([pick, done]): Step => ({ ...pick, does: done })),
  { minLength: 1, maxLength: 12 },
)

/** A session after steps; one that is refused changes nothing. */
export const afterSteps = (begun: EditingSession, taken: readonly Step[]): EditingSession =>
  taken.reduce((session, step) => {
    const next = afterStep(session, step)
    return typeof next === 'string' ? session : next
  }, begun)

function afterStep(session: EditingSession, step: Step): EditingSession | string {
  const { document, actions } = currentState(session)
  const { edited } = session
  const chosen = actions[step.which % Math.max(1, actions.length)]
  switch (step.does) {
    case 'edit': {
      return editDocument(session, anyEdit(document, edited.inherited, step), `Because of ${step.text}.`)
    }
    case 'source': {
      return typeIntoSource(session, step)
    }
    case 'undo': {
      return undoEdit(session)
    }
    case 'redo': {
      return redoEdit(session)
    }
    case 'take back': {
      return chosen === undefined ? session : takeBackAction(session, chosen)
    }
    case 'explain': {
      return chosen === undefined ? session : explainAction(session, chosen, step.text)
    }
    case 'replace': {
      const others = resultingActions(session).filter((_, i) => i % 3 !== step.other % 3)
      return replaceActions(session, others)
    }
  }
}
