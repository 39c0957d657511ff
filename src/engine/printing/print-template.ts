import type { NamedValues } from '../condition/named-values.ts'
import type { DocumentTemplate } from '../document/document-template.ts'
import type { JsonObject } from '../json/json.ts'
import { fillTemplate } from './fill-text.ts'
import { isShownIn } from './is-shown.ts'
import { printBlocks } from './print-blocks.ts'
import type { PrintedDocument, PrintedLook } from './printed-document.ts'
import type { Printing, PrintingData, PrintingWords, TemplateBlock } from './printing.ts'
import { templateScope } from './template-scope.ts'

/** A document as its template has it, before its stored pictures are read. */
export type PrintedTemplate = Pick<PrintedDocument, 'title' | 'subtitle' | 'look' | 'letterhead'> & {
  readonly blocks: readonly TemplateBlock[]
}

/** A template and what its data is declared as (`schema.json`). */
export interface TemplateDeclaration {
  readonly template: DocumentTemplate
  readonly data: JsonObject
}

/**
 * The printed document of a template. The template is in the reader's language already; a block whose text turns out
 * empty is left out. The same template and data give the same document.
 * @throws Error for a name whose source does not exist; the check refuses such a template
 */
export function printTemplate(
  { template, data }: TemplateDeclaration,
  given: PrintingData,
  words: PrintingWords,
): PrintedTemplate {
  const printing: Printing = { ...given, words, scope: templateScope(data, words.lists) }
  const fill = (text: string) => fillTemplate(text, printing)
  const subtitle = template.subtitle === undefined ? '' : fill(template.subtitle)
  const letterhead = (template.letterhead ?? [])
    .filter((line) => isShownIn(line, printing))
    .map(({ text }) => fill(text))
    .filter((text) => text !== '')
  return {
    title: fill(templateTitle(template, given.values)),
    ...(subtitle !== '' && { subtitle }),
    look: lookOf(template),
    ...(letterhead.length > 0 && { letterhead }),
    blocks: printBlocks(template.blocks, { ...printing, signatories: template.signatories ?? [] }),
  }
}

/** The title that a template has with this data, its names not filled in. */
export const templateTitle = ({ title, titles = [] }: DocumentTemplate, values: NamedValues): string =>
  titles.find((one) => isShownIn(one, { values }))?.text ?? title

function lookOf({ layout, orientation, typeface, frame, seal, accent }: DocumentTemplate): PrintedLook {
  return {
    layout: layout ?? 'report',
    orientation: orientation ?? 'portrait',
    typeface: typeface ?? 'sans',
    frame: frame ?? 'none',
    seal: seal ?? 'none',
    accent: accent ?? 'rule',
  }
}
