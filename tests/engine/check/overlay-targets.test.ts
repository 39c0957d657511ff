import { describe, expect, test } from 'vitest'
import { bundleBase } from '../../../src/engine/compose/bundle-base.ts'
import { composeFromBase } from '../../../src/engine/compose/compose-tenant.ts'
import type { ComposedDocument } from '../../../src/engine/document/composite-shape.ts'
import { layOver } from '../../../src/engine/compose/layer-overlays.ts'
import type { Composition } from '../../../src/engine/compose/layer-overlays.ts'
import { declarationKind } from '../../../src/engine/check/declaration-kind.ts'
import { tenantIds } from '../../../src/engine/check/check-declarations.ts'
import type { DeclarationIssue } from '../../../src/engine/document/issue.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import { pointerOf } from '../../../src/engine/overlay/location.ts'
import type { Location } from '../../../src/engine/overlay/location.ts'
import { readTarget, selectNodes } from '../../../src/engine/overlay/select-nodes.ts'
import { getAt, parsePointer } from '../../../src/engine/json/pointer.ts'
import { changed, declared, removeOrSet } from './declared-files.ts'
import type { Change } from './declared-files.ts'

/** A node of a base file that a shipped overlay targets. */
interface Target {
  readonly overlay: string
  readonly target: string
  readonly file: string
  readonly pointer: string
}

const base = bundleBase(declared)

const isOverlay = (file: string): boolean => declarationKind(file) === 'overlay'

const contentOf = (overlay: string) =>
  declared.get(overlay) as JsonObject & { extends: string; actions: readonly { target: string }[] }

const extended = (overlay: string): string => contentOf(overlay).extends

/** An overlay, or some of its actions. */
function layerOf(overlay: string, from = 0, to?: number) {
  const content = contentOf(overlay)
  return { layer: 'tried', file: overlay, overlay: { ...content, actions: content.actions.slice(from, to) } }
}

/** Every target of every shipped overlay that exists in the base. */
const targets: readonly Target[] = [...declared.keys()].filter(isOverlay).flatMap((overlay) => {
  const id = extended(overlay)
  return nodesTargeted(overlay, base.documents.get(id) ?? {}).map(({ target, location }) => {
    const [part = '', ...rest] = parsePointer(pointerOf(location))
    return { overlay, target, file: fileOf(id, part), pointer: pointerOf(rest) }
  })
})

/** The nodes of a document that an overlay's actions target. */
function nodesTargeted(overlay: string, document: JsonValue, from = 0, to?: number) {
  return layerOf(overlay, from, to).overlay.actions.flatMap(({ target }): { target: string; location: Location }[] =>
    selectNodes(readTarget(target, 'target'), document, 'target').map((location) => ({ target, location })),
  )
}

/** A target in a document that an earlier layer, or an earlier action of the same file, has changed. */
interface LayeredTarget {
  readonly tenant: string
  readonly overlay: string
  readonly target: string
  readonly pointer: string
  readonly below: Composition
  /** How many of the overlay's actions are applied already. */
  readonly laid: number
}

/** An overlay of an organisation, and the result of the layers and files before it. */
interface Layer {
  readonly tenant: string
  readonly overlay: string
  readonly below: Composition
}

const copyOf = ({ documents, origins }: Composition): Composition => ({
  documents: new Map(documents),
  origins: new Map(origins),
  issues: [],
})

const layers: readonly Layer[] = tenantIds(declared).flatMap((tenant) => {
  const { variants } = declared.get(`tenants/${tenant}/tenant.json`) as { variants: readonly string[] }
  const folders = [...variants.map((name) => `tenants/variants/${name}/`), `tenants/${tenant}/`]
  const overlays = folders.flatMap((folder) => (base.folders.get(folder) ?? []).filter(isOverlay))
  const composition: Composition = { documents: new Map(base.documents), origins: new Map(), issues: [] }
  return overlays.flatMap((overlay) => {
    const below = copyOf(composition)
    layOver(composition, layerOf(overlay), { guards: 'required' })
    return [{ tenant, overlay, below }]
  })
})

/** Every target of a shipped overlay that follows another one, resolved in the document below it. */
const layeredTargets: readonly LayeredTarget[] = layers.flatMap((layer) => {
  const document = layer.below.documents.get(extended(layer.overlay)) ?? {}
  if (document === base.documents.get(extended(layer.overlay))) return []
  return nodesTargeted(layer.overlay, document).map(({ target, location }) => {
    return { ...layer, target, pointer: pointerOf(location), laid: 0 }
  })
})

/** Every target of a shipped overlay that an earlier action of the same file adds. */
const ownTargets: readonly LayeredTarget[] = layers.flatMap((layer) => {
  const { overlay } = layer
  const before = layer.below.documents.get(extended(overlay))
  return contentOf(overlay).actions.flatMap((_action, laid) => {
    const below = copyOf(layer.below)
    if (laid > 0) layOver(below, layerOf(overlay, 0, laid), { guards: 'required' })
    return nodesTargeted(overlay, below.documents.get(extended(overlay)) ?? {}, laid, laid + 1)
      .map(({ target, location }) => ({ ...layer, target, pointer: pointerOf(location), below, laid }))
      .filter(({ pointer }) => getAt(before, pointer) === undefined)
  })
})

/** Whether applying the overlay to the layer below, with another value at the target, reports an issue. */
function isNoticedAbove({ overlay, pointer, below, laid }: LayeredTarget, value: JsonValue | undefined): boolean {
  const id = extended(overlay)
  const document = removeOrSet(below.documents.get(id) ?? {}, pointer, value) as ComposedDocument
  const issues: DeclarationIssue[] = []
  const documents = new Map(below.documents).set(id, document)
  layOver({ documents, origins: new Map(below.origins), issues }, layerOf(overlay, laid), { guards: 'required' })
  return issues.length > 0
}

function fileOf(id: string, part: string): string {
  const file = `schemas/${id}/${part}.json`
  return declared.has(file) ? file : `schemas/${id}.json`
}

/** Whether composing the organisations that have the overlay, with guards as in the check, reports an issue. */
function isNoticed(change: Change, overlay: string): boolean {
  const files = changed(declared, change)
  const bundle = bundleBase(files)
  return tenantIds(files)
    .filter((id) => concerns(id, overlay))
    .some((id) => composeFromBase(bundle, id, { guards: 'required' }).issues.length > 0)
}

function concerns(id: string, overlay: string): boolean {
  if (overlay.startsWith(`tenants/${id}/`)) return true
  const tenant = declared.get(`tenants/${id}/tenant.json`) as { variants: readonly string[] }
  return tenant.variants.some((name) => overlay.startsWith(`tenants/variants/${name}/`))
}

describe('what shipped overlays target', () => {
  test('is found in the base', () => {
    expect(targets.length).toBeGreaterThan(100)
  })

  test('is found in the result of earlier layers', () => {
    expect(layeredTargets.length).toBeGreaterThan(60)
  })

  test.each([
    ['deleted', undefined],
    ['changed', 'something else'],
  ])('cannot be %s without the check failing, whichever it is [ENG-05]', (_, value) => {
    const unnoticed = targets.filter(({ file, pointer, overlay }) => !isNoticed({ file, pointer, value }, overlay))
    expect(unnoticed).toEqual([])
  })

  test('is found in the result of earlier actions of the same file', () => {
    expect(ownTargets.length).toBeGreaterThan(1)
  })

  test.each([
    ['deleted', undefined],
    ['changed', 'something else'],
  ])('cannot be %s in a layer below without the check failing, whichever it is [ENG-05 ENG-04]', (_, value) => {
    const unnoticed = [...layeredTargets, ...ownTargets].filter((target) => !isNoticedAbove(target, value))
    expect(unnoticed.map(({ below: _below, ...target }) => target)).toEqual([])
  })
})
