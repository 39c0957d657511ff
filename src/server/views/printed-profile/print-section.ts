import { compileCondition } from '../../../engine/condition/compile-condition.ts'
import { evaluate } from '../../../engine/condition/evaluate.ts'
import type { CollectionPageDefinition } from '../../../engine/document/collection-page.ts'
import { isJsonObject, objectAt } from '../../../engine/json/json.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { ShownSection } from '../../../engine/page/shown-section.ts'
import type { ShownCollection } from '../../../engine/page/viewed-collection.ts'
import { emptyDate } from '../../../engine/format/format-date.ts'
import { formatOf } from '../../../engine/reading/column-formats.ts'
import { filesIn } from '../../../engine/reading/read-file.ts'
import { cellReader } from '../../../engine/reading/read-cell.ts'
import { readRecord } from '../../../engine/reading/read-record.ts'
import type { ReadPart } from '../../../engine/reading/read-record.ts'
import { readingWords } from '../../../engine/reading/reading.ts'
import type { ReadFile, Reading } from '../../../engine/reading/reading.ts'
import { textOf } from '../../platform/texts/text-of.ts'
import type { PrintedBlock } from '../../platform/documents/printed-document.ts'
import { revisedRow } from '../../sections/revised-row.ts'
import type { RecordRow } from '../../profiles/records.ts'
import { sectionContext } from '../../sections/section-context.ts'
import type { Caller, SectionState } from '../../sections/section-context.ts'
import { fullRecord } from '../../sections/wire-record.ts'

/** The printed blocks of a section, and the files in its records. */
export interface PrintedSection {
  readonly blocks: readonly (PrintedBlock | PicturePlace)[]
  readonly files: readonly ReadFile[]
}

/** The place of a stored picture, until it has been read. */
export interface PicturePlace {
  readonly kind: 'stored-picture'
  readonly file: ReadFile
}

/** Printed where there is no answer. */
const none = '—'

/** Prints a section as its page shows it: a record's answers in groups, or a collection as a table. */
export function printSection(caller: Caller, page: ShownSection['page'], section: SectionState): PrintedSection {
  const state = page.kind === 'collection' ? inView(caller, page, section) : section
  const readings = state.rows.map((row) => readingOf(caller, state, row))
  const print =
    page.kind === 'collection' ? printCollection(caller, page, state, readings) : printRecord(state, readings)
  const blocks = print.length > 0 ? print : [{ kind: 'paragraph' as const, text: emptyText(caller, page) }]
  const fields = objectAt(state.form.document.schema, 'properties')
  const files = readings.flatMap(({ answers }) => namedFiles(answers, fields))
  return { blocks: [{ kind: 'heading', level: 2, text: page.title }, ...blocks], files }
}

/** A section with only the records that a view shows. */
function inView(caller: Caller, { where }: ShownCollection, section: SectionState): SectionState {
  if (where === undefined) return section
  const { user, profile, settings, today, records } = sectionContext(caller, section)
  const fits = compileCondition(where)
  const isShown = (row: RecordRow) =>
    fits({ user, profile, settings, today, records, record: fullRecord(section.form, row) })
  return { ...section, rows: section.rows.filter(isShown) }
}

const emptyText = ({ tenant }: Caller, page: ShownSection['page']): string =>
  textOf(tenant, page.kind === 'collection' ? 'document.none.records' : 'document.none.record')

function namedFiles(answers: Reading['answers'], properties: JsonObject): readonly ReadFile[] {
  if (!isJsonObject(answers)) return []
  return Object.entries(answers).flatMap(([name, value]) => {
    const schema = properties[name]
    return filesIn(value, isJsonObject(schema) && typeof schema.title === 'string' ? schema.title : name)
  })
}

function readingOf(caller: Caller, state: SectionState, record: RecordRow): Reading {
  const { tenant } = caller
  return {
    document: state.form.document,
    answers: shownAnswers(revisedRow(state.form, record).answers),
    context: sectionContext(caller, { ...state, record }),
    language: tenant.language,
    words: readingWords((key, ...params) => textOf(tenant, key, ...params)),
  }
}

const shownAnswers = (answers: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== null && value !== emptyDate))

const printRecord = ({ form }: SectionState, [reading]: readonly Reading[]): PrintedSection['blocks'] =>
  reading ? partBlocks(readRecord(reading, form.plan), 3) : []

/** The page's table, followed by each record's answers without a column. */
function printCollection(
  caller: Caller,
  page: CollectionPageDefinition,
  state: SectionState,
  readings: readonly Reading[],
): PrintedSection['blocks'] {
  if (readings.length === 0) return []
  const values = sectionContext(caller, state)
  const { user, profile, settings, today, records } = values
  const columns = page.columns.filter(
    ({ when }) => when === undefined || evaluate(when, { user, profile, settings, today, records }),
  )
  const shown = new Set(columns.map(({ field }) => field))
  const rows = readings.map((reading) => {
    const read = cellReader(reading)
    return columns.map((column) => read(recordOf(reading), column) || none)
  })
  const details = readings.flatMap((reading, index) => {
    const parts = readRecord(reading, state.form.plan).filter(
      (part) => part.kind !== 'answer' || (!shown.has(part.name) && part.text !== ''),
    )
    const filled = withoutEmptyHeadings(parts)
    const name = `${index + 1}. ${rows[index]?.[0] ?? ''}`
    return filled.length === 0
      ? []
      : [{ kind: 'heading' as const, level: 3 as const, text: name }, ...partBlocks(filled, 4)]
  })
  const titles = columns.map((column) => ({
    title: column.title,
    ...(formatOf(column).align === 'right' && { align: 'right' as const }),
  }))
  return [{ kind: 'table', columns: titles, rows }, ...details]
}

const recordOf = ({ answers }: Reading): JsonObject => (isJsonObject(answers) ? answers : {})

const withoutEmptyHeadings = (parts: readonly ReadPart[]): readonly ReadPart[] =>
  parts.filter(({ kind }, index) => kind !== 'heading' || (parts[index + 1]?.kind ?? 'heading') !== 'heading')

/** Consecutive answers form one list of fields. A picture is separate, below its heading or title. */
function partBlocks(parts: readonly ReadPart[], level: 3 | 4): PrintedSection['blocks'] {
  const blocks: (PrintedBlock | PicturePlace)[] = []
  let fields: { readonly label: string; readonly value: string }[] = []
  const flush = () => {
    if (fields.length > 0) blocks.push({ kind: 'fields', fields })
    fields = []
  }
  for (const part of parts) {
    if (part.kind === 'answer' && part.isPicture && part.file) {
      flush()
      if (blocks.at(-1)?.kind !== 'heading') blocks.push({ kind: 'paragraph', text: part.title })
      blocks.push({ kind: 'stored-picture', file: part.file })
      continue
    }
    if (part.kind === 'answer') {
      fields.push({ label: part.title, value: part.text === '' ? none : part.text })
      continue
    }
    flush()
    blocks.push({ kind: 'heading', level, text: part.title })
    if (part.kind === 'rows')
      blocks.push({
        kind: 'table',
        columns: part.columns.map((title) => ({ title })),
        rows: part.rows.map((row) => row.map((text) => text || none)),
      })
  }
  flush()
  return blocks
}
