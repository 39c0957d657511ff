import type { MessageCatalogue } from '../document/context.ts'
import type { CompositeDocument } from '../document/document.ts'
import { objectAt, ownValue } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import type { FieldIssue } from '../document/issue.ts'
import type { ValidationError } from './compiled-form.ts'
import { pointerOfError } from './error-pointer.ts'
import { fieldPlace, fieldTitle, memberPlace } from './field-place.ts'
import type { FieldPlace } from './field-place.ts'

/** The message when neither the field nor the catalogue has one for the keyword. */
const lastResort = 'This answer is not valid'

/**
 * The message for a failure: the field's own `ui:messages` for the keyword, else the catalogue's
 * `validation.<keyword>`. In both, the keyword's variant (`contentTypes.kind`, `type.number`, `format.date`) is looked
 * up first. In the text, `{field}` is the field's title, `{other}` the title of the field it is compared with, and any
 * other name is one of the keyword's figures.
 */
export function messageFor(
  error: ValidationError,
  document: CompositeDocument,
  catalogue: MessageCatalogue = {},
): string {
  const place = fieldPlace(document, pointerOfError(error))
  const text = declaredMessage(place, error) ?? catalogueMessage(catalogue, error) ?? error.message ?? lastResort
  return fill(text, { ...error.params, ...titles(document, place, error) })
}

/** Whether a field has its own message, in the organisation's words, for this issue. */
export function hasOwnMessage(document: CompositeDocument, { pointer, keyword }: FieldIssue): boolean {
  const keys = Object.keys(ownMessages(fieldPlace(document, pointer)))
  return keys.some((key) => key === keyword || key.startsWith(`${keyword}.`))
}

/** The keys for looking up a message, the most specific first. */
function messageKeys({ keyword, params }: ValidationError): readonly string[] {
  const variant = params['variant'] ?? (keyword === 'type' || keyword === 'format' ? params[keyword] : undefined)
  return typeof variant === 'string' ? [`${keyword}.${variant}`, keyword] : [keyword]
}

const declaredMessage = (place: FieldPlace, error: ValidationError): string | undefined =>
  firstText(ownMessages(place), messageKeys(error))

const ownMessages = ({ ui }: FieldPlace): JsonObject => objectAt(ui, 'ui:messages')

function catalogueMessage(catalogue: MessageCatalogue, error: ValidationError): string | undefined {
  return firstText(
    catalogue,
    [...messageKeys(error), 'invalid'].map((key) => `validation.${key}`),
  )
}

function firstText(messages: JsonObject, keys: readonly string[]): string | undefined {
  return keys.map((key) => ownValue(messages, key)).find((text) => typeof text === 'string')
}

function titles(document: CompositeDocument, place: FieldPlace, { params }: ValidationError): JsonObject {
  const other = params['otherField']
  const isNamed = typeof other === 'string' && place.holder !== undefined
  const otherPlace = isNamed ? memberPlace(document.schema ?? {}, place.holder, other) : undefined
  return { field: fieldTitle(place), ...(otherPlace && { other: fieldTitle(otherPlace) }) }
}

/** Created once: this costs more than the rest of formatting a message. */
const figures = new Intl.NumberFormat('en')

function fill(text: string, values: JsonObject): string {
  return text.replaceAll(/\{([a-zA-Z]+)\}/g, (whole, name: string) => {
    const value = ownValue(values, name)
    if (typeof value === 'number') return figures.format(value)
    return typeof value === 'string' ? value : whole
  })
}
