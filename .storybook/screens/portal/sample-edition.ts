import { documents } from 'virtual:declared-documents'
import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import type { DocumentId } from '../../../src/engine/document/document-id.ts'
import { completeForm } from '../../../src/engine/validation/compiled-form.ts'
import type { CompiledForm, FormValidator } from '../../../src/engine/validation/compiled-form.ts'
import type { PublishedDocuments } from '../../../src/portal/forms/published.ts'
import type { Edition } from '../../../src/portal/language/edition.ts'
import { listsOf, messagesOf, storyTenant } from '../../declared/story-tenant.ts'
import type { Place } from './general-responses.ts'

/** Documents that a story has besides those of its organisation. */
export type MoreDocuments = Readonly<Record<DocumentId, CompositeDocument>>

/** An organisation's declarations in a language, as the portal has them after it has fetched them. */
export function sampleEdition({ tenant: id, language }: Place, more: MoreDocuments = {}): Edition {
  const tenant = storyTenant(id)
  return { language, texts: messagesOf(tenant, language), published: publishedOf(id, language, more) }
}

/** Nothing is submitted in stories. */
const unused: FormValidator = { validate: () => [], part: () => undefined }

function publishedOf(id: string, language: string, more: MoreDocuments): PublishedDocuments {
  const shared = { ...storyTenant(id).documents[language], ...more }
  const lists = Promise.resolve(listsOf(storyTenant(id), language))
  const form = once(async (name: string): Promise<CompiledForm> => {
    const own = more[name]
    if (own) return completeForm({ id: name, hash: name, document: own, validator: unused })
    const declared = (await documents[name]?.())?.forms[id]?.[language]
    if (!declared) throw new Error(`"${id}" declares no ${name}`)
    return declared
  })
  const document = once(async (name: string): Promise<CompositeDocument> => shared[name] ?? (await form(name)).document)
  return {
    has: (name) => Object.hasOwn(documents, name) || Object.hasOwn(shared, name),
    document,
    documents: (names) => names.map(document),
    form,
    lists: () => lists,
    asked: () => ({ documents: [], forms: [] }),
    prepare: async () => undefined,
  }
}

/** The same promise for the same name, which React needs to wait for it. */
function once<Value>(load: (name: string) => Promise<Value>): (name: string) => Promise<Value> {
  const kept = new Map<string, Promise<Value>>()
  return (name) => {
    const promise = kept.get(name) ?? load(name)
    kept.set(name, promise)
    return promise
  }
}
