import { reportGroups } from '../../document/reports-page.ts'
import type { ReportDefinition, ReportsPage } from '../../document/reports-page.ts'
import { mendName } from '../../document/mend-name.ts'
import { fieldsWithin, rootField } from '../../reading/declared-field.ts'
import { enumOptions } from '../../reading/enum-options.ts'
import { readListOptions } from '../../reading/list-option.ts'
import { uiOptions } from '../../reading/ui-options.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import type { Finding } from '../subject/finding.ts'
import { mendDocument, mendField } from '../subject/mend-reference.ts'

/** Each report can be counted: its source has such a group, and what it names exists. */
export const checkReports = (checked: CheckedDocument, { reports }: ReportsPage): readonly Finding[] =>
  reports.flatMap((report, i) =>
    [...groupOf(report), ...partsOf(report), ...typesOf(checked, report), ...answerOf(checked, report)].map(
      ({ pointer, ...finding }) => ({ pointer: `/page/reports/${i}${pointer}`, ...finding }),
    ),
  )

function groupOf({ id, source, by }: ReportDefinition): readonly Finding[] {
  const groups = reportGroups[source]
  if (groups.includes(by)) return []
  const message = `The report "${id}" groups ${source} by "${by}", which they do not have.`
  return [{ pointer: '/by', message, ...mendName(by, groups) }]
}

/** What only other reports can have counts for nothing, so it is a mistake. */
function partsOf(report: ReportDefinition): readonly Finding[] {
  const { id, source, by } = report
  const parts = [
    { part: 'types', isApt: source === 'cases', only: 'reports of cases' },
    { part: 'status', isApt: source === 'members', only: 'reports of members' },
    { part: 'section', isApt: by === 'answer', only: 'reports by an answer' },
    { part: 'field', isApt: by === 'answer', only: 'reports by an answer' },
  ] as const
  return parts.flatMap(({ part, isApt, only }) =>
    isApt || report[part] === undefined
      ? []
      : [{ pointer: `/${part}`, message: `The report "${id}" has "${part}", which only ${only} have.` }],
  )
}

function typesOf({ surroundings }: CheckedDocument, { id, types = [] }: ReportDefinition): readonly Finding[] {
  return types.flatMap((type, i) => {
    if (surroundings.documents.has(type)) return []
    const message = `The report "${id}" counts the case type "${type}", which does not exist.`
    return [{ pointer: `/types/${i}`, message, ...mendDocument({ surroundings }, type) }]
  })
}

function answerOf({ surroundings }: CheckedDocument, { id, by, section, field }: ReportDefinition): readonly Finding[] {
  if (by !== 'answer') return []
  if (section === undefined || field === undefined) {
    const mend = 'Name its "section" and its "field".'
    return [{ pointer: '', message: `The report "${id}" is by an answer, and does not say which.`, mend }]
  }
  const document = surroundings.documents.get(section)
  if (document?.schema === undefined) {
    const message = `The report "${id}" names the section "${section}", which does not exist.`
    return [{ pointer: '/section', message, ...mendDocument({ surroundings }, section) }]
  }
  const declared = fieldsWithin(document, rootField(document)).get(field)
  if (declared === undefined) {
    const message = `The report "${id}" names the field "${field}", which does not exist.`
    return [{ pointer: '/field', message, ...mendField(document, field) }]
  }
  const options = uiOptions(declared.ui)
  const hasChoices = readListOptions(options).length > 0 || enumOptions(declared.schema, options) !== undefined
  if (hasChoices) return []
  return [{ pointer: '/field', message: `The report "${id}" is by the field "${field}", which has no choices.` }]
}
