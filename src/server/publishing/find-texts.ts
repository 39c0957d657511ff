import type { FoundTexts } from '../../contract/found-texts.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { draftedSections } from './added-sections.ts'
import { broughtWords, documentWords } from './document-words.ts'
import type { Word } from './document-words.ts'
import { readDrafts } from './draft-rows.ts'
import { editableDocuments } from './editable-documents.ts'

/** How many texts of a document are named. */
const mostTexts = 3

/**
 * The documents that administrators may change in which some words are: in what people read, in every language, in
 * names of fields, codes, ids and keys, as it is in force and as drafts have it. Upper and lower case are the same.
 */
export async function findTexts(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  words: string,
): Promise<readonly FoundTexts[]> {
  const sought = words.trim().toLocaleLowerCase()
  const drafts = await readDrafts(tx)
  return editableDocuments(tenant, draftedSections(tenant, drafts)).flatMap(({ id }) => {
    const drafted = drafts.find(({ document }) => document === id)
    const known = [...publishedWords(tenant, id), ...broughtWords(drafted?.actions ?? [])]
    const found = known.filter(({ folded }) => folded.includes(sought))
    const texts = [...new Set(found.toSorted(closestFirst(sought)).map(({ text }) => text))]
    return texts.length === 0 ? [] : [{ document: id, texts: texts.slice(0, mostTexts) }]
  })
}

/** What is in force of a document: what people read in the edition's language, in the others, and the names in it. */
function publishedWords(tenant: PublishedTenant, id: string): readonly Word[] {
  const others = [...tenant.editions.values()].filter(({ language }) => language !== tenant.language)
  const words = [tenant, ...others].flatMap(({ documents }) => documentWords(documents.get(id) ?? {}))
  return [...words.flatMap(({ read }) => read), ...words.flatMap(({ names }) => names)]
}

/** A code has few letters, which are in many words: first what is the sought, then what begins with it. */
const closestFirst = (sought: string) => (one: Word, other: Word) => distance(one, sought) - distance(other, sought)

function distance({ folded }: Word, sought: string): number {
  if (folded === sought) return 0
  return folded.startsWith(sought) ? 1 : 2
}
