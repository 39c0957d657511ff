import { exampleContext } from '../../src/engine/check/forms/example-context.ts'
import { referenceListsOf } from '../../src/engine/check/subject/reference-lists-of.ts'
import { minorSettings } from '../../src/engine/check/check-tenant.ts'
import { composeTenant } from '../../src/engine/compose/compose-tenant.ts'
import type { ComposedTenant } from '../../src/engine/compose/compose-tenant.ts'
import type { EvaluationContext } from '../../src/engine/document/context.ts'
import type { CompositeDocument } from '../../src/engine/document/document.ts'
import type { DocumentId } from '../../src/engine/document/document-id.ts'
import { isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../src/engine/json/json.ts'
import { getAt } from '../../src/engine/json/pointer.ts'
import { pointerOf } from '../../src/engine/overlay/location.ts'
import { selectNodes } from '../../src/engine/overlay/select-nodes.ts'
import { readSimplePath } from '../../src/engine/overlay/simple-path.ts'
import { prepareAnswers } from '../../src/engine/validation/prepare-answers.ts'
import { declared } from '../engine/check/declared-files.ts'
import { compiledForm } from '../engine/validation/compile-for-test.ts'

/** One change of an overlay, without its reason. */
export interface OverlayChange {
  readonly target: string
  readonly update?: JsonValue
  readonly remove?: true
  readonly 'x-was'?: JsonValue
  readonly 'x-absent'?: true
}

/** A shipped organisation. */
export const shipped = (id: string): ComposedTenant => composeTenant(declared, id, { guards: 'required' })

/** The neutral organisation with an overlay of one document. */
export function overlaid(id: DocumentId, changes: readonly OverlayChange[]): ComposedTenant {
  const overlay = {
    overlay: '1.1.0',
    info: { title: 'Under test', version: '1.0.0' },
    extends: id,
    actions: changes.map((change) => ({ description: 'Under test.', ...sight(id, change), ...change })),
  }
  const files = new Map<string, JsonValue>(declared).set(`tenants/demo/overlays/${id}-test.json`, overlay)
  return composeTenant(files, 'demo', { guards: 'required' })
}

/** The items that the author of a removal sees: those of the neutral organisation. */
function sight(id: DocumentId, { target, remove }: OverlayChange): { readonly 'x-saw'?: readonly JsonValue[] } {
  const steps = readSimplePath(target) ?? []
  const last = steps.at(-1)
  if (remove !== true || last === undefined || !('equals' in last)) return {}
  const list = { text: target, steps: steps.slice(0, -1) }
  const seen = documentOf(shipped('demo'), id)
  const document: JsonValue = isJsonObject(seen) ? seen : {}
  const items = selectNodes(list, document, 'target').flatMap((at) => getAt(document, pointerOf(at)) ?? [])
  const { key } = last
  return { 'x-saw': items.map((item) => (key === undefined ? item : (isJsonObject(item) && item[key]) || null)) }
}

export function documentOf(composed: ComposedTenant, id: DocumentId): CompositeDocument {
  const document = composed.documents.get(id)
  if (document === undefined) throw new Error(`${composed.id} has no document ${id}`)
  return document
}

/** A context with an organisation's settings and further parts. */
export function contextOf(composed: ComposedTenant, parts: JsonObject = {}): EvaluationContext {
  const setting = {
    lists: referenceListsOf(composed.documents),
    catalogue: documentOf(composed, 'messages/en').messages ?? {},
    settings: minorSettings(composed.tenant),
  }
  return exampleContext({ id: 'context', answers: {}, context: parts }, setting)
}

/** The answers of a valid example, with changes; undefined removes an answer. */
export function answersOf(
  composed: ComposedTenant,
  id: DocumentId,
  example: string,
  changes: JsonObject = {},
): JsonObject {
  const found = documentOf(composed, id).examples?.valid.find((candidate) => candidate.id === example)
  if (found === undefined) throw new Error(`${id} has no valid example ${example}`)
  return Object.fromEntries(Object.entries({ ...found.answers, ...changes }).filter(([, value]) => value !== undefined))
}

/** The result of submitting answers to an organisation's form: the stored answers, and messages by pointer. */
export function submit(composed: ComposedTenant, id: DocumentId, answers: JsonObject, parts: JsonObject = {}) {
  const form = compiledForm(documentOf(composed, id), id)
  const prepared = prepareAnswers(form, answers, contextOf(composed, parts))
  const messages = prepared.issues.map(({ pointer, message }) => [pointer, message] as const)
  return { stored: prepared.answers as JsonObject, messages: Object.fromEntries(messages) }
}
