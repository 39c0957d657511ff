import type { DocumentBlock, DocumentTemplate } from '../../document/document-template.ts'
import type { PlacedList } from '../subject/check-list.ts'

/** Every list of a template whose items have ids. */
export function templateLists(template: DocumentTemplate): readonly PlacedList[] {
  const { titles = [], letterhead = [], signatories = [], blocks } = template
  return [
    { pointer: '/document/titles', items: titles },
    { pointer: '/document/letterhead', items: letterhead },
    { pointer: '/document/signatories', items: signatories },
    ...blockLists(blocks, '/document/blocks'),
  ]
}

function blockLists(blocks: readonly DocumentBlock[], pointer: string): readonly PlacedList[] {
  return [
    { pointer, items: blocks },
    ...blocks.flatMap((block, i) => {
      const at = `${pointer}/${i}`
      if (block.kind === 'group') return blockLists(block.blocks, `${at}/blocks`)
      if (block.kind === 'table') return [{ pointer: `${at}/columns`, items: block.columns }]
      if (block.kind === 'fields') return [{ pointer: `${at}/fields`, items: block.fields }]
      if (block.kind === 'list') return [{ pointer: `${at}/items`, items: block.items ?? [] }]
      return []
    }),
  ]
}
