import { fileURLToPath } from 'node:url'
import type { DeclaredApi } from '../../src/contract/open-api.ts'
import { composeTenant } from '../../src/engine/compose/compose-tenant.ts'
import type { ReferenceList } from '../../src/engine/reference-list.ts'
import { readDeclarations } from '../../src/server/declarations/read-declarations.ts'
import { sectionCalls } from '../../src/server/published/section-calls.ts'
import { readTenant } from '../../src/server/published/tenant-declaration.ts'
import { declaredApi } from '../../src/server/resources/declared-api.ts'

const files = await readDeclarations(fileURLToPath(new URL('../..', import.meta.url)))

/** What a shipped organisation declares of its API. */
export function composedApi(id: string): DeclaredApi {
  const { tenant, documents } = composeTenant(files, id)
  const lists = new Map<string, ReferenceList>()
  for (const [name, { list }] of documents) if (list) lists.set(name.replace('lists/', ''), list)
  const declaration = readTenant(tenant, `tenants/${id}/tenant.json`)
  return declaredApi({ declaration, documents, lists, sections: sectionCalls(documents) })
}
