import { describe, expect, test } from 'vitest'
import { bundleBase } from '../../../src/engine/compose/bundle-base.ts'
import { composeFromBase } from '../../../src/engine/compose/compose-tenant.ts'
import { tenantIds } from '../../../src/engine/check/check-declarations.ts'
import { isJsonObject } from '../../../src/engine/json.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json.ts'
import { pointerOf } from '../../../src/engine/overlay/location.ts'
import { readTarget, selectNodes } from '../../../src/engine/overlay/select-nodes.ts'
import { parsePointer } from '../../../src/engine/pointer/pointer.ts'
import { changed, declared } from './declared-files.ts'
import type { Change } from './declared-files.ts'

/** A node of a base file that a shipped overlay targets. */
interface Target {
  readonly overlay: string
  readonly target: string
  readonly file: string
  readonly pointer: string
}

const base = bundleBase(declared)

/** Every target of every shipped overlay that stands in the base; the others stand in what an earlier layer added. */
const targets: readonly Target[] = [...declared].flatMap(([overlay, content]) => {
  const id = isJsonObject(content) ? content.extends : undefined
  if (!overlay.includes('/overlays/') || typeof id !== 'string' || !isJsonObject(content)) return []
  const document: JsonValue = base.documents.get(id) ?? {}
  const actions = content.actions as readonly (JsonObject & { target: string })[]
  return actions.flatMap(({ target }) =>
    selectNodes(readTarget(target, 'target'), document, 'target').map((location) => {
      const [part = '', ...rest] = parsePointer(pointerOf(location))
      return { overlay, target, file: fileOf(id, part), pointer: pointerOf(rest) }
    }),
  )
})

function fileOf(id: string, part: string): string {
  const file = `schemas/${id}/${part}.json`
  return declared.has(file) ? file : `schemas/${id}.json`
}

/** Whether composing the organisations that have the overlay, with guards as the check does, finds anything wrong. */
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

  test.each([
    ['deleted', undefined],
    ['changed', 'something else'],
  ])('cannot be %s without the check failing, whichever it is [ENG-05]', (_, value) => {
    const unnoticed = targets.filter(({ file, pointer, overlay }) => !isNoticed({ file, pointer, value }, overlay))
    expect(unnoticed).toEqual([])
  })
})
