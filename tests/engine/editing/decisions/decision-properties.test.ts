import { expect, test } from 'vitest'
import { composeActions } from '../../../../src/engine/editing/composed-actions.ts'
import { decide } from '../../../../src/engine/editing/decisions/decide.ts'
import { openDecisions } from '../../../../src/engine/editing/decisions/open-decisions.ts'
import { beginEditing, currentState, editDocument, resultingActions } from '../../../../src/engine/editing/session.ts'
import type { EditingSession } from '../../../../src/engine/editing/session.ts'
import { fc } from '../../../properties.ts'
import { anyEdit, picks } from '../random-edits.ts'
import type { Pick } from '../random-edits.ts'
import { editedDocuments } from '../shipped-documents.ts'

/** A session after edits; one that is refused changes nothing. */
function after(begun: EditingSession, edits: readonly Pick[]): EditingSession {
  return edits.reduce((session, pick) => {
    const change = anyEdit(currentState(session).document, session.edited.inherited, pick)
    const next = editDocument(session, change, `Because of ${pick.text}.`)
    return typeof next === 'string' ? session : next
  }, begun)
}

/** Decides on the first thing that is open: as wished, or as the release has it where that is not possible. */
function decidedOnce(session: EditingSession, isOurs: boolean): EditingSession {
  const [decision] = openDecisions(currentState(session))
  if (decision === undefined) return session
  const wished = isOurs ? decide(session, decision, { kind: 'ours' }) : 'Not wished.'
  const next = typeof wished === 'string' ? decide(session, decision, { kind: 'release' }) : wished
  if (typeof next === 'string') throw new Error(next)
  return next
}

const forms = editedDocuments('demo').filter(({ id }) => id.startsWith('sections/'))

test('after all choices a random layer composes on a random release, whatever was chosen [ADM-14]', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...forms),
      picks,
      picks,
      fc.infiniteStream(fc.boolean()),
      (edited, ours, theirs, wishes) => {
        const actions = resultingActions(after(beginEditing(edited, []), ours))
        const released = { ...edited, inherited: currentState(after(beginEditing(edited, []), theirs)).document }
        let session = beginEditing(released, actions)
        for (let open = openDecisions(currentState(session)).length; open > 0;) {
          session = decidedOnce(session, wishes.next().value === true)
          const left = openDecisions(currentState(session)).length
          expect(left).toBeLessThan(open)
          open = left
        }
        const shown = currentState(session)
        const composed = composeActions(released, resultingActions(session))
        expect(composed.issues).toEqual([])
        expect(composed.document).toEqual(shown.document)
      },
    ),
    { numRuns: 60 },
  )
})
