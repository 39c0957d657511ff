import { firstNeeds, textsDocument } from '../../contract/first-needs.ts'
import type { StartData } from '../../contract/start-data.ts'
import { isJsonObject } from '../../engine/json/json.ts'
import type { Texts } from '../../engine/translate/texts.ts'
import { publishedDocuments } from '../forms/published.ts'
import type { PublishedDocuments } from '../forms/published.ts'

/** All declarations in one language. */
export interface Edition {
  readonly language: string
  readonly published: PublishedDocuments
  readonly texts: Texts
}

/** Loads the edition in a language that the organisation offers. Rejects when it cannot be fetched. */
export async function loadEdition(start: StartData, language: string): Promise<Edition> {
  const published = publishedDocuments(await hashesIn(start, language))
  const needs = firstNeeds(window.location.pathname)
  const forms = Promise.all(needs.forms.map((id) => published.form(id)))
  const documents = Promise.all(published.documents(needs.documents))
  const texts = published.document(textsDocument)
  // Load the first screen's documents with the texts, not after them; that screen handles a failure itself.
  await Promise.allSettled([forms, documents, texts])
  const { messages = {} } = await texts
  return { language, published, texts: messages }
}

/** The portal's texts in a language that the organisation offers. Rejects when they cannot be fetched. */
export async function loadTexts(start: StartData, language: string): Promise<Texts> {
  const { messages = {} } = await publishedDocuments(await hashesIn(start, language)).document(textsDocument)
  return messages
}

async function hashesIn(
  { documents, editions }: StartData,
  language: string,
): Promise<Readonly<Record<string, string>>> {
  const table = Object.hasOwn(editions, language) ? editions[language] : undefined
  if (table === undefined) return documents
  const response = await fetch(`/published/${table}.json`)
  if (!response.ok) throw new Error(`The edition in ${language} was answered with ${response.status}`)
  const hashes: unknown = await response.json()
  if (!isHashes(hashes)) throw new Error(`The edition in ${language} is none`)
  return hashes
}

function isHashes(value: unknown): value is Readonly<Record<string, string>> {
  return isJsonObject(value) && Object.values(value).every((hash) => typeof hash === 'string')
}
