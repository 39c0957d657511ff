import { expect, test } from 'vitest'
import { compiledValidators } from '../../../src/engine/check/forms/compiled-validators.ts'
import { beginEditing, currentState, editDocument, resultingActions } from '../../../src/engine/editing/session.ts'
import { preparePublication } from '../../../src/engine/publication/prepare-publication.ts'
import { evaluateCommonJs } from '../../../src/server/platform/published/evaluate-common-js.ts'
import { fc } from '../../properties.ts'
import { picks, soundEdit } from './random-edits.ts'
import { editedDocuments, organisations, savedOverlay, shippedFiles } from './shipped-documents.ts'

const validators = compiledValidators(evaluateCommonJs)

test.each(organisations)('random sessions on all forms of %s pass the check together [ADM-05 ENG-06]', (tenant) => {
  const forms = editedDocuments(tenant).filter(({ inherited: { schema, page } }) => schema ?? page)
  const sessions = fc.sample(picks, { numRuns: forms.length, seed: 20_261_125 })
  const overlays = forms.flatMap((edited, i) => {
    const session = (sessions[i] ?? []).reduce(
      (one, pick) => {
        const change = soundEdit(currentState(one).document, edited.inherited, pick)
        const next = editDocument(one, change, 'Tried.')
        return typeof next === 'string' ? one : next
      },
      beginEditing(edited, []),
    )
    return resultingActions(session).length === 0 ? [] : [[edited.id, savedOverlay(session)] as const]
  })
  expect(overlays.length).toBeGreaterThan(forms.length / 2)
  expect(
    preparePublication(shippedFiles, { tenant, overlays: new Map(overlays), before: new Map() }, { validators }).issues,
  ).toEqual([])
})
