import { addingAction } from '../compose/added-section.ts'
import type { AddedTab } from '../compose/added-section.ts'
import { isComposedDocument, translationsPart } from '../document/composite-shape.ts'
import type { DocumentId } from '../document/document-id.ts'
import type { JsonObject } from '../json/json.ts'
import { englishHash } from '../translate/english-hash.ts'
import { humanTexts } from '../translate/human-texts.ts'
import { newItemId, newName } from './new-name.ts'
import { palette } from './palette.ts'

/** Whose profile has a section, and how many records somebody may have in it. */
export const sectionMembers = ['individuals', 'firms', 'both'] as const
export type SectionMembers = (typeof sectionMembers)[number]
export const sectionEntries = ['many', 'one'] as const
export type SectionEntries = (typeof sectionEntries)[number]

/** What is asked before a section is made; all else can be changed in its editor. */
export interface NewSection {
  readonly title: string
  readonly members: SectionMembers
  readonly entries: SectionEntries
  /** The label of its first field. */
  readonly label: string
}

/** The texts with which a section begins, by what they are for. */
export const sectionTexts = [
  'add',
  'add-title',
  'edit',
  'edit-title',
  'remove',
  'remove-title',
  'remove-sure',
  'empty',
  'save',
  'required',
] as const
export type SectionTexts = Readonly<Record<(typeof sectionTexts)[number], string>>

/** In English, and in each other language of the organisation. */
export interface TranslatedSectionTexts {
  readonly english: SectionTexts
  readonly others: ReadonlyMap<string, SectionTexts>
}

const idShape = /^sections\/[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

/** Whether a section that administrators add may have this id. */
export const mayBeSectionId = (id: DocumentId): boolean => id.length <= longestId && idShape.test(id)

const longestId = 60

/** The id of a section for its title; no document of the given ones has it. */
export function newSectionId(title: string, taken: readonly DocumentId[]): DocumentId {
  const words = newItemId(title, []).slice(0, longestId - 'sections/-000'.length)
  const names = taken.map((id) => id.slice(id.indexOf('/') + 1))
  return `sections/${newItemId(words, names)}`
}

/**
 * The calls of a section of an organisation's own. No call of the server, or of a section of a release, begins like
 * them.
 */
export const callsOfSection = (id: DocumentId, entries: SectionEntries): Readonly<Record<string, string>> => {
  const path = `profile/own/${id.slice(id.indexOf('/') + 1)}`
  const changing = { list: path, add: path, update: `${path}/update` }
  return entries === 'many' ? { ...changing, remove: `${path}/remove` } : changing
}

/** The pages whose tabs are the sections of a profile. */
export const tabPages: Readonly<Record<SectionMembers, readonly DocumentId[]>> = {
  individuals: ['pages/profile-individual'],
  firms: ['pages/profile-firm'],
  both: ['pages/profile-individual', 'pages/profile-firm'],
}

const shownTo: Readonly<Record<SectionMembers, JsonObject>> = {
  individuals: { when: { value: 'user.type', notEquals: 'Corporate' } },
  firms: { when: { value: 'user.type', equals: 'Corporate' } },
  both: {},
}

/**
 * The action by which a section is made from nothing: one required field, the table and the dialog, or the one record,
 * an example, and a tab at the end of each profile that has it.
 */
export function newSection(
  id: DocumentId,
  section: NewSection,
  { english, others }: TranslatedSectionTexts,
  reason: string,
): JsonObject {
  const { title, members } = section
  const parts = partsOf(id, section, english)
  const texts = isComposedDocument(parts) ? humanTexts(parts) : []
  const translated = [...others].map(([language, own]) => {
    const entries = texts.flatMap(({ key, text }) => {
      const name = sectionTexts.find((one) => english[one] === text)
      return name === undefined ? [] : [[key, { of: englishHash(text), text: own[name] }] as const]
    })
    return [language, Object.fromEntries(entries)] as const
  })
  const tabs = tabPages[members].map((page): AddedTab => ({ page, action: tabOf(id, title, reason) }))
  return addingAction({ parts: { ...parts, [translationsPart]: Object.fromEntries(translated) }, tabs }, reason)
}

/** No tab of a release has such an id. */
const tabOf = (id: DocumentId, title: string, reason: string): JsonObject => ({
  target: '$.page.tabs',
  description: reason,
  update: [{ id: `own-${id.slice(id.indexOf('/') + 1)}`, title, document: id }],
  'x-absent': true,
})

function partsOf(id: DocumentId, { title, members, entries, label }: NewSection, texts: SectionTexts): JsonObject {
  const field = newName(label, [])
  const { type = 'string', ...rules } = palette.text.schema
  const shared = { title, ...shownTo[members], calls: callsOfSection(id, entries) }
  return {
    schema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title,
      type: 'object',
      additionalProperties: false,
      required: [field],
      properties: { [field]: { type, title: label, ...rules } },
    },
    ui: { 'ui:order': [field], [field]: { 'ui:messages': { required: texts.required } } },
    page:
      entries === 'one'
        ? { kind: 'record', ...shared, create: { title, submit: texts.save } }
        : { kind: 'collection', ...shared, ...tableOf(field, label, texts) },
    examples: {
      valid: [{ id: 'filled', answers: { [field]: label } }],
      invalid: [
        {
          id: 'empty',
          answers: {},
          issues: [{ pointer: `/${field}`, message: texts.required.replaceAll('{field}', () => label) }],
        },
      ],
    },
  }
}

const tableOf = (field: string, label: string, texts: SectionTexts): JsonObject => ({
  columns: [{ id: newItemId(label, []), title: label, field }],
  actions: [
    { id: 'add', kind: 'add', title: texts.add },
    { id: 'edit', kind: 'edit', title: texts.edit },
    {
      id: 'remove',
      kind: 'remove',
      title: texts.remove,
      confirm: { title: texts['remove-title'], text: texts['remove-sure'] },
    },
  ],
  dialog: { width: '50%', add: texts['add-title'], edit: texts['edit-title'] },
  empty: texts.empty,
})
