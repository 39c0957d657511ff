import type { CollectionPageDefinition, ViewPage } from '../../document/collection-page.ts'
import type { RowsPage } from '../../document/rows-page.ts'
import { checkColumnUse } from '../subject/check-column-use.ts'
import { checkNotMasked } from '../subject/check-not-masked.ts'
import { checkRowsAs } from '../subject/check-rows-as.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import type { Finding } from '../subject/finding.ts'

/** What the columns of a page over rows that the server makes declare fits what they show. */
export function checkRowsPage({ columns }: RowsPage): readonly Finding[] {
  return [
    ...columns.flatMap((column, i) => checkColumnUse(column, `/page/columns/${i}`)),
    ...columns.flatMap((column, i) =>
      column.field === 'documentNo' ? checkNotMasked(column, `/page/columns/${i}`) : [],
    ),
  ]
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
