import { expect, test } from 'vitest'
import type { DocumentId } from '../../src/engine/document/document-id.ts'
import { setValue } from '../../src/engine/editing/edits/values.ts'
import { beginEditing } from '../../src/engine/editing/session.ts'
import type { JsonValue } from '../../src/engine/json/json.ts'
import { PublicationWork } from '../../src/server/platform/publications/publication-work.ts'
import { anyPick } from '../engine/editing/random-edits.ts'
import { typeIntoSource } from '../engine/editing/random-source.ts'
import {
  editedBy,
  editedDocuments,
  organisations,
  savedOverlay,
  sessionOn,
  shippedFiles,
} from '../engine/editing/shipped-documents.ts'
import { fc } from '../properties.ts'

/** Each is a whole check of an organisation. SOURCES=1000 for a long run. */
const numRuns = Number(process.env['SOURCES'] ?? 30)
const [tenant = ''] = organisations
const work = new PublicationWork({ files: [...shippedFiles], assets: undefined, folder: undefined, givesWay: false })

/** What is wrong with an organisation in which one value of a document is another one. */
function issuesWith(id: DocumentId, place: string, value: JsonValue): readonly string[] {
  const session = editedBy(sessionOn(tenant, id), setValue(place, value), 'Odd.')
  const result = work.do({ kind: 'prepare', tenant, before: {}, after: { [id]: savedOverlay(session) } })
  return result.kind === 'prepare' ? result.issues.map(({ message }) => message) : []
}

test.each([
  {
    id: 'sections/contacts',
    place: '/ui/rules/0/when',
    value: 'always',
    says: '"when" must be of type object, not "always".',
  },
  {
    id: 'sections/contacts',
    place: '/ui/rules/0/show',
    value: [5],
    says: 'Item 0 of "show" must be of type string, not 5.',
  },
  {
    id: 'sections/contacts',
    place: '/schema/properties/Email/normalise',
    value: ['upside-down'],
    says: 'Item 0 of "normalise" must be one of trim, upper-case, lower-case, collapse-spaces, not "upside-down".',
  },
  {
    id: 'documents/cpd-transcript',
    place: '/document/titles',
    value: [null],
    says: 'Item 0 of "titles" must be of type object, not null.',
  },
  {
    id: 'documents/cpd-transcript',
    place: '/document/letterhead',
    value: 'none',
    says: '"letterhead" must be of type array, not "none".',
  },
])(
  '$value at $place of $id is named, and what reads it is left alone [ADM-05 ADM-12]',
  ({ id, place, value, says }) => {
    expect(issuesWith(id, place, value)).toEqual([says])
  },
)

test(
  'what administrators type into a source is checked, and compiled or refused in a sentence [ADM-05 ADM-11]',
  { timeout: 60_000 + numRuns * 4000 },
  () => {
    fc.assert(
      fc.property(fc.constantFrom(...editedDocuments(tenant)), anyPick, (edited, pick) => {
        const { id } = edited
        const session = typeIntoSource(beginEditing(edited, []), pick)
        if (typeof session === 'string') return
        const overlays = { [id]: savedOverlay(session) }
        expect(work.do({ kind: 'prepare', tenant, before: {}, after: overlays }).kind).toBe('prepare')
        if (edited.inherited.schema === undefined) return
        expect(work.do({ kind: 'preview', tenant, overlays, document: id }).kind).toBe('preview')
      }),
      { numRuns },
    )
  },
)
