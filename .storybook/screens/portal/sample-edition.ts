import { documents } from 'virtual:declared-documents'
import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import type { CompiledForm } from '../../../src/engine/validation/compiled-form.ts'
import type { PublishedDocuments } from '../../../src/portal/forms/published.ts'
import type { Edition } from '../../../src/portal/language/edition.ts'
import { listsOf, messagesOf, storyTenant } from '../../declared/story-tenant.ts'
import type { Place } from './general-responses.ts'

/** An organisation's declarations in a language, as the portal has them after it has fetched them. */
export function sampleEdition({ tenant: id, language }: Place): Edition {
  const tenant = storyTenant(id)
  return { language, texts: messagesOf(tenant, language), published: publishedOf(id, language) }
}

function publishedOf(id: string, language: string): PublishedDocuments {
  const shared = storyTenant(id).documents[language] ?? {}
  const lists = Promise.resolve(listsOf(storyTenant(id), language))
  const form = once(async (name: string): Promise<CompiledForm> => {
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
