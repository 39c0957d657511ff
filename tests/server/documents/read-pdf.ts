import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A node of a page's structure tree, as pdf.js returns it. */
export interface TagNode {
  readonly role?: string
  readonly alt?: string
  readonly children?: readonly TagNode[]
}

export interface ReadPdf {
  readonly pages: number
  readonly title: string | undefined
  readonly language: string | undefined
  readonly isMarked: boolean
  /** The texts of each page, and its structure trees. */
  readonly texts: readonly string[]
  readonly trees: readonly TagNode[]
}

/** The parts of a PDF that assistive technology reads. */
export async function readPdf(content: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(content), verbosity: 0 })
  const pdf = await task.promise
  const { info } = await pdf.getMetadata()
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
  const read = {
    pages: pdf.numPages,
    title: textIn(info, 'Title'),
    language: textIn(info, 'Language'),
    isMarked: (await pdf.getMarkInfo())?.Marked === true,
    texts: await Promise.all(pages.map(async (page) => joined(await page.getTextContent()))),
    trees: await Promise.all(pages.map(async (page) => (await page.getStructTree()) as TagNode)),
  }
  await task.destroy()
  return read
}

/** The texts of all pages without line breaks, which depend on where a value stands. */
export const asOneLine = (texts: ReadPdf['texts']): string => texts.join(' ').replaceAll(/\s+/g, ' ')

/**
 * The characters of all pages without spaces: for codes of random letters, some pairs of which (`AJ`) stand so far
 * apart that pdf.js reads a space between them.
 */
export const withoutSpaces = (texts: ReadPdf['texts']): string => texts.join('').replaceAll(/\s+/g, '')

const joined = ({ items }: { readonly items: readonly object[] }): string =>
  items.map((item) => ('str' in item ? String(item.str) : '')).join(' ')

function textIn(info: object, key: string): string | undefined {
  const value: unknown = Object.entries(info).find(([name]) => name === key)?.[1]
  return typeof value === 'string' ? value : undefined
}

/** Every node of some trees, in order. */
export const nodesIn = (trees: readonly TagNode[]): readonly TagNode[] =>
  trees.flatMap((node) => [node, ...nodesIn(node.children ?? [])])

export const rolesIn = (trees: readonly TagNode[]): readonly (string | undefined)[] =>
  nodesIn(trees).map(({ role }) => role)
