import type { CollectionPageDefinition, ViewPage } from '../../document/collection-page.ts'
import { mendName } from '../../document/mend-name.ts'
import type { RowsAction, RowsColumn, RowsPage, RowsPart } from '../../document/rows-page.ts'
import { ownValue } from '../../json/json.ts'
import { rowFields } from '../../page/row-fields.ts'
import { checkColumnUse } from '../subject/check-column-use.ts'
import { checkList } from '../subject/check-list.ts'
import { checkNotMasked } from '../subject/check-not-masked.ts'
import { checkRowsAs } from '../subject/check-rows-as.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import type { Finding } from '../subject/finding.ts'
import { mendDocument } from '../subject/mend-reference.ts'

/** What a page over rows that the server makes declares fits its source, and what it names exists. */
export const checkRowsPage = (checked: CheckedDocument, page: RowsPage): readonly Finding[] => [
  ...page.columns.flatMap((column, i) => columnFindings(page, column, `/page/columns/${i}`)),
  ...checkList({ pointer: '/page/exported/facts', items: page.exported?.facts ?? [] }),
  ...exportFindings(page),
  ...billingFindings(checked, page),
  ...(page.actions ?? []).flatMap((action, i) => actionFindings(checked, page, action, `/page/actions/${i}`)),
  ...(page.parts ?? []).flatMap(({ id, of }, i) => partFindings(checked, { id, of }, `/page/parts/${i}/of`)),
]

function columnFindings({ source }: RowsPage, column: RowsColumn, pointer: string): readonly Finding[] {
  const { id, field, format = 'text' } = column
  const kind = ownValue(rowFields[source], field)
  if (kind === undefined) {
    const message = `The column "${id}" shows "${field}", which the rows of "${source}" do not have.`
    return [{ pointer: `${pointer}/field`, message, ...mendName(field, Object.keys(rowFields[source])) }]
  }
  const values = { areNumbers: kind === 'money', areDates: kind === 'date', areTexts: kind === 'text' }
  const isNamed = addressed.has(field)
  return [
    ...checkColumnUse({ ...column, format }, pointer, values),
    ...(isNamed ? checkNotMasked(column, pointer) : []),
  ]
}

/** The fields that are in the addresses of what rows open. */
const addressed: ReadonlySet<string> = new Set(['documentNo', 'recieptNo'])

const exportFindings = (page: RowsPage): readonly Finding[] =>
  page.exported === undefined || page.export !== undefined
    ? []
    : [{ pointer: '/page/exported', message: 'The page offers no file of its rows.', mend: 'Add "export": "csv".' }]

/** Subscriptions are the invoices of one yearly billing; the other sources have nothing to do with one. */
function billingFindings({ surroundings }: CheckedDocument, { source, billing }: RowsPage): readonly Finding[] {
  const pointer = '/page/billing'
  if (source !== 'ledger/subscriptions') {
    const message = `The rows of "${source}" are not those of a yearly billing.`
    return billing === undefined ? [] : [{ pointer, message, mend: 'Remove "billing".' }]
  }
  const known = [...surroundings.documents].flatMap(([id, document]) => (document.billing === undefined ? [] : [id]))
  if (billing === undefined) return [{ pointer, message: 'Name the yearly billing in "billing".' }]
  const message = `The page names the billing "${billing}", which does not exist.`
  return known.includes(billing) ? [] : [{ pointer, message, ...mendName(billing, known) }]
}

/** Rows can be paid that say what is owed of them; documents are named for those that are none themselves. */
function actionFindings(
  checked: CheckedDocument,
  { source }: RowsPage,
  action: RowsAction,
  pointer: string,
): readonly Finding[] {
  if (action.kind === 'pay') {
    const message = `The action "${action.id}" pays what is owed of a row, which the rows of "${source}" do not say.`
    return Object.hasOwn(rowFields[source], 'remainingAmtLCY') ? [] : [{ pointer: `${pointer}/kind`, message }]
  }
  const { id, document } = action
  if (document === undefined) {
    const message = `The rows of "${source}" are no documents themselves.`
    return Object.hasOwn(rowFields[source], 'documentType')
      ? []
      : [{ pointer, message, mend: 'Name one in "document".' }]
  }
  const at = `${pointer}/document`
  if (source !== 'ledger/subscriptions') {
    const message = `The action "${id}" names a document, which the rows of "${source}" do not have.`
    return [{ pointer: at, message, mend: 'Remove "document".' }]
  }
  const isKnown =
    !document.startsWith('documents/') || checked.surroundings.documents.get(document)?.document !== undefined
  const message = `The action "${id}" names the template "${document}", which does not exist.`
  return isKnown ? [] : [{ pointer: at, message, ...mendDocument(checked, document) }]
}

function partFindings(checked: CheckedDocument, { id, of }: RowsPart, pointer: string): readonly Finding[] {
  const kind = checked.surroundings.documents.get(of)?.page?.kind
  const message = `The part "${id}" needs a document whose page is of the kind "rows".`
  return kind === 'rows' ? [] : [{ pointer, message, ...(kind === undefined && mendDocument(checked, of)) }]
}

/** A section's records, or those of a view, can be drawn as the page declares. A view has its section's layout. */
export function checkRecordsAs(
  { surroundings }: CheckedDocument,
  page: CollectionPageDefinition | ViewPage,
): readonly Finding[] {
  const shown = page.kind === 'view' ? surroundings.documents.get(page.section)?.page : page
  const layout = shown?.kind === 'collection' ? shown.layout : undefined
  return checkRowsAs({ ...page, layout }, '/page')
}
