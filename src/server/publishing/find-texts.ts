import type { FoundTexts } from '../../contract/found-texts.ts'
import type { CompositeDocument } from '../../engine/document/document.ts'
import { ownValue } from '../../engine/json/json.ts'
import { humanTexts } from '../../engine/translate/human-texts.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { editableDocuments } from './editable-documents.ts'

/** How many texts of a document are named. */
const mostTexts = 3

/**
 * The documents that administrators may change in which people read some words: labels, helps, choices, messages, the
 * names of a list's items and all else that is translated, in the edition's language. Upper and lower case are the
 * same.
 */
export function findTexts(tenant: PublishedTenant, words: string): readonly FoundTexts[] {
  const sought = words.trim().toLocaleLowerCase()
  return editableDocuments(tenant, []).flatMap(({ id }) => {
    const document = tenant.documents.get(id) ?? {}
    const texts = [...humanTexts(document).map(({ text }) => text), ...namesIn(document)].filter((text) =>
      text.toLocaleLowerCase().includes(sought),
    )
    return texts.length === 0 ? [] : [{ document: id, texts: [...new Set(texts)].slice(0, mostTexts) }]
  })
}

/** What the items of a list are called, which is translated only where it is no proper name. */
const namesIn = ({ list }: CompositeDocument): readonly string[] =>
  (list?.items ?? []).map((item) => ownValue(item, list?.label ?? '')).filter((name) => typeof name === 'string')
