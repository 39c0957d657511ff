import type { DocumentId } from './document-id.ts'
import type { JsonValue } from '../json/json.ts'

/** All declarations: the parsed JSON files below schemas/ and tenants/, by path from the project's root. */
export type DeclarationFiles = ReadonlyMap<string, JsonValue>

/** A file with one part of a composite document. */
export interface PartFile {
  readonly document: DocumentId
  /** E.g. `schema`, `ui`, `page`, `examples`, `case`, `list`, `checklist`, `billing` or `messages`. */
  readonly part: string
}

const schemaPart = /^schemas\/(?<id>(?:forms|sections|pages|cases|documents)\/[^/]+)\/(?<part>[^/]+)\.json$/
const listFile = /^schemas\/(?<id>lists\/[^/]+)\.json$/
const checklistFile = /^schemas\/(?<id>checklists\/[^/]+)\.json$/
const billingFile = /^schemas\/(?<id>billing\/[^/]+)\.json$/
/** Sections that administrators added are composed as files below `published/`. */
const tenantPart =
  /^tenants\/(?:variants\/)?[^/]+\/(?:published\/)?(?<id>(?:sections|cases|documents)\/[^/]+)\/(?<part>[^/]+)\.json$/
const tenantTheme = /^tenants\/(?!variants\/)[^/]+\/theme\.json$/
const tenantChecklist = /^tenants\/(?:variants\/)?[^/]+\/(?<id>checklists\/[^/]+)\.json$/

/** The document and part that a file of the base contains; undefined for files that are not part of a document. */
export function basePart(path: string): PartFile | undefined {
  const part = schemaPart.exec(path)?.groups
  if (part?.id !== undefined && part.part !== undefined) return partIn(part.id, part.part)
  const list = listFile.exec(path)?.groups
  if (list?.id !== undefined) return { document: list.id, part: 'list' }
  const checklist = checklistFile.exec(path)?.groups
  if (checklist?.id !== undefined) return { document: checklist.id, part: 'checklist' }
  const billing = billingFile.exec(path)?.groups
  if (billing?.id !== undefined) return { document: billing.id, part: 'billing' }
  return path === 'schemas/messages/en.json' ? { document: 'messages/en', part: 'messages' } : undefined
}

/** The theme of an organisation as a document, which overlays and administrators change like any other. */
export const themeDocument: DocumentId = 'themes/brand'

/**
 * The document and part that a file contains, for sections, case types, documents and checklists of a tenant or
 * a variant alone, and for a tenant's theme.
 */
export function tenantOwnPart(path: string): PartFile | undefined {
  const checklist = tenantChecklist.exec(path)?.groups
  if (checklist?.id !== undefined) return { document: checklist.id, part: 'checklist' }
  if (tenantTheme.test(path)) return { document: themeDocument, part: 'theme' }
  const groups = tenantPart.exec(path)?.groups
  return groups?.id === undefined || groups.part === undefined ? undefined : partIn(groups.id, groups.part)
}

/** A template is no form: its `schema.json` declares the data that it names, its `examples.json` has such data. */
const templateParts: Readonly<Record<string, string>> = { schema: 'data', examples: 'samples' }

const isTemplate = (document: DocumentId): boolean => document.startsWith('documents/')

function partIn(document: DocumentId, name: string): PartFile {
  return { document, part: (isTemplate(document) ? templateParts[name] : undefined) ?? name }
}

/** The name of the file with a part of a document, without `.json`. */
export const partFileName = (document: DocumentId, part: string): string =>
  (isTemplate(document) ? Object.entries(templateParts).find(([, own]) => own === part)?.[0] : undefined) ?? part

/** The name of a shared piece (`schemas/common/<name>.json`), or undefined. */
export function commonName(path: string): string | undefined {
  return /^schemas\/common\/([^/]+)\.json$/.exec(path)?.[1]
}
