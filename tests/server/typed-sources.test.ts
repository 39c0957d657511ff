import { expect, test } from 'vitest'
import { publishedOverlay } from '../../src/engine/compose/published-layer.ts'
import { beginEditing, currentState, editDocument } from '../../src/engine/editing/session.ts'
import { asJson } from '../../src/engine/json/as-json.ts'
import { isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../src/engine/json/json.ts'
import { setAt } from '../../src/engine/json/pointer.ts'
import { PublicationWork } from '../../src/server/platform/publications/publication-work.ts'
import { anyPick } from '../engine/editing/random-edits.ts'
import { typeIntoSource } from '../engine/editing/random-source.ts'
import { editedDocuments, organisations, shippedFiles } from '../engine/editing/shipped-documents.ts'
import { fc } from '../properties.ts'

/** Each is a whole check of an organisation. SOURCES=1000 for a long run. */
const numRuns = Number(process.env['SOURCES'] ?? 30)
const [tenant = ''] = organisations
const work = new PublicationWork({ files: [...shippedFiles], assets: undefined, folder: undefined, givesWay: false })

/** What is wrong with an organisation in which one value of a document is another one. */
function issuesWith(id: string, place: string, value: JsonValue): readonly string[] {
  const edited = editedDocuments(tenant).find((one) => one.id === id)
  const session =
    edited && editDocument(beginEditing(edited, []), (document) => objectWith(document, place, value), 'Odd.')
  if (session === undefined || typeof session === 'string') throw new Error(session)
  const actions = currentState(session).actions.map(asJson).filter(isJsonObject)
  const result = work.do({ kind: 'prepare', tenant, before: {}, after: { [id]: publishedOverlay(id, actions) } })
  return result.kind === 'prepare' ? result.issues.map(({ message }) => message) : []
}

function objectWith(document: JsonObject, place: string, value: JsonValue): JsonObject {
  const changed = setAt(document, place, value)
  return isJsonObject(changed) ? changed : document
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
