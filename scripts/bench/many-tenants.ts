import type { BaseBundle } from '../../src/engine/compose/bundle-base.ts'
import { isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonValue } from '../../src/engine/json/json.ts'
import { setAt } from '../../src/engine/json/pointer.ts'
import { diff } from '../../src/engine/overlay/index.ts'

export const generatedId = (i: number): string => `generated-${String(i).padStart(4, '0')}`

type Change = readonly [document: string, pointer: string, value: JsonValue]

/**
 * The files of a generated organisation by their paths. It has its own overlays: two relabelled fields, a help text,
 * and for every tenth a changed limit.
 */
export function generatedTenant(
  i: number,
  files: ReadonlyMap<string, JsonValue>,
  base: BaseBundle,
  languages: readonly string[],
): readonly (readonly [path: string, content: JsonValue])[] {
  const id = generatedId(i)
  const tenant = files.get('tenants/demo/tenant.json')
  if (!isJsonObject(tenant)) throw new Error('tenants/demo/tenant.json is missing')
  const identity = { ...tenant, id, name: `Body ${i}`, hosts: [`${id}.localhost`], variants: [], languages }
  const changes: Change[] = [
    ['sections/bio', '/schema/properties/SecondName/title', `Middle name ${i}`],
    ['sections/contacts', '/schema/properties/PostCode/title', `Post code ${i}`],
    ['forms/login', '/ui/email/ui:help', `As registered with body ${i}`],
  ]
  if (i % 10 === 0) changes.push(['sections/firm-bio', '/schema/properties/streetName/maxLength', 40 + (i % 50)])
  return [
    [`tenants/${id}/tenant.json`, identity],
    [`tenants/${id}/theme.json`, files.get('tenants/demo/theme.json') ?? {}],
    ...changes.map((change) => overlayFile(id, base, change)),
  ]
}

function overlayFile(tenant: string, base: BaseBundle, [id, pointer, value]: Change): readonly [string, JsonValue] {
  const document = base.documents.get(id)
  const edited = setAt(document, pointer, value)
  if (!document || !isJsonObject(edited)) throw new Error(`${id} is not declared`)
  const overlay = diff(document, edited, { extends: id, title: 'Wording', reason: 'Wording of this body' })
  return [`tenants/${tenant}/overlays/${id}.json`, JSON.parse(JSON.stringify(overlay)) as JsonValue]
}
