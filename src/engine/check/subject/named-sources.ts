import type { DeclaredSource } from '../../condition/condition-scope.ts'
import type { ValueSource } from '../../document/condition.ts'
import { isJsonObject } from '../../json/json.ts'
import type { JsonObject, JsonValue } from '../../json/json.ts'

/**
 * The sources that conditions and presets may use outside a form: `user`, `profile` and `settings`, with their schemas.
 */
export type NamedSources = ReadonlyMap<ValueSource, DeclaredSource>

/** Reads the sources from the meta-schemas; the settings are those in an organisation's meta-schema. */
export function namedSources(files: ReadonlyMap<string, JsonValue>): NamedSources {
  const context = objectOf(files.get('schemas/meta/context.json'))
  const tenant = objectOf(files.get('schemas/meta/tenant.json'))
  const named = (...path: string[]): DeclaredSource => ({ schema: at(context, path), root: context })
  return new Map<ValueSource, DeclaredSource>([
    ['user', named('properties', 'user')],
    ['profile', named('properties', 'profile')],
    ['settings', { schema: at(tenant, ['properties', 'settings', 'properties', 'minor_settings']), root: tenant }],
  ])
}

function objectOf(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {}
}

function at(object: JsonObject, path: readonly string[]): JsonObject {
  return path.reduce((node, key) => objectOf(node[key]), object)
}
