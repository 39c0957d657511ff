import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { isTranslating } from '../../../src/engine/compose/published-translations.ts'
import { isComposedDocument } from '../../../src/engine/document/composite-shape.ts'
import { editedKind } from '../../../src/engine/editing/editable-parts.ts'
import type { EditedDocument } from '../../../src/engine/editing/edited-document.ts'
import { composeActions } from '../../../src/engine/editing/composed-actions.ts'
import { overlayFiles, readDeclarationFile, readOverlayFile } from '../../../src/engine/editing/overlay-file.ts'
import type { DeclarationFile } from '../../../src/engine/editing/overlay-file.ts'
import {
  beginEditing,
  currentState,
  editDocument,
  mayRedo,
  mayUndo,
  redoEdit,
  replaceActions,
  resultingActions,
  undoEdit,
} from '../../../src/engine/editing/session.ts'
import type { EditingSession } from '../../../src/engine/editing/session.ts'
import { withTranslations } from '../../../src/engine/editing/translated-texts.ts'
import { asJson } from '../../../src/engine/json/as-json.ts'
import { fc } from '../../properties.ts'
import { afterSteps, steps } from './random-steps.ts'
import { editedDocuments, organisations } from './shipped-documents.ts'

/** A session that has read the files of another one, as the editor reads each. */
const withFiles = (begun: EditingSession, files: readonly DeclarationFile[]): EditingSession =>
  files.reduce((session, file) => {
    const { id } = session.edited
    const read = readDeclarationFile(file, { id, actions: resultingActions(session), languages: ['sw'] })
    if (typeof read === 'string') throw new Error(read)
    const next = 'edit' in read ? editDocument(session, read.edit, 'Read.') : replaceActions(session, read.actions)
    if (typeof next === 'string') throw new Error(next)
    return next
  }, begun)

/** The actions beside a session, which fit nowhere. */
const unfitIn = (session: EditingSession) => currentState(session).unfit.map(({ action }) => action)

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
          fc.property(steps, steps, (first, second) => {
            const saved = afterSteps(beginEditing(edited, []), first)
            const earlier = resultingActions(saved)
            const begun = beginEditing(edited, earlier)
            expect(unfitIn(begun)).toEqual(unfitIn(saved))
            const session = afterSteps(begun, second)
            const shown = currentState(session)
            expect(composeActions(edited, shown.actions).issues).toEqual([])
            const reopened = beginEditing(edited, resultingActions(session))
            expect(unfitIn(reopened)).toEqual(unfitIn(session))
            expect(currentState(reopened).document).toEqual(shown.document)
            const divided = overlayFiles({ id: edited.id, title: edited.id }, resultingActions(session))
            const changing = resultingActions(session).filter((action) => !isTranslating(asJson(action)))
            const overlay = divided.find(({ name }) => !name.endsWith('.sw.json'))
            expect(overlay === undefined ? [] : readOverlayFile(overlay.content, edited.id)).toEqual(changing)
            const imported = withFiles(beginEditing(edited, []), divided)
            expect(currentState(imported).document).toEqual(shown.document)
            expect(unfitIn(imported)).toEqual(unfitIn(session))
            const undone = repeated(session, undoEdit)
            expect(mayUndo(undone)).toBe(false)
            expect(resultingActions(undone)).toEqual(earlier)
            const redone = repeated(undone, redoEdit)
            expect(mayRedo(redone)).toBe(false)
            expect(currentState({ ...redone, at: session.at })).toBe(shown)
          }),
          { numRuns: runsOn(edited) },
        )
      }
    })

    test('come to no action where they come back to what is inherited [ADM-12]', () => {
      for (const edited of documents) {
        fc.assert(
          fc.property(steps, (taken) => {
            const session = afterSteps(beginEditing(edited, []), taken)
            const { document } = currentState(session)
            const back = editDocument(session, () => edited.inherited, 'Back.')
            if (typeof back === 'string') throw new Error(back)
            expect(currentState(back).actions).toEqual([])
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

test('sessions draw every operation that the editor has [ADM-05]', async () => {
  const sources = new URL('../../../src/engine/editing/', import.meta.url)
  const folders = await Promise.all(
    ['edits', 'parts'].map(async (folder) =>
      (await readdir(new URL(folder, sources))).map((file) => `${folder}/${file}`),
    ),
  )
  const read = (files: readonly string[], from: string | URL) =>
    Promise.all(files.map((file) => readFile(new URL(file, from), 'utf8')))
  const exported = await read([...folders.flat(), 'session.ts', 'translated-texts.ts'], sources)
  const operations = exported.flatMap((source) =>
    source.split(/^export /m).flatMap((part) => {
      const [, name] =
        /^(?:const|function) (\w+)(?=[^;]*?: (?:Edit|EditingSession)(?: \| string)? (?:=>|\{))/s.exec(part) ?? []
      return name ?? []
    }),
  )
  const drawn = await read(
    ['random-edits.ts', 'random-source.ts', 'random-steps.ts', 'session-properties.test.ts'],
    import.meta.url,
  )
  expect(operations).toEqual(expect.arrayContaining(['setLabel', 'takeAction', 'undoEdit', 'translateText']))
  expect(operations.filter((name) => !drawn.some((source) => new RegExp(`\\b${name}\\b`).test(source)))).toEqual([])
})
