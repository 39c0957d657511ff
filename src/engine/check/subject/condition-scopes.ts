import type { ConditionScope, DeclaredSource } from '../../condition/condition-scope.ts'
import type { ValueSource } from '../../document/condition.ts'
import type { PageDefinition } from '../../document/page-definition.ts'
import type { JsonObject } from '../../json/json.ts'
import { bookingFields } from '../../page/booking-fields.ts'
import { rowFields } from '../../page/row-fields.ts'
import type { RowValueKind } from '../../page/row-fields.ts'
import type { CheckedDocument } from './checked-document.ts'

/**
 * The values that a form's rules and keywords may refer to: the stored record and its collection, the user, the
 * settings.
 */
export function formScope({ document, surroundings }: CheckedDocument): ConditionScope {
  const schema = document.schema ?? {}
  return {
    lists: surroundings.lists,
    sources: new Map<ValueSource, DeclaredSource>([
      ...surroundings.named,
      ['record', { schema, root: schema }],
      ['records', { schema: { type: 'array', items: schema }, root: schema }],
    ]),
  }
}

/** The values that keywords of a field may refer to: also the answers. `row` is resolved during evaluation. */
export function answersScope(checked: CheckedDocument): ConditionScope {
  const scope = formScope(checked)
  const schema = checked.document.schema ?? {}
  const sources = new Map<ValueSource, DeclaredSource | 'unknown'>(scope.sources)
  return { ...scope, sources: sources.set('answers', { schema, root: schema }).set('row', 'unknown') }
}

/** The values that a page without a form may refer to: the user and the settings, and of rows the row that it shows. */
export function pageScope(checked: CheckedDocument): ConditionScope {
  const { document, surroundings } = checked
  if (document.schema !== undefined) return formScope(checked)
  const fields = document.page && rowFieldsOf(document.page)
  if (fields === undefined) return { sources: surroundings.named }
  const record = { schema: rowSchema(fields) }
  return { sources: new Map<ValueSource, DeclaredSource>([...surroundings.named, ['record', record]]) }
}

const rowTypes: Readonly<Record<RowValueKind, JsonObject>> = {
  text: { type: 'string' },
  date: { type: 'string', format: 'date' },
  money: { type: 'number' },
  'yes-no': { type: 'boolean' },
}

/** What a row of a page has; undefined for a page that shows none. */
function rowFieldsOf(page: PageDefinition): RowFields | undefined {
  if (page.kind === 'events') return bookingFields
  return page.kind === 'rows' ? rowFields[page.source] : undefined
}

type RowFields = Readonly<Record<string, RowValueKind>>

/** A row as a schema. */
function rowSchema(row: RowFields): JsonObject {
  const fields = Object.entries(row).map(([name, kind]) => [name, rowTypes[kind]] as const)
  return { type: 'object', additionalProperties: false, properties: Object.fromEntries(fields) }
}
