import type { CaseDeclaration } from '../../generated/case-declaration.ts'
import type { BillingDeclaration } from './billing-declaration.ts'
import type { Checklist } from './checklist.ts'
import type { DocumentTemplate, TemplateExamples } from './document-template.ts'
import type { FormExamples } from './form-examples.ts'
import type { JsonObject } from '../json/json.ts'
import type { PageDefinition } from './page-definition.ts'
import type { ReferenceList } from './reference-list.ts'
import type { UiSchema } from './ui-schema.ts'

/** A JSON Schema with our vocabulary (`schemas/meta/form-schema.json`), draft 2020-12, `$ref`s resolved to `$defs`. */
export type FormSchema = JsonObject

/**
 * All declarations of one form, section, page, case type, checklist, yearly billing, list, message catalogue or theme,
 * as one document. Overlay targets start from its root: `$.schema.properties.Email`, `$.ui.Email['ui:help']`,
 * `$.page.columns[?@.id == 'type']`, `$.list.items[?@.Code == 'FIRM']`, `$.messages.required`.
 */
export interface CompositeDocument {
  readonly schema?: FormSchema
  readonly ui?: UiSchema
  readonly page?: PageDefinition
  readonly examples?: FormExamples
  readonly list?: ReferenceList
  readonly checklist?: Checklist
  readonly billing?: BillingDeclaration
  /** Of a case type: states, transitions and what follows. */
  readonly case?: CaseDeclaration
  readonly document?: DocumentTemplate
  /** Of a template: the data that it may name, by source (its `schema.json`). */
  readonly data?: JsonObject
  /** Of a template: data that it is drawn with (its `examples.json`). */
  readonly samples?: TemplateExamples
  readonly messages?: Readonly<Record<string, string>>
  /** Of an organisation's brand: its theme.json. */
  readonly theme?: JsonObject
}
