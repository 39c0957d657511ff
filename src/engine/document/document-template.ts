import type {
  ParagraphStyle,
  SpaceSize,
  TextAlign,
  TemplateAccent,
  TemplateFrame,
  TemplateLayout,
  TemplateOrientation,
  TemplateSeal,
  TemplateTypeface,
} from '../../generated/closed-names.ts'
import type { JsonObject } from '../json/json.ts'
import type { Condition } from './condition.ts'
import type { PlacedItem } from './page-base.ts'

/**
 * A template of a document that is drawn or issued (`schemas/documents`). Its texts name data in braces, with a format
 * where the data's own is not the wanted one: `{case.number}`, `{issued.on:year}`.
 */
export interface DocumentTemplate {
  readonly title: string
  /** The first whose condition holds is the title instead. */
  readonly titles?: readonly TemplateTitle[]
  readonly subtitle?: string
  readonly layout?: TemplateLayout
  readonly orientation?: TemplateOrientation
  readonly typeface?: TemplateTypeface
  readonly frame?: TemplateFrame
  readonly seal?: TemplateSeal
  /** Of letters and reports. */
  readonly accent?: TemplateAccent
  /** The organisation's address, line by line, beside its logo. */
  readonly letterhead?: readonly TemplateLine[]
  readonly signatories?: readonly TemplateSignatory[]
  readonly blocks: readonly DocumentBlock[]
}

export interface TemplateTitle extends PlacedItem {
  readonly text: string
  readonly when: Condition
}

export interface TemplateLine extends PlacedItem {
  readonly text: string
  readonly when?: Condition
}

/** Who signs: the line shows the name and the office. */
export interface TemplateSignatory extends PlacedItem {
  readonly name: string
  readonly office: string
  readonly when?: Condition
}

export type DocumentBlock =
  | HeadingBlock
  | TitleBlock
  | ParagraphBlock
  | FieldsBlock
  | TableBlock
  | ListBlock
  | PictureBlock
  | SignaturesBlock
  | CodeBlock
  | SpaceBlock
  | PageBreakBlock
  | AnswersBlock
  | GroupBlock

export interface BlockBase extends PlacedItem {
  readonly when?: Condition
}

export interface HeadingBlock extends BlockBase {
  readonly kind: 'heading'
  readonly text: string
  /** By default 2. */
  readonly level?: 2 | 3 | 4
}

/** Where the title is; without this block it comes first. */
export interface TitleBlock extends BlockBase {
  readonly kind: 'title'
  readonly align?: TextAlign
}

export interface ParagraphBlock extends BlockBase {
  readonly kind: 'paragraph'
  readonly text: string
  readonly style?: ParagraphStyle
  readonly align?: TextAlign
}

/** Labels with values. A field without a value is left out, unless it says what stands there instead. */
export interface FieldsBlock extends BlockBase {
  readonly kind: 'fields'
  readonly columns?: 1 | 2
  readonly fields: readonly TemplateField[]
}

export interface TemplateField extends PlacedItem {
  readonly label: string
  readonly text: string
  readonly empty?: string
  readonly when?: Condition
}

/** A row for each item of a list of the data, which its texts name as `row`. */
export interface TableBlock extends BlockBase {
  readonly kind: 'table'
  readonly of: string
  readonly columns: readonly TemplateColumn[]
}

export interface TemplateColumn extends PlacedItem {
  readonly title: string
  readonly text: string
  readonly align?: 'left' | 'right'
  readonly when?: Condition
}

/** Items that are declared, or one for each item of a list of the data. */
export interface ListBlock extends BlockBase {
  readonly kind: 'list'
  readonly numbered?: boolean
  readonly of?: string
  readonly text?: string
  readonly detail?: string
  readonly items?: readonly TemplateLine[]
}

/** A stored picture of the data; `text` is its alternative. */
export interface PictureBlock extends BlockBase {
  readonly kind: 'picture'
  readonly of: string
  readonly text: string
}

/** Lines for the signatories of the template. */
export interface SignaturesBlock extends BlockBase {
  readonly kind: 'signatures'
  readonly place?: 'flow' | 'foot'
}

/** The code to verify an issued document by. */
export interface CodeBlock extends BlockBase {
  readonly kind: 'code'
  readonly text: string
  /** The alternative text of the QR code. */
  readonly alt: string
  readonly place?: 'flow' | 'foot'
}

export interface SpaceBlock extends BlockBase {
  readonly kind: 'space'
  readonly size?: SpaceSize
}

export interface PageBreakBlock extends BlockBase {
  readonly kind: 'page-break'
}

/** Answers as their own form shows them; the value names the content that the document is drawn with. */
export interface AnswersBlock extends BlockBase {
  readonly kind: 'answers'
  readonly of: string
  readonly columns?: 1 | 2
}

/** Blocks that are repeated for each item of a list, which they name as `row`. */
export interface GroupBlock extends BlockBase {
  readonly kind: 'group'
  readonly of: string
  readonly blocks: readonly DocumentBlock[]
}

/** Data that a template is drawn with, by the check and in stories. */
export interface TemplateExamples {
  readonly valid: readonly TemplateExample[]
}

export interface TemplateExample {
  readonly id: string
  readonly description?: string
  /** By source. */
  readonly data: JsonObject
  /** Texts that the document has with this data. */
  readonly shows?: readonly string[]
  /** Texts that it does not have with this data. */
  readonly hides?: readonly string[]
}
