import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { Check, Errors } from 'typebox/value'
import { Settings } from '../../contract/settings.ts'
import { formattedJson } from '../../engine/json/formatted-json.ts'
import { isJsonObject, ownValue } from '../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../engine/json/json.ts'
import { changedSettings, settingsAnswers } from '../../engine/settings/settings-answers.ts'
import type { SettingsParts } from '../../engine/settings/settings-answers.ts'
import { parseSources } from '../platform/declarations/parse-sources.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'

/**
 * The text of a tenant.json with the settings in force in place of those that it declares. Parts that are as declared
 * keep their text, so that a review shows what was edited and nothing else.
 */
export function withSettings(text: string, declared: SettingsParts, inForce: SettingsParts): string {
  const changed = new Set(changedSettings(settingsAnswers(declared), settingsAnswers(inForce)))
  const minor = minorSettings(declared.minor_settings, inForce.minor_settings, changed)
  const isMinorChanged = [...changed].some((name) => name !== 'packages' && name !== 'colors')
  return [
    ...(isMinorChanged ? [['minor_settings', minor] as const] : []),
    ...(changed.has('packages') ? [['site_installed_packages', [...inForce.site_installed_packages]] as const] : []),
    ...(changed.has('colors') ? [['site_colors', inForce.site_colors.map(inOrder)] as const] : []),
  ].reduce((written, [part, value]) => replaced(written, part, value), text)
}

/** In the order of the file; the database keeps none. */
function minorSettings(declared: JsonObject, inForce: JsonObject, changed: ReadonlySet<string>): JsonObject {
  const added = Object.keys(inForce).filter((name) => !Object.hasOwn(declared, name))
  const members = [...Object.keys(declared), ...added.toSorted()].flatMap((name) => {
    const value = ownValue(changed.has(name) ? inForce : declared, name)
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(members)
}

/** A colour with its members in the order of the files. */
function inOrder(named: JsonValue): JsonValue {
  if (!isJsonObject(named)) return named
  const { colorName = null, ...others } = named
  return { colorName, ...others }
}

/** The text with another value of a part of its settings, which every tenant.json has. */
function replaced(text: string, part: string, value: JsonValue): string {
  const root = parseTree(text)
  const node = root && findNodeAtLocation(root, ['settings', part])
  if (node === undefined) throw new Error(`The tenant.json has no settings/${part}.`)
  const rest = text.slice(node.offset + node.length)
  const place = { depth: 2, before: `    "${part}": `.length, after: rest.startsWith(',') ? 1 : 0 }
  return `${text.slice(0, node.offset)}${formattedJson(value, place)}${rest}`
}

/** Settings that a file declares, or one sentence, in words of the check, about why it declares none for here. */
export type SettingsFile = { readonly settings: SettingsParts } | { readonly problem: string; readonly line?: number }

/** Reads the settings in the text of a tenant.json of an organisation. Their answers are not checked yet. */
export function readSettingsFile({ id }: Pick<PublishedTenant, 'id'>, text: string): SettingsFile {
  const file = 'tenant.json'
  const { files, issues } = parseSources(new Map([[file, text]]))
  const [issue] = issues
  if (issue) return { problem: sentenceOf(issue), ...(issue.line !== undefined && { line: issue.line }) }
  const content = files.get(file)
  if (!isJsonObject(content)) return { problem: 'It must hold a JSON object.' }
  const owner = ownValue(content, 'id')
  if (owner !== id) return { problem: `It is that of ${JSON.stringify(owner ?? null)}, not of "${id}".` }
  const settings = ownValue(content, 'settings')
  if (settings === undefined) return { problem: 'It has no settings.' }
  if (Check(Settings, settings)) return { settings }
  const [error] = Errors(Settings, settings)
  return { problem: `/settings${error?.instancePath ?? ''} ${error?.message ?? 'is not as it has to be'}.` }
}

const sentenceOf = ({ message, mend }: { readonly message: string; readonly mend?: string }): string =>
  mend === undefined ? message : `${message} ${mend}`
