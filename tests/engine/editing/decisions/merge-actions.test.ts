import { describe, expect, test } from 'vitest'
import { decide } from '../../../../src/engine/editing/decisions/decide.ts'
import { mergeActions } from '../../../../src/engine/editing/decisions/merge-actions.ts'
import { openDecisions } from '../../../../src/engine/editing/decisions/open-decisions.ts'
import type { Edit } from '../../../../src/engine/editing/edit.ts'
import { setValue } from '../../../../src/engine/editing/edits/values.ts'
import {
  beginEditing,
  currentState,
  editDocument,
  resultingActions,
  undoEdit,
} from '../../../../src/engine/editing/session.ts'
import type { EditingSession } from '../../../../src/engine/editing/session.ts'
import { getAt } from '../../../../src/engine/json/pointer.ts'
import type { OverlayAction } from '../../../../src/engine/overlay/index.ts'
import { fc } from '../../../properties.ts'
import { anyEdit, picks } from '../random-edits.ts'
import type { Pick } from '../random-edits.ts'
import { editedDocuments } from '../shipped-documents.ts'

const edited = {
  id: 'sections/contacts',
  inherited: {
    schema: {
      type: 'object',
      properties: { Email: { type: 'string', title: 'E-mail' }, City: { type: 'string', title: 'City' } },
      required: ['Email'],
    },
    ui: { 'ui:order': ['Email', 'City'] },
  },
  origins: new Map(),
  layer: 'published',
}

const email = '/schema/properties/Email/title'
const city = '/schema/properties/City/title'

function sound(next: EditingSession | string): EditingSession {
  if (typeof next === 'string') throw new Error(next)
  return next
}

/** The actions after edits by somebody who gives a reason. */
const after = (begun: readonly OverlayAction[], who: string, ...edits: readonly Edit[]): readonly OverlayAction[] =>
  resultingActions(
    edits.reduce((session, edit) => sound(editDocument(session, edit, `${who} says so.`)), beginEditing(edited, begun)),
  )

const shown = (session: EditingSession, pointer: string) => getAt(currentState(session).document, pointer)
const open = (session: EditingSession) => openDecisions(currentState(session))

describe('merging what two people made of the same actions [ADM-13]', () => {
  const base = after([], 'Before', setValue(email, 'Mail'))

  test('keeps what either changed, with the reason of each, and can be undone', () => {
    const theirs = after(base, 'She', setValue(city, 'Town'))
    const mine = beginEditing(edited, after(base, 'He', setValue('/ui/Email/ui:help', 'Your own.')))
    const merged = sound(mergeActions(mine, { base, theirs }, 'Merged.'))
    expect(open(merged)).toEqual([])
    expect([email, city, '/ui/Email/ui:help'].map((at) => shown(merged, at))).toEqual(['Mail', 'Town', 'Your own.'])
    expect(resultingActions(merged).map(({ description }) => description)).toEqual([
      'Before says so.',
      'She says so.',
      'He says so.',
    ])
    expect(resultingActions(undoEdit(merged))).toEqual(resultingActions(mine))
  })

  test('takes what one of them took back as taken back', () => {
    const theirs = after(base, 'She', setValue(email, 'E-mail'))
    const merged = sound(
      mergeActions(beginEditing(edited, after(base, 'He', setValue(city, 'Town'))), { base, theirs }, 'Merged.'),
    )
    expect(resultingActions(merged)).toHaveLength(1)
    expect([email, city].map((at) => shown(merged, at))).toEqual(['E-mail', 'Town'])
  })

  test('asks about what both changed: what it was, what it is and what is wanted; either may be chosen', () => {
    const theirs = after(base, 'She', setValue(email, 'Post'))
    const mine = beginEditing(edited, after(base, 'He', setValue(email, 'Address')))
    const merged = sound(mergeActions(mine, { base, theirs }, 'Merged.'))
    const [decision, ...others] = open(merged)
    expect(others).toEqual([])
    if (decision === undefined) throw new Error('Nothing is asked.')
    expect(decision.values).toEqual({ was: 'Mail', now: 'Post', overlay: 'Address' })
    expect(shown(merged, email)).toBe('Post')
    // It is asked again when the draft was saved and is opened.
    expect(open(beginEditing(edited, resultingActions(merged)))).toEqual([decision])
    const ours = sound(decide(merged, decision, { kind: 'ours' }))
    expect([shown(ours, email), open(ours)]).toEqual(['Address', []])
    expect(resultingActions(ours)).toMatchObject([{ description: 'He says so.' }])
    const hers = sound(decide(merged, decision, { kind: 'release' }))
    expect([shown(hers, email), open(hers)]).toEqual(['Post', []])
    expect(resultingActions(hers)).toEqual(theirs)
  })

  test('asks nothing about what both did alike', () => {
    const alike = [setValue(email, 'Post'), setValue('/ui/City/ui:hidden', true)]
    const theirs = after(base, 'She', ...alike)
    const mine = beginEditing(edited, after(base, 'He', ...alike))
    const merged = sound(mergeActions(mine, { base, theirs }, 'Merged.'))
    expect(open(merged)).toEqual([])
    expect(resultingActions(merged)).toEqual(theirs)
  })
})

/** A session after edits; one that is refused changes nothing. */
const edits = (begun: EditingSession, all: readonly Pick[], who: string): EditingSession =>
  all.reduce((session, pick) => {
    const change = anyEdit(currentState(session).document, session.edited.inherited, pick)
    const next = editDocument(session, change, `${who} says so.`)
    return typeof next === 'string' ? session : next
  }, begun)

test(
  'random changes of two people merge, and every decision leads to a document that composes [ADM-13]',
  {
    timeout: 600_000,
  },
  () => {
    const forms = editedDocuments('demo').filter(({ id }) => /^(?:sections|pages|lists|checklists)\//.test(id))
    fc.assert(
      fc.property(fc.constantFrom(...forms), picks, picks, picks, (form, first, second, third) => {
        const base = resultingActions(edits(beginEditing(form, []), first, 'Before'))
        const theirs = edits(beginEditing(form, base), second, 'She')
        const mine = edits(beginEditing(form, base), third, 'He')
        let session = sound(mergeActions(mine, { base, theirs: resultingActions(theirs) }, 'Merged.'))
        for (const _ of open(session)) {
          const [decision] = open(session)
          if (decision === undefined) break
          const ours = decide(session, decision, { kind: 'ours' })
          session = typeof ours === 'string' ? sound(decide(session, decision, { kind: 'release' })) : ours
        }
        expect(open(session)).toEqual([])
        // Who changed nothing has what the other has.
        const none = sound(
          mergeActions(beginEditing(form, base), { base, theirs: resultingActions(theirs) }, 'Merged.'),
        )
        expect(currentState(none).document).toEqual(currentState(theirs).document)
        const alone = sound(mergeActions(mine, { base, theirs: base }, 'Merged.'))
        expect(currentState(alone).document).toEqual(currentState(mine).document)
      }),
      { numRuns: Number(process.env['FUZZ_RUNS'] ?? 40) },
    )
  },
)
