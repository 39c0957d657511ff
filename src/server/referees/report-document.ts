import type { JsonObject } from '../../engine/json/json.ts'
import type { PrintedDocument } from '../../engine/printing/printed-document.ts'
import { drawnTemplate } from '../platform/documents/drawn-template.ts'
import type { Caller } from '../sections/section-context.ts'
import type { RefereeReport } from './referee-report.ts'
import { refereeText } from './referee-section.ts'

/** The fields of the referee's record that the report shows. */
const refereeFields = ['Name', 'MemberNo', 'Email', 'PhoneNo', 'PlaceOfWork', 'Designation', 'Address'] as const

/** Whether the referee is in the register. Records from before the look-up say that nobody checked. */
const standings: ReadonlySet<string> = new Set(['Member', 'Outsider'])

/**
 * A referee's response as a document (`documents/referee-report`): the applicant, the referee, the decision, and the
 * questions with their answers.
 */
export function reportDocument({ tenant, now }: Caller, report: RefereeReport): PrintedDocument {
  const values = { record: reportData(report) }
  const { blocks, ...document } = drawnTemplate(tenant, 'documents/referee-report', { values }, now)
  return { ...document, blocks: blocks.flatMap((block) => (block.kind === 'stored-picture' ? [] : [block])) }
}

function reportData({ applicant, referee, questions, ...report }: RefereeReport): JsonObject {
  const standing = refereeText(referee, 'standing')
  return {
    applicant: { name: applicant.Name, category: applicant.category },
    referee: Object.fromEntries(refereeFields.map((name) => [name, refereeText(referee, name)])),
    standing: standings.has(standing) ? standing : 'Unchecked',
    type: report.type,
    response: report.response,
    answeredAt: report.answeredAt.toISOString(),
    ...(report.remarks !== null && { remarks: report.remarks }),
    questions: questions.map(({ question, answer }) => ({ question, answer })),
  }
}
