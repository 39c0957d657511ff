import type { PrintedTemplate } from './print-template.ts'
import type { TemplateBlock } from './printing.ts'

/** All texts of a printed template that people read, in order. */
export function printedTexts({ title, subtitle = '', letterhead = [], blocks }: PrintedTemplate): readonly string[] {
  return [title, subtitle, ...letterhead, ...blocks.flatMap(blockTexts)].filter((text) => text !== '')
}

function blockTexts(block: TemplateBlock): readonly string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.text]
    case 'fields':
      return block.fields.flatMap(({ label, value }) => [label, value])
    case 'table':
      return [...block.columns.map(({ title }) => title), ...block.rows.flat()]
    case 'list':
      return block.items.flatMap(({ text, detail = '' }) => [text, detail])
    case 'signatures':
      return block.signatories.flatMap(({ name, office }) => [name, office])
    case 'code':
      return [block.text, block.code, block.address]
    case 'picture':
      return [block.alt]
    case 'stored-picture':
      return [block.file.title]
    case 'title':
    case 'space':
    case 'page-break':
      return []
  }
}
