import { compileCondition } from '../../../engine/condition/compile-condition.ts'
import { evaluate } from '../../../engine/condition/evaluate.ts'
import type { CollectionPageDefinition } from '../../../engine/document/collection-page.ts'
import { isJsonObject } from '../../../engine/json/json.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { ShownSection } from '../../../engine/page/shown-section.ts'
import type { ShownCollection } from '../../../engine/page/viewed-collection.ts'
import { emptyDate } from '../../../engine/format/format-date.ts'
import { formatOf } from '../../../engine/reading/column-formats.ts'
import { fileKind } from '../../../engine/format/file-kind.ts'
import { formatSize } from '../../../engine/format/format-size.ts'
import { cellReader } from '../../../engine/reading/read-cell.ts'
import { readRecord } from '../../../engine/reading/read-record.ts'
import type { ReadPart } from '../../../engine/reading/read-record.ts'
import { readingWords } from '../../../engine/reading/reading.ts'
import type { Reading } from '../../../engine/reading/reading.ts'
import { textOf } from '../../platform/texts/text-of.ts'
import type { TemplateBlock } from '../../../engine/printing/printing.ts'
import { revisedRow } from '../../sections/revised-row.ts'
import type { RecordRow } from '../../profiles/records.ts'
import { sectionContext } from '../../sections/section-context.ts'
import type { Caller, SectionState } from '../../sections/section-context.ts'
import { fullRecord } from '../../sections/wire-record.ts'

/** A section to print: the title of its page, whether there is anything in it, and what its form shows. */
export interface PrintedSection {
  readonly title: string
  readonly state: 'filled' | 'no-record' | 'no-records'
  readonly blocks: readonly TemplateBlock[]
}

/** Printed where there is no answer. */
const none = '—'

/** Prints a section as its page shows it: a record's answers in groups, or a collection as a table. */
export function printSection(caller: Caller, page: ShownSection['page'], section: SectionState): PrintedSection {
  const state = page.kind === 'collection' ? inView(caller, page, section) : section
  const readings = state.rows.map((row) => readingOf(caller, state, row))
  const isCollection = page.kind === 'collection'
  const blocks = isCollection ? printCollection(caller, page, state, readings) : printRecord(state, readings)
  const empty = isCollection ? 'no-records' : 'no-record'
  return { title: page.title, state: blocks.length > 0 ? 'filled' : empty, blocks }
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
    const name = `${index + 1}. ${rows[index]?.[0] ?? ''}`
    const filled = withoutGroups(parts)
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

/** What is beside a row of the table is short, so that its groups need no headings. */
const withoutGroups = (parts: readonly ReadPart[]): readonly ReadPart[] =>
  parts.filter(({ kind }) => kind !== 'heading')

/** Consecutive answers form one list of fields. A picture is separate, below its heading or title. */
function partBlocks(parts: readonly ReadPart[], level: 3 | 4): PrintedSection['blocks'] {
  const blocks: TemplateBlock[] = []
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
      fields.push({ label: part.title, value: answerText(part) })
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

/** A file's name is followed by its type and size. */
function answerText({ text, file }: Extract<ReadPart, { kind: 'answer' }>): string {
  if (file === undefined) return text === '' ? none : text
  return [text, fileKind(file), formatSize(file.size)].filter((one) => one !== '').join(' · ')
}
