import { formatDate } from '../../engine/format/format-date.ts'
import { todayIn } from '../../engine/format/today-in.ts'
import type { PrintedBlock, PrintedDocument } from '../platform/documents/printed-document.ts'
import type { TextKey } from '../../engine/translate/texts.ts'
import { frameTexts } from '../platform/documents/frame-texts.ts'
import { fieldTitleAt } from '../../engine/validation/field-title-at.ts'
import { textOf } from '../platform/texts/text-of.ts'
import { formOf } from '../platform/published/published-tenant.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { RefereeReport } from './referee-report.ts'
import { refereeSection, refereeText } from './referee-section.ts'
import type { Caller } from '../sections/section-context.ts'

type ReportText = TextKey extends infer Key ? (Key extends `document.referee.${infer Name}` ? Name : never) : never

/** The printed fields of the referee's record, with the titles of its form. */
const refereeFields = ['Name', 'MemberNo', 'Email', 'PhoneNo', 'PlaceOfWork', 'Designation', 'Address'] as const

/** Whether the referee is in the register. Records from before the look-up say that nobody checked. */
const standings: ReadonlyMap<string, ReportText> = new Map([
  ['Member', 'member'],
  ['Outsider', 'outsider'],
])

/**
 * A referee's response as a document: the applicant, the referee, the decision, and the questions with their answers.
 */
export function reportDocument({ tenant, now }: Caller, report: RefereeReport): PrintedDocument {
  const { applicant, referee } = report
  const say = (name: ReportText) => textOf(tenant, `document.referee.${name}`)
  return {
    title: say('title'),
    subtitle: applicant.Name,
    ...frameTexts(tenant, now),
    blocks: [
      { kind: 'heading', level: 2, text: say('applicant') },
      {
        kind: 'fields',
        fields: [
          { label: fieldTitle(tenant, 'Name'), value: applicant.Name },
          { label: say('category'), value: applicant.category },
        ],
      },
      { kind: 'heading', level: 2, text: say('referee') },
      {
        kind: 'fields',
        fields: [
          ...refereeFields
            .map((name) => ({ label: fieldTitle(tenant, name), value: refereeText(referee, name) }))
            .filter(({ value }) => value !== ''),
          { label: say('register'), value: say(standings.get(refereeText(referee, 'standing')) ?? 'unchecked') },
          { label: say('type'), value: report.type },
        ],
      },
      ...answerBlocks(tenant, report, say),
    ],
  }
}

function answerBlocks(
  tenant: PublishedTenant,
  { response, answeredAt, questions, remarks }: RefereeReport,
  say: (name: ReportText) => string,
): readonly PrintedBlock[] {
  const answeredOn = formatDate(todayIn(tenant.declaration.timeZone, answeredAt), tenant.language)
  const fields = [
    { label: say('response'), value: say(response === 'Accept' ? 'accepted' : 'rejected') },
    { label: say('answered'), value: answeredOn },
    ...(remarks === null ? [] : [{ label: say('remarks'), value: remarks }]),
  ]
  return [
    { kind: 'heading', level: 2, text: say('response') },
    { kind: 'fields', fields },
    ...(questions.length === 0
      ? []
      : ([
          { kind: 'heading', level: 2, text: say('questions') },
          { kind: 'questions', questions },
        ] as const)),
  ]
}

const fieldTitle = (tenant: PublishedTenant, name: string): string =>
  fieldTitleAt(formOf(tenant, refereeSection).document, `/${name}`)
