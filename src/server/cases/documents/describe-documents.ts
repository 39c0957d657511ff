import type { CaseView } from '../../../contract/case.ts'
import { documentHolds } from '../../../engine/cases/documents.ts'
import { namedFacts } from '../../../engine/cases/values/named-facts.ts'
import { showDocumentCode } from '../../../engine/format/document-code.ts'
import { momentIn } from '../../../engine/format/moment-in.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { captionIn } from '../../platform/texts/caption-in.ts'
import type { SeenOpened } from '../opened-case.ts'
import { issuedFact, issuedOfCases } from './issued-rows.ts'
import type { IssuedRow } from './issued-rows.ts'
import { casePostings } from './posted-documents.ts'
import type { CasePosting } from './posted-documents.ts'
import { seenDocuments } from './seen-documents.ts'

/** The documents of cases that their reader may open, each with whether it holds; returns what gives those of each. */
export async function describeDocuments(
  tx: TenantTransaction,
  cases: readonly SeenOpened[],
): Promise<(one: SeenOpened) => CaseView['documents']> {
  const issued = await issuedOfCases(
    tx,
    cases.map(({ place }) => place.id),
  )
  const postingsOf = await casePostings(tx, cases)
  return (one) => {
    const rows = issued.filter(({ case_id }) => case_id === one.place.id)
    return documentsInView(one, rows, postingsOf(one))
  }
}

function documentsInView(
  { seen, ...opened }: SeenOpened,
  rows: readonly IssuedRow[],
  postings: readonly CasePosting[],
): CaseView['documents'] {
  const { place, kase, facts } = opened
  const { timeZone } = place.tenant.declaration
  const captioned = captionIn(place.tenant, namedFacts(place.type, kase, facts))
  const declared = seenDocuments(opened, seen, rows).map(({ id, title }) => {
    const row = rows.find(({ document }) => document === id)
    const base = { id, title: captioned(title) }
    if (row === undefined) return { ...base, issued: null, holds: null }
    const { number, code } = row
    const holds = documentHolds(place.type, kase, issuedFact(row), facts)
    return { ...base, issued: momentIn(timeZone, row.issued_at), holds, number, code: showDocumentCode(code) }
  })
  const posted = postings.map(({ document, title, posted: { posted_at }, holds }) => {
    return { id: document.id, title, issued: momentIn(timeZone, posted_at), holds, number: document.number }
  })
  return [...declared, ...posted]
}
