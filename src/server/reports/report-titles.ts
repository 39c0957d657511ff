import type { ReportRow } from '../../contract/report.ts'
import { deskTitle } from '../../engine/cases/desk-title.ts'
import { parseJson } from '../../engine/json/parse-json.ts'
import { fieldsWithin, rootField, titleOf } from '../../engine/reading/declared-field.ts'
import { readValue } from '../../engine/reading/read-value.ts'
import { readingWords } from '../../engine/reading/reading.ts'
import type { DeclaredField, Reading } from '../../engine/reading/reading.ts'
import { contextOf } from '../platform/forms/context-of.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { textOf } from '../platform/texts/text-of.ts'
import { findCategory } from '../profiles/category.ts'
import type { CountedGroup, DescribedFor } from './count-rows.ts'

/** How the rows of a report are called, and in which order they stand. */
export interface ReportTitles {
  /** The title of the answer that they are grouped by; null where the group says it. */
  readonly heading: string | null
  readonly titleOf: (row: CountedGroup) => string
  readonly inOrder: (rows: readonly ReportRow[]) => readonly ReportRow[]
}

/** The titles of a report, in the language of an edition. */
export function reportTitles(asking: DescribedFor): ReportTitles {
  const { tenant, report } = asking
  if (report.by === 'answer') return ofAnswers(asking)
  if (report.by === 'category') return ofCategories(tenant)
  if (report.by === 'state') return ofStates(asking)
  return { heading: null, titleOf: ({ key }) => key, inOrder: (rows) => rows }
}

/** In the order of the case types and of their states; with the title of the type where there are several. */
function ofStates({ tenant, report, captioned }: DescribedFor): ReportTitles {
  const types = [...tenant.cases.values()].filter(({ id }) => report.types?.includes(id) ?? true)
  const declared = types.flatMap(({ id, declared: { states } }) => states.map((state) => `${id}/${state.id}`))
  const place = ({ key }: ReportRow) => (declared.includes(key) ? declared.indexOf(key) : declared.length)
  return {
    heading: null,
    titleOf({ type, key }) {
      const named = types.find(({ id }) => id === type)
      const title = named?.states.get(key)?.title ?? key
      const typeTitle = named && deskTitle(tenant.documents.get(named.id)?.page)
      return types.length > 1 && typeTitle !== undefined ? `${captioned(typeTitle)}: ${title}` : title
    },
    inOrder: (rows) => rows.toSorted((one, other) => place(one) - place(other)),
  }
}

/** The largest first. */
function ofCategories(tenant: PublishedTenant): ReportTitles {
  return {
    heading: null,
    titleOf: ({ key }) => findCategory(tenant, key)?.Description ?? (key === '' ? notStated(tenant) : key),
    inOrder: largestFirst,
  }
}

/** The largest first, in the words of the field's choices. */
function ofAnswers({ tenant, report, now }: DescribedFor): ReportTitles {
  const { section } = report
  const document = (section === undefined ? undefined : tenant.documents.get(section)) ?? {}
  const name = report.field ?? ''
  const field: DeclaredField = fieldsWithin(document, rootField(document)).get(name) ?? { schema: {}, ui: {} }
  const reading: Reading = {
    document,
    answers: {},
    context: contextOf(tenant, now),
    language: tenant.language,
    words: readingWords((key, ...params) => textOf(tenant, key, ...params)),
  }
  return {
    heading: titleOf(name, field),
    titleOf: ({ key }) => readValue(parseJson(key), field, reading) || notStated(tenant),
    inOrder: largestFirst,
  }
}

const notStated = (tenant: PublishedTenant): string => textOf(tenant, 'portal.reports.not-stated')

const largestFirst = (rows: readonly ReportRow[]): readonly ReportRow[] =>
  rows.toSorted((one, other) => sumOf(other) - sumOf(one) || one.title.localeCompare(other.title))

const sumOf = ({ values }: ReportRow): number => values.reduce((sum, value) => sum + value, 0)
