import { exampleSetting } from '../../src/engine/check/check-tenant.ts'
import type { Validators } from '../../src/engine/check/forms/compiled-validators.ts'
import { exampleOutcomes, followedExamples } from '../../src/engine/check/forms/example-outcomes.ts'
import { ownOverlay } from '../../src/engine/check/forms/inherited-examples.ts'
import { composeTenant } from '../../src/engine/compose/compose-tenant.ts'
import type { ComposedTenant } from '../../src/engine/compose/compose-tenant.ts'
import type { DeclarationFiles } from '../../src/engine/document/declaration-files.ts'
import type { DocumentId } from '../../src/engine/document/document-id.ts'
import { namingKeys } from '../../src/engine/editing/naming-keys.ts'
import { isJsonArray, isJsonObject, ownValue } from '../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../src/engine/json/json.ts'
import { diff } from '../../src/engine/overlay/index.ts'

/** An organisation's document. */
export interface ChangedPlace {
  readonly tenant: string
  readonly document: DocumentId
}

/** An overlay and its path. */
export interface WrittenOverlay {
  readonly path: string
  readonly overlay: JsonObject
  /** How many actions were added. */
  readonly added: number
}

/** An organisation's version of a document, for editing. */
export function documentOf(files: DeclarationFiles, place: ChangedPlace): JsonObject {
  return plain(composedDocument(composeTenant(files, place.tenant), place))
}

/**
 * The organisation's overlay of a document, with the actions and guards that produce the edited document.
 * @param reason stated by every action
 */
export function changedOverlay(
  files: DeclarationFiles,
  place: ChangedPlace,
  edited: JsonObject,
  reason: string,
): WrittenOverlay {
  const composed = composeTenant(files, place.tenant)
  const document = composedDocument(composed, place)
  const options = { extends: place.document, title: place.document, reason, keys: namingKeys(document) }
  const made = diff(plain(document), edited, options)
  const path = ownOverlay(composed, place.document)
  const added: readonly JsonValue[] = JSON.parse(JSON.stringify(made.actions))
  return { path, overlay: withActions(files.get(path), { ...plain(made), actions: added }), added: added.length }
}

/** The document with examples that state their results. */
export function withFollowedExamples(files: DeclarationFiles, place: ChangedPlace, validators: Validators): JsonObject {
  const composed = composeTenant(files, place.tenant)
  const document = composedDocument(composed, place)
  const validator = validators(place.document, document)
  if (typeof validator === 'string') throw new Error(validator)
  const outcomeOf = exampleOutcomes({ id: place.document, document }, validator, exampleSetting(composed))
  const { examples } = document
  return plain(examples === undefined ? document : { ...document, examples: followedExamples(examples, outcomeOf) })
}

function composedDocument({ documents, id }: ComposedTenant, { document }: ChangedPlace) {
  const found = documents.get(document)
  if (found === undefined) throw new Error(`${id} has no document "${document}".`)
  return found
}

/** The existing overlay with more actions; otherwise a new one. */
function withActions(known: JsonValue | undefined, made: JsonObject): JsonObject {
  const actions = isJsonObject(known) ? ownValue(known, 'actions') : undefined
  const more = ownValue(made, 'actions')
  if (!isJsonObject(known) || !isJsonArray(actions) || !isJsonArray(more)) return made
  return { ...known, actions: [...actions, ...more] }
}

/** A document as the plain JSON that it was read from. */
function plain(document: object): JsonObject {
  const value: JsonValue = JSON.parse(JSON.stringify(document))
  return isJsonObject(value) ? value : {}
}
