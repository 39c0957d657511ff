import type {
  AnswersBlock,
  CodeBlock,
  DocumentBlock,
  FieldsBlock,
  GroupBlock,
  ListBlock,
  PictureBlock,
  SignaturesBlock,
  TableBlock,
  TemplateSignatory,
} from '../document/document-template.ts'
import { isJsonArray } from '../json/json.ts'
import { plainText } from '../reading/plain-text.ts'
import { readFile } from '../reading/read-file.ts'
import { fillTemplate, valueNamed } from './fill-text.ts'
import { isShownIn } from './is-shown.ts'
import type { Printing, TemplateBlock } from './printing.ts'
import { rowScope } from './template-scope.ts'

/** A printing with the signatories of its template. */
export type BlockPrinting = Printing & { readonly signatories: readonly TemplateSignatory[] }

type Printers = {
  readonly [Kind in DocumentBlock['kind']]: (
    block: Extract<DocumentBlock, { kind: Kind }>,
    printing: BlockPrinting,
  ) => readonly TemplateBlock[]
}

const printers: Printers = {
  heading: ({ text, level = 2 }, printing) =>
    filled(text, printing, (written) => ({ kind: 'heading', level, text: written })),
  title: ({ align = 'left' }) => [{ kind: 'title', align }],
  paragraph: ({ text, style = 'body', align = 'left' }, printing) =>
    filled(text, printing, (written) => ({ kind: 'paragraph', text: written, style, align })),
  fields: printFields,
  table: printTable,
  list: printList,
  picture: printPicture,
  signatures: printSignatures,
  code: printCode,
  space: ({ size = 'medium' }) => [{ kind: 'space', size }],
  'page-break': () => [{ kind: 'page-break' }],
  answers: printAnswers,
  group: printGroup,
}

/** The printed blocks of a template's blocks that are shown with this data. */
export const printBlocks = (blocks: readonly DocumentBlock[], printing: BlockPrinting): readonly TemplateBlock[] =>
  blocks.filter((block) => isShownIn(block, printing)).flatMap((block) => printBlock(block, printing))

function printBlock<Kind extends DocumentBlock['kind']>(
  block: Extract<DocumentBlock, { kind: Kind }> & { readonly kind: Kind },
  printing: BlockPrinting,
): readonly TemplateBlock[] {
  const print: Printers[Kind] = printers[block.kind]
  return print(block, printing)
}

function filled(text: string, printing: Printing, make: (written: string) => TemplateBlock): readonly TemplateBlock[] {
  const written = fillTemplate(text, printing)
  return written === '' ? [] : [make(written)]
}

function printFields({ fields, columns = 1 }: FieldsBlock, printing: BlockPrinting): readonly TemplateBlock[] {
  const printed = fields
    .filter((field) => isShownIn(field, printing))
    .map(({ label, text, empty = '' }) => ({ label, value: fillTemplate(text, printing) || empty }))
    .filter(({ value }) => value !== '')
  return printed.length === 0 ? [] : [{ kind: 'fields', columns, fields: printed }]
}

function printTable({ of, columns }: TableBlock, printing: BlockPrinting): readonly TemplateBlock[] {
  const shown = columns.filter((column) => isShownIn(column, printing))
  const rows = rowsOf(of, printing).map((row) => shown.map(({ text }) => fillTemplate(text, row)))
  const titles = shown.map(({ title, align = 'left' }) => ({ title, align }))
  return rows.length === 0 || shown.length === 0 ? [] : [{ kind: 'table', columns: titles, rows }]
}

function printList({ numbered = false, of, text = '', detail, items = [] }: ListBlock, printing: BlockPrinting) {
  const declared = items
    .filter((item) => isShownIn(item, printing))
    .map((item) => ({ text: fillTemplate(item.text, printing) }))
  const repeated = (of === undefined ? [] : rowsOf(of, printing)).map((row) => ({
    text: fillTemplate(text, row),
    ...(detail !== undefined && { detail: fillTemplate(detail, row) }),
  }))
  const printed = [...declared, ...repeated].filter((item) => item.text !== '')
  return printed.length === 0 ? [] : [{ kind: 'list' as const, numbered, items: printed }]
}

function printPicture({ of, text }: PictureBlock, printing: BlockPrinting): readonly TemplateBlock[] {
  const file = readFile(valueNamed(of, printing), fillTemplate(text, printing))
  return file === undefined ? [] : [{ kind: 'stored-picture', file }]
}

function printSignatures({ place = 'flow' }: SignaturesBlock, printing: BlockPrinting): readonly TemplateBlock[] {
  const signatories = printing.signatories
    .filter((one) => isShownIn(one, printing))
    .map(({ name, office }) => ({ name: fillTemplate(name, printing), office: fillTemplate(office, printing) }))
  return signatories.length === 0 ? [] : [{ kind: 'signatures', place, signatories }]
}

function printCode({ text, alt, place = 'flow' }: CodeBlock, printing: BlockPrinting): readonly TemplateBlock[] {
  const [address, code] = ['issued.address', 'issued.code'].map((name) => plainText(valueNamed(name, printing)))
  if (!address || !code) return []
  return [{ kind: 'code', place, address, code, text: fillTemplate(text, printing), alt: fillTemplate(alt, printing) }]
}

/** What forms show, with fields in as many columns as the template has. */
function printAnswers({ of, columns = 1 }: AnswersBlock, printing: BlockPrinting): readonly TemplateBlock[] {
  const blocks = printing.contents?.get(plainText(valueNamed(of, printing))) ?? []
  return blocks.map((block) => (block.kind === 'fields' ? { ...block, columns } : block))
}

function printGroup({ of, blocks }: GroupBlock, printing: BlockPrinting): readonly TemplateBlock[] {
  return rowsOf(of, printing).flatMap((row) => printBlocks(blocks, row))
}

/** A printing for each item of a list, with the item as its `row`. */
function rowsOf(of: string, printing: BlockPrinting): readonly BlockPrinting[] {
  const items = valueNamed(of, printing)
  const scope = rowScope(printing.scope, of)
  return (isJsonArray(items) ? items : []).map((row) => ({ ...printing, scope, values: { ...printing.values, row } }))
}
