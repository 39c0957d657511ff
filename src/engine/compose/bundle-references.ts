import type { DeclarationIssue } from '../document/issue.ts'
import { mendName } from '../document/mend-name.ts'
import { isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { escapeSegment, formatPointer } from '../json/pointer.ts'
import { mapSchemas } from '../schema/walk-schema.ts'

/** The shared pieces, by name. */
export type CommonSchemas = ReadonlyMap<string, JsonValue>

export interface BundledSchema {
  readonly schema: JsonObject
  readonly issues: readonly DeclarationIssue[]
}

/** `common/address.json`, or a part of it: `common/address.json#/properties/city`. */
const commonReference = /^common\/(?<name>[^/#]+)\.json(?:#(?<pointer>.*))?$/

/**
 * The schema with every shared piece that it refers to, directly or indirectly, under `$defs`, and with its references
 * changed to point there. A reference to a missing file is an issue.
 * @param file the schema's file, for issues
 */
export function bundleReferences(schema: JsonObject, commons: CommonSchemas, file: string): BundledSchema {
  const bundle: Bundle = { commons, definitions: new Map(), issues: [] }
  const turned = turnReferences(schema, { file, root: '#' }, bundle)
  if (!isJsonObject(turned) || bundle.definitions.size === 0) return { schema, issues: bundle.issues }
  const own = ownValue(turned, '$defs')
  const definitions = isJsonObject(own) ? own : {}
  for (const name of bundle.definitions.keys()) {
    if (!Object.hasOwn(definitions, name)) continue
    const message = `The definition "${name}" has the name of a shared piece that the schema refers to.`
    bundle.issues.push({ file, pointer: formatPointer(['$defs', name]), message })
  }
  const $defs = { ...definitions, ...Object.fromEntries(bundle.definitions) }
  return { schema: { ...turned, $defs }, issues: bundle.issues }
}

interface Bundle {
  readonly commons: CommonSchemas
  readonly definitions: Map<string, JsonValue>
  readonly issues: DeclarationIssue[]
}

/** A file that is being bundled, and the place of its root in the result. */
interface Source {
  readonly file: string
  readonly root: string
}

function turnReferences(schema: JsonValue, source: Source, bundle: Bundle): JsonValue {
  return mapSchemas(schema, (node, path) => {
    const reference = ownValue(node, '$ref')
    if (typeof reference !== 'string') return node
    const turned = turn(reference, path, source, bundle)
    return turned === reference ? node : { ...node, $ref: turned }
  })
}

function turn(reference: string, path: readonly string[], source: Source, bundle: Bundle): string {
  if (reference.startsWith('#')) return source.root + reference.slice(1)
  const { name, pointer = '' } = commonReference.exec(reference)?.groups ?? {}
  if (name !== undefined && define(name, bundle)) return `#/$defs/${escapeSegment(name)}${pointer}`
  const message = `"${reference}" names no file of schemas/common/.`
  const mend = mendName(
    reference,
    [...bundle.commons.keys()].map((known) => `common/${known}.json`),
  )
  bundle.issues.push({ file: source.file, pointer: formatPointer([...path, '$ref']), message, ...mend })
  return reference
}

/** Copies a shared piece, and everything it refers to, into the definitions; false when the piece does not exist. */
function define(name: string, bundle: Bundle): boolean {
  const schema = bundle.commons.get(name)
  if (schema === undefined) return false
  if (bundle.definitions.has(name)) return true
  bundle.definitions.set(name, schema)
  const source = { file: `schemas/common/${name}.json`, root: `#/$defs/${escapeSegment(name)}` }
  const turned = turnReferences(schema, source, bundle)
  bundle.definitions.set(name, withoutDialect(turned))
  return true
}

/** A definition may not declare its own dialect. */
function withoutDialect(schema: JsonValue): JsonValue {
  if (!isJsonObject(schema) || !Object.hasOwn(schema, '$schema')) return schema
  const { $schema: _dialect, ...rest } = schema
  return rest
}
