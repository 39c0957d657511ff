import type { ComposedTenant } from '../../compose/compose-tenant.ts'
import type { DeclarationFiles } from '../../document/declaration-files.ts'
import type { DeclarationIssue } from '../../document/issue.ts'
import { isJsonObject } from '../../json/json.ts'
import type { JsonObject } from '../../json/json.ts'
import { escapeSegment, formatPointer } from '../../json/pointer.ts'
import { paramsIn, pluralOf } from '../../translate/text-params.ts'
import { translateDocument } from '../../translate/translate-document.ts'
import { translationsFor } from '../../translate/translations.ts'
import type { DocumentCheck } from '../subject/checked-document.ts'
import type { Finding } from '../subject/finding.ts'
import { offeredLanguages } from './check-translations.ts'
import { translationFile } from './translation-file.ts'

const catalogue = 'messages/en'

/**
 * An organisation may reword every text of the catalogue, but the keys must match the base's, and each text must use
 * the same parameters, because the code supplies those.
 */
export function checkCatalogue(files: DeclarationFiles): DocumentCheck {
  const declared = files.get('schemas/messages/en.json')
  const base = isJsonObject(declared) ? declared : {}
  return ({ id, document: { messages = {} } }) => (id === catalogue ? keyFindings(base, messages) : [])
}

function keyFindings(base: JsonObject, own: JsonObject): readonly Finding[] {
  const pointer = (key: string) => `/messages/${escapeSegment(key)}`
  const missing = Object.keys(base)
    .filter((key) => !Object.hasOwn(own, key))
    .map((key) => ({ pointer: pointer(key), message: `The text "${key}" is needed: it can be reworded, not removed.` }))
  const unknown = Object.keys(own)
    .filter((key) => !Object.hasOwn(base, key) && !key.startsWith('caption.'))
    .map((key) => ({ pointer: pointer(key), message: `No code asks for the text "${key}".` }))
  const reworded = wrongParams(base, own).map(({ key, problem }) => ({
    pointer: pointer(key),
    message: `The text "${key}" ${problem}.`,
  }))
  return [...missing, ...unknown, ...reworded]
}

/** Every translation of a catalogue text uses the parameters of the text. */
export function checkTranslatedParams(composed: ComposedTenant, files: DeclarationFiles): readonly DeclarationIssue[] {
  const document = composed.documents.get(catalogue) ?? {}
  return offeredLanguages(composed).flatMap((language) => {
    const translations = translationsFor(files, composed.tenant, language).get(catalogue)
    const { messages = {} } = translateDocument(document, translations, language)
    return wrongParams(document.messages ?? {}, messages).map(({ key, problem }) => {
      const pointer = formatPointer(['messages', key])
      return {
        file: translationFile(composed, catalogue, pointer, language),
        pointer: formatPointer([catalogue, pointer]),
        message: `The ${language} translation of "${key}" ${problem}.`,
      }
    })
  })
}

interface WrongParam {
  readonly key: string
  /** E.g. `lacks {count}`. */
  readonly problem: string
}

/** Parameters that texts lack compared with other texts of the same keys, and parameters that nothing fills in. */
function wrongParams(texts: JsonObject, others: JsonObject): readonly WrongParam[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const other = others[key]
    // A field's own message for a keyword may also omit its figures.
    if (typeof text !== 'string' || typeof other !== 'string' || key.startsWith('validation.')) return []
    const [wanted, found] = [paramsIn(text), paramsIn(other)]
    const given = new Set([...wanted, ...givenAnyway(key, texts)])
    const lacking = [...wanted].filter((name) => !found.has(name) && !givenAnyway(key, texts).includes(name))
    const unknown = [...found].filter((name) => !given.has(name))
    return [
      ...lacking.map((name) => ({ key, problem: `lacks {${name}}` })),
      ...unknown.map((name) => ({ key, problem: `mentions {${name}}, which nothing fills in` })),
    ]
  })
}

/** Plural forms may write their count in words, and messages may name the organisation. */
function givenAnyway(key: string, texts: JsonObject): readonly string[] {
  if (pluralOf(key, texts) !== undefined) return ['count']
  return /^(?:mail|sms)\./.test(key) ? ['organisation'] : []
}
