import { namedFacts } from '../../../engine/cases/values/named-facts.ts'
import type { DocumentId } from '../../../engine/document/document-id.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { drawDeclared } from '../../platform/documents/drawn-template.ts'
import { findCategory } from '../../profiles/category.ts'
import { sectionContents, sectionData } from '../../views/printed-profile/profile-document.ts'
import { withPictureTexts } from '../../views/printed-profile/read-pictures.ts'
import type { DocumentWithPlaces } from '../../views/printed-profile/read-pictures.ts'
import type { OpenedCase } from '../opened-case.ts'
import { ownerName } from '../person-names.ts'
import { declaredFacts, ownerData, sourcesOf } from './document-data.ts'
import { givenSignature, submittedEvidence } from './submitted-evidence.ts'
import { submittedSections } from './submitted-sections.ts'

/**
 * A document of a case that is not issued: drawn from what was submitted each time that somebody opens it, in their
 * language. What its template does not name is not read.
 */
export async function documentDrawnAnew(
  tx: TenantTransaction,
  opened: OpenedCase,
  id: DocumentId,
): Promise<DocumentWithPlaces> {
  const { place, kase, facts } = opened
  const { tenant, owner, now } = place
  const template = tenant.documents.get(id) ?? {}
  const named = namedFacts(place.type, kase, facts)
  const name = await ownerName(tx, place)
  const sections = sourcesOf(template).includes('sections') ? await submittedSections(tx, opened, name) : []
  const category = findCategory(tenant, owner.category)?.Description
  const signature = givenSignature(kase)
  const values = {
    ...declaredFacts(template, named),
    owner: {
      ...(category !== undefined && { category }),
      ...ownerData(tenant, place, { name, facts: named }),
      ...(signature && { signature }),
    },
    sections: sectionData(sections),
    evidence: submittedEvidence(place, kase),
  }
  return withPictureTexts(tenant, drawDeclared(tenant, template, { values, contents: sectionContents(sections) }, now))
}
