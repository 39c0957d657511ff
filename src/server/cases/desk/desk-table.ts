import type { CaseSummary } from '../../../contract/case.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import { textOf } from '../../platform/texts/text-of.ts'
import { findCategory } from '../../profiles/category.ts'
import type { CellKind } from '../../platform/sheets/sheet.ts'

const columns = ['number', 'owner', 'category', 'state', 'started', 'due', 'assignee', 'asked'] as const

const kinds: Readonly<Partial<Record<string, CellKind>>> = { started: 'moment', due: 'date' }

/** Cases as the lines of a file, in the language of an edition. */
export function deskTable(tenant: PublishedTenant, title: string, cases: readonly CaseSummary[]) {
  return {
    titles: columns.map((column) => textOf(tenant, `portal.desk.column.${column}`)),
    kinds: columns.map((column) => kinds[column]),
    rows: cases.map(({ number, owner, category = '', title: state, started, due, assignee, asked }) => [
      number,
      owner.name,
      findCategory(tenant, category)?.Description ?? category,
      state,
      started,
      due ?? '',
      assignee?.name ?? '',
      textOf(tenant, asked ? 'portal.yes' : 'portal.no'),
    ]),
    about: title,
  }
}
