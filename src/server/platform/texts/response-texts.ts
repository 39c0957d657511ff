import type { TSchema } from 'typebox'
import { catalogueTextsIn } from '../../../contract/catalogue-text.ts'
import type { CatalogueText } from '../../../contract/catalogue-text.ts'
import type { Message } from '../../../engine/translate/message.ts'
import type { Wording } from '../published/published-tenant.ts'
import { translateMessage } from './translate-message.ts'

/** The `data` of a response, with a message in place of each text of the catalogue. */
export type WithMessages<Data> = {
  [Name in keyof Data]: Extract<Data[Name], CatalogueText> extends never
    ? Data[Name]
    : Message | Exclude<Data[Name], CatalogueText>
}

/**
 * Returns a function that looks up the texts of a response. Created once per call, because the call's shape defines
 * which properties are texts.
 */
export function responseTexts(response: TSchema): (wording: Wording, data: unknown) => unknown {
  const names = catalogueTextsIn(response)
  if (names.length === 0) return (_, data) => data
  return (wording, data) => {
    const entries = Object.entries(data ?? {}).map(([name, value]: [string, unknown]) => [
      name,
      names.includes(name) && isMessage(value) ? translateMessage(wording, value) : value,
    ])
    return Object.fromEntries(entries)
  }
}

const isMessage = (value: unknown): value is Message => typeof value === 'object' && value !== null && 'key' in value
