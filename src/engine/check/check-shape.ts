import type { CompositeDocument } from '../document/document.ts'
import type { JsonValue } from '../json/json.ts'
import type { CheckedDocument, DocumentCheck } from './subject/checked-document.ts'
import type { Finding } from './subject/finding.ts'
import type { ConformityTest } from './subject/meta-schemas.ts'

const metaOfPart: Readonly<Record<keyof CompositeDocument, string>> = {
  schema: 'form-schema',
  ui: 'ui-schema',
  page: 'page',
  examples: 'examples',
  list: 'list',
  checklist: 'checklist',
  billing: 'billing',
  case: 'case',
  document: 'document',
  data: 'template-data',
  samples: 'template-examples',
  messages: 'messages',
  theme: 'theme',
}

/** Each part of a composed document conforms to its meta-schema: unknown keywords and keys are found here. */
export function checkShape(conformity: ConformityTest): DocumentCheck {
  return ({ document }: CheckedDocument) => shapeFindings(document, conformity)
}

/** What is wrong with the shape of a document, on which all other code relies. */
export function shapeFindings(document: CompositeDocument, conformity: ConformityTest): readonly Finding[] {
  return Object.entries(document).flatMap(([part, value]) => {
    const kind = metaOf(part)
    return kind === undefined ? [unknownPart(part)] : conformPart(conformity, kind, part, value)
  })
}

function metaOf(part: string): string | undefined {
  return Object.entries(metaOfPart).find(([name]) => name === part)?.[1]
}

function unknownPart(part: string): Finding {
  return { pointer: `/${part}`, message: `A document has no part "${part}".` }
}

function conformPart(conformity: ConformityTest, kind: string, part: string, value: JsonValue): readonly Finding[] {
  return conformity(kind, value).map((finding) => ({ ...finding, pointer: `/${part}${finding.pointer}` }))
}
