import { ownValue } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import type { AnswerType, KnownWidgets, WidgetOptions } from './widget-traits.ts'

/** Formats with their own widget. */
const byFormat: ReadonlyMap<string, string> = new Map([
  ['email', 'email'],
  ['date', 'date'],
  ['time', 'time'],
  ['iso-time', 'time'],
  ['clock-time', 'time'],
  ['month', 'month'],
  ['duration', 'duration'],
  ['uri', 'url'],
  ['url', 'url'],
])
/** Formats that only restrict the text; any other unknown format is left to rjsf. */
const textFormats = new Set(['phone', 'regex', 'ipv4', 'ipv6', 'hostname', 'uuid', 'idn-email', 'uri-reference'])

const byType: ReadonlyMap<string, string> = new Map([
  ['string', 'text'],
  ['number', 'number'],
  ['integer', 'number'],
  ['boolean', 'checkbox'],
])

/** rjsf's names for widgets that have other names here. */
const synonyms: ReadonlyMap<string, string> = new Map([
  ['updown', 'number'],
  ['alt-date', 'date'],
  ['uri', 'url'],
  ['TextWidget', 'text'],
  ['TextareaWidget', 'textarea'],
  ['PasswordWidget', 'password'],
  ['EmailWidget', 'email'],
  ['CheckboxWidget', 'checkbox'],
  ['SelectWidget', 'select'],
  ['RadioWidget', 'radio'],
  ['HiddenWidget', 'hidden'],
  ['CheckboxesWidget', 'checkboxes'],
  ['UpDownWidget', 'number'],
  ['DateWidget', 'date'],
  ['AltDateWidget', 'date'],
  ['TimeWidget', 'time'],
])

/** The name that declarations have for a widget of rjsf; any other name stays. */
export const widgetSynonym = (named: string): string => synonyms.get(named) ?? named

/** Lists with more choices get a search instead of scrolling. */
const mostUnsearched = 15

/**
 * The name of the widget for a value of this type; undefined when there is none and rjsf has to draw it.
 * @param options `widget` is the value of `ui:widget`
 */
export function widgetName(
  schema: JsonObject,
  type: string,
  options: WidgetOptions,
  widgets: KnownWidgets,
): string | undefined {
  const named = typeof options['widget'] === 'string' ? options['widget'] : undefined
  const wanted = named === undefined ? naturalWidget(schema, type, options) : widgetSynonym(named)
  const name = wanted === 'select' && isShort(options) ? 'native-select' : wanted
  if (name === undefined || !Object.hasOwn(widgets, name)) return undefined
  return widgets[name]?.types.some((accepted: AnswerType) => accepted === type) === true ? name : undefined
}

function naturalWidget(schema: JsonObject, type: string, options: WidgetOptions): string | undefined {
  const { inputType, list } = options
  if (type === 'boolean') return options.enumOptions === undefined ? 'checkbox' : undefined
  if (options.enumOptions !== undefined || list !== undefined) return 'select'
  const format = ownValue(schema, 'format')
  if (type === 'string' && typeof format === 'string' && inputType === undefined) {
    return byFormat.get(format) ?? (textFormats.has(format) ? 'text' : undefined)
  }
  return byType.get(type)
}

function isShort({ enumOptions, list }: WidgetOptions): boolean {
  return list === undefined && enumOptions !== undefined && enumOptions.length <= mostUnsearched
}
