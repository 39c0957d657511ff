import { describe, expect, test } from 'vitest'
import { composeActions } from '../../../src/engine/editing/composed-actions.ts'
import { overlayFiles, readOverlayFile } from '../../../src/engine/editing/overlay-file.ts'
import {
  beginEditing,
  currentState,
  editDocument,
  mayRedo,
  mayUndo,
  redoEdit,
  resultingActions,
  undoEdit,
} from '../../../src/engine/editing/session.ts'
import type { EditingSession } from '../../../src/engine/editing/session.ts'
import { fc } from '../../properties.ts'
import { anyEdit, picks } from './random-edits.ts'
import type { Pick } from './random-edits.ts'
import { editedDocuments, organisations } from './shipped-documents.ts'

/** A session after edits; one that is refused changes nothing. */
function after(begun: EditingSession, edits: readonly Pick[]): EditingSession {
  return edits.reduce((session, pick) => {
    const change = anyEdit(currentState(session).document, session.edited.inherited, pick)
    const next = editDocument(session, change, `Because of ${pick.text}.`)
    return typeof next === 'string' ? session : next
  }, begun)
}

const repeated = (session: EditingSession, step: (one: EditingSession) => EditingSession): EditingSession =>
  session.states.reduce(step, session)

describe.each(organisations)('random sessions on every form of %s', (tenant) => {
  const forms = editedDocuments(tenant).filter(({ inherited: { schema, page } }) => schema ?? page)

  test('undo, redo, compose to what they show and are the same from their file [ADM-05 ADM-07 ADM-12]', () => {
    for (const edited of forms) {
      fc.assert(
        fc.property(picks, picks, (first, second) => {
          const earlier = resultingActions(after(beginEditing(edited, []), first))
          const begun = beginEditing(edited, earlier)
          expect(currentState(begun).unfit).toEqual([])
          const session = after(begun, second)
          const shown = currentState(session)
          const composed = composeActions(edited, resultingActions(session))
          expect(composed.issues).toEqual([])
          expect(composed.document).toEqual(shown.document)
          const [file] = overlayFiles({ id: edited.id, title: edited.id }, resultingActions(session))
          expect(readOverlayFile(file?.content ?? '', edited.id)).toEqual(resultingActions(session))
          const undone = repeated(session, undoEdit)
          expect(mayUndo(undone)).toBe(false)
          expect(resultingActions(undone)).toEqual(earlier)
          const redone = repeated(undone, redoEdit)
          expect(mayRedo(redone)).toBe(false)
          expect(currentState(redone)).toBe(shown)
        }),
        { numRuns: 4 },
      )
    }
  })

  test('come to no action where they come back to what is inherited [ADM-12]', () => {
    for (const edited of forms) {
      fc.assert(
        fc.property(picks, (edits) => {
          const session = after(beginEditing(edited, []), edits)
          const { document } = currentState(session)
          const back = editDocument(session, () => edited.inherited, 'Back.')
          if (typeof back === 'string') throw new Error(back)
          expect(resultingActions(back)).toEqual([])
          const again = editDocument(back, () => document, 'Again.')
          if (typeof again === 'string') throw new Error(again)
          expect(currentState(again).document).toEqual(document)
        }),
        { numRuns: 3 },
      )
    }
  })
})
