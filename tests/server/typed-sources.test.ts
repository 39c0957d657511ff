import { expect, test } from 'vitest'
import { publishedOverlay } from '../../src/engine/compose/published-layer.ts'
import { beginEditing, currentState } from '../../src/engine/editing/session.ts'
import { asJson } from '../../src/engine/json/as-json.ts'
import { isJsonObject } from '../../src/engine/json/json.ts'
import { PublicationWork } from '../../src/server/platform/publications/publication-work.ts'
import { anyPick } from '../engine/editing/random-edits.ts'
import { typeIntoSource } from '../engine/editing/random-source.ts'
import { editedDocuments, organisations, shippedFiles } from '../engine/editing/shipped-documents.ts'
import { fc } from '../properties.ts'

/** Each is a whole check of an organisation. SOURCES=1000 for a long run. */
const numRuns = Number(process.env['SOURCES'] ?? 30)
const [tenant = ''] = organisations

test(
  'what administrators type into a source is checked, and compiled or refused in a sentence [ADM-05 ADM-11]',
  { timeout: 60_000 + numRuns * 4000 },
  () => {
    const work = new PublicationWork({
      files: [...shippedFiles],
      assets: undefined,
      folder: undefined,
      givesWay: false,
    })
    fc.assert(
      fc.property(fc.constantFrom(...editedDocuments(tenant)), anyPick, (edited, pick) => {
        const { id } = edited
        const session = typeIntoSource(beginEditing(edited, []), pick)
        if (typeof session === 'string') return
        const actions = currentState(session).actions.map(asJson).filter(isJsonObject)
        const overlays = { [id]: publishedOverlay(id, actions) }
        expect(work.do({ kind: 'prepare', tenant, before: {}, after: overlays }).kind).toBe('prepare')
        if (edited.inherited.schema === undefined) return
        expect(work.do({ kind: 'preview', tenant, overlays, document: id }).kind).toBe('preview')
      }),
      { numRuns },
    )
  },
)
