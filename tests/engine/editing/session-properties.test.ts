import { describe, expect, test } from 'vitest'
import { isTranslating } from '../../../src/engine/compose/published-translations.ts'
import { isComposedDocument } from '../../../src/engine/document/composite-shape.ts'
import { editedKind } from '../../../src/engine/editing/editable-parts.ts'
import type { EditedDocument } from '../../../src/engine/editing/edited-document.ts'
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
import { withTranslations } from '../../../src/engine/editing/translated-texts.ts'
import { asJson } from '../../../src/engine/json/as-json.ts'
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

/** A document as the editor has it, with a place for translations; undefined for one that nobody may change. */
function translatable(edited: EditedDocument): readonly EditedDocument[] {
  const inherited = withTranslations(edited.inherited, ['sw'])
  const isEdited = editedKind(edited.id, edited.inherited) !== undefined || edited.inherited.schema !== undefined
  return isEdited && isComposedDocument(inherited) ? [{ ...edited, inherited }] : []
}

/**
 * Sessions over all documents of all organisations, of every kind that administrators edit. The 10,000 of a long run:
 * `FUZZ_RUNS=10000 nice npx vitest run --project unit tests/engine/editing/session-properties.test.ts`; with
 * `FUZZ_SEED=random` others each time.
 */
const sessions = Number(process.env['FUZZ_RUNS'] ?? 1500)
const all = organisations.flatMap((tenant) => editedDocuments(tenant).flatMap(translatable))
/** As many for each document; the portal's texts, by far the largest, have fewer. */
const runsOn = ({ id }: EditedDocument) => Math.ceil(sessions / all.length / (id === 'messages/en' ? 4 : 1))

describe.each(organisations)(
  'random sessions on every document of %s',
  { timeout: 30_000 + sessions * 60 },
  (tenant) => {
    const documents = editedDocuments(tenant).flatMap(translatable)

    test('undo, redo, compose to what they show and are the same from their file [ADM-05 ADM-07 ADM-12]', () => {
      for (const edited of documents) {
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
            const divided = overlayFiles({ id: edited.id, title: edited.id }, resultingActions(session))
            const changing = resultingActions(session).filter((action) => !isTranslating(asJson(action)))
            const overlay = divided.find(({ name }) => !name.endsWith('.sw.json'))
            expect(overlay === undefined ? [] : readOverlayFile(overlay.content, edited.id)).toEqual(changing)
            const undone = repeated(session, undoEdit)
            expect(mayUndo(undone)).toBe(false)
            expect(resultingActions(undone)).toEqual(earlier)
            const redone = repeated(undone, redoEdit)
            expect(mayRedo(redone)).toBe(false)
            expect(currentState(redone)).toBe(shown)
          }),
          { numRuns: runsOn(edited) },
        )
      }
    })

    test('come to no action where they come back to what is inherited [ADM-12]', () => {
      for (const edited of documents) {
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
          { numRuns: runsOn(edited) },
        )
      }
    })
  },
)
