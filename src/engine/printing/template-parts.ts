import type { Condition } from '../document/condition.ts'
import type { DocumentBlock, DocumentTemplate } from '../document/document-template.ts'

/** A part of a template with the names that it mentions. */
export interface TemplatePart {
  /** In the composed document. */
  readonly pointer: string
  /** Its texts, by key. */
  readonly texts: readonly (readonly [key: string, text: string])[]
  /** The value that it shows or repeats. */
  readonly of?: string
  readonly when?: Condition
  /** The lists around it, from the outside: each is the `row` of the part within. */
  readonly within: readonly string[]
}

const textKeys: ReadonlySet<string> = new Set('title subtitle text label detail empty alt name office'.split(' '))

interface Place {
  readonly pointer: string
  readonly within: readonly string[]
}

/** Every part of a template that mentions data. */
export function templateParts(template: DocumentTemplate): readonly TemplatePart[] {
  const { title, titles, subtitle, letterhead, signatories, blocks } = template
  const root: Place = { pointer: '/document', within: [] }
  return [
    part({ title, subtitle }, root),
    ...partsOf(titles, below(root, 'titles')),
    ...partsOf(letterhead, below(root, 'letterhead')),
    ...partsOf(signatories, below(root, 'signatories')),
    ...blocks.flatMap((block, i) => blockParts(block, below(root, `blocks/${i}`))),
  ]
}

const below = ({ pointer, within }: Place, step: string): Place => ({ pointer: `${pointer}/${step}`, within })

function blockParts(block: DocumentBlock, place: Place): readonly TemplatePart[] {
  const own = part(block, place)
  const inside = (of: string | undefined): Place =>
    of === undefined ? place : { ...place, within: [...place.within, of] }
  switch (block.kind) {
    case 'group':
      return [own, ...block.blocks.flatMap((one, i) => blockParts(one, below(inside(block.of), `blocks/${i}`)))]
    case 'table':
      return [own, ...partsOf(block.columns, below(inside(block.of), 'columns'))]
    case 'fields':
      return [own, ...partsOf(block.fields, below(place, 'fields'))]
    case 'list':
      return listParts(block, place, inside(block.of))
    default:
      return [own]
  }
}

/** The text and detail of a list are about its rows, its condition and the list itself are not. */
function listParts(
  block: Extract<DocumentBlock, { kind: 'list' }>,
  place: Place,
  inside: Place,
): readonly TemplatePart[] {
  const { text, detail, items, ...rest } = block
  return [part(rest, place), part({ text, detail }, inside), ...partsOf(items, below(place, 'items'))]
}

const partsOf = (items: readonly object[] | undefined, { pointer, within }: Place): readonly TemplatePart[] =>
  (items ?? []).map((item, i) => part(item, { pointer: `${pointer}/${i}`, within }))

function part(holder: object, { pointer, within }: Place): TemplatePart {
  const { of, when }: { readonly of?: string; readonly when?: Condition } = holder
  const texts = Object.entries(holder).flatMap(([key, text]: readonly [string, unknown]) =>
    textKeys.has(key) && typeof text === 'string' ? [[key, text] as const] : [],
  )
  return { pointer, texts, within, ...(of !== undefined && { of }), ...(when !== undefined && { when }) }
}
