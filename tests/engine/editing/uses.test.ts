import { fc } from '../../properties.ts'
import { describe, expect, test } from 'vitest'
import { checkBilling } from '../../../src/engine/check/check-billing.ts'
import { checkCase, rolesOf } from '../../../src/engine/check/cases/check-case.ts'
import { checkListItems, checkLists } from '../../../src/engine/check/forms/check-lists.ts'
import { checkPage } from '../../../src/engine/check/pages/check-page.ts'
import { checkChecklist } from '../../../src/engine/check/rules/check-checklist.ts'
import { namedSources } from '../../../src/engine/check/subject/named-sources.ts'
import { referenceListsOf } from '../../../src/engine/check/subject/reference-lists-of.ts'
import { composeTenant } from '../../../src/engine/compose/compose-tenant.ts'
import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import type { DocumentId } from '../../../src/engine/document/document-id.ts'
import { findUses } from '../../../src/engine/editing/uses/find-uses.ts'
import { asJson } from '../../../src/engine/json/as-json.ts'
import { getAt, parsePointer } from '../../../src/engine/json/pointer.ts'
import { organisations, shippedFiles } from './shipped-documents.ts'

type Documents = ReadonlyMap<DocumentId, CompositeDocument>

const composed = new Map(organisations.map((id) => [id, composeTenant(shippedFiles, id)]))
const documentsOf = (id: string): Documents => composed.get(id)?.documents ?? new Map()

/** What refers to a document of the first organisation, as `<document><pointer>`, and what of it. */
const usesIn = (id: DocumentId, documents = documentsOf('demo')) =>
  findUses(documents, id).map(({ of, document, pointer }) => [of, `${document}${pointer}`])

describe('where a thing is used', () => {
  test.each<readonly [DocumentId, string, RegExp]>([
    ['sections/certification', '', /^pages\/.*\/page\/section$/],
    ['sections/certification', 'Type', /^pages\/.*\/page\/where\/value$/],
    ['sections/contacts', '', /^pages\/profile-individual\/page\/tabs\/\d+\/document$/],
    ['lists/counties', '', /^sections\/contacts\/.*(inList|list)/],
    ['checklists/good-standing', '', /^pages\/dashboard\/page\/standing$/],
    ['documents/certificate', '', /^cases\/application\/case\/documents\/\d+\/document$/],
    ['cases/cpd-claim', '', /^pages\//],
  ])('%s, its %j, is named at %s', (id, part, place) => {
    const found = usesIn(id).filter(([of]) => of === part)
    expect(found.some(([, at]) => place.test(at ?? ''))).toBe(true)
  })

  test('a message of a case type is named by the effects that send it', () => {
    const declared = documentsOf('demo').get('cases/application')?.case
    const message = declared?.messages?.[0]?.id ?? ''
    const found = usesIn('cases/application').filter(([of]) => of === message)
    expect(found.length).toBeGreaterThan(0)
    for (const [, at = ''] of found) expect(at).toMatch(/^cases\/application\/case\//)
  })

  test('what nothing names has no uses', () => {
    const alone = new Map(documentsOf('demo')).set('lists/of-nobody', {
      list: { key: 'Code', label: 'Name', items: [] },
    })
    expect(usesIn('lists/of-nobody', alone)).toEqual([])
  })

  test('every use is a place that names it, of every document of an organisation', () => {
    const documents = documentsOf('demo')
    const contents = new Map([...documents].map(([id, document]) => [id, asJson(document)]))
    for (const id of documents.keys()) {
      for (const { of, document, pointer } of findUses(documents, id)) {
        const named = of === '' ? id.replace(/^lists\//, '') : of
        const there = [parsePointer(pointer), getAt(contents.get(document) ?? null, pointer) ?? null]
        expect(JSON.stringify(there), `${id} ${document}${pointer}`).toContain(named)
      }
    }
  })

  test('every reference that the check follows is found: without the document, it complains nowhere else', () => {
    const places = organisations.flatMap((organisation) =>
      [...documentsOf(organisation).keys()].map((id) => [organisation, id] as const),
    )
    fc.assert(
      fc.property(fc.constantFrom(...places), ([organisation, id]) => {
        const documents = documentsOf(organisation)
        const uses = findUses(documents, id)
        for (const [document, pointer] of brokenWithout(organisation, id)) {
          const found = uses.some((use) => use.document === document && use.pointer.startsWith(pointer))
          expect(found, `${organisation} ${id} ${document}${pointer}`).toBe(true)
        }
      }),
      { numRuns: 30 },
    )
  })
})

const checks = [checkPage, checkLists, checkListItems, checkChecklist, checkCase, checkBilling]
const named = namedSources(shippedFiles)

/** Where the check complains once a document is not there, and says its name. */
function brokenWithout(organisation: string, sought: DocumentId): readonly (readonly [DocumentId, string])[] {
  const documents = new Map(documentsOf(organisation))
  documents.delete(sought)
  const roles = rolesOf(composed.get(organisation)?.tenant ?? {})
  const surroundings = { documents, widgets: new Map(), named, roles, lists: referenceListsOf(documents) }
  const spoken = sought.startsWith('lists/') ? [sought, sought.slice('lists/'.length)] : [sought]
  return [...documents].flatMap(([id, document]) =>
    checks
      .flatMap((check) => check({ id, document, surroundings }))
      .filter(({ message }) => spoken.some((name) => message.includes(`"${name}"`)))
      .map(({ pointer }) => [id, pointer] as const),
  )
}
