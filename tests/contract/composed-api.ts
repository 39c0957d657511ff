import { fileURLToPath } from 'node:url'
import type { DeclaredApi } from '../../src/contract/open-api/open-api.ts'
import { composeTenant } from '../../src/engine/compose/compose-tenant.ts'
import type { ReferenceList } from '../../src/engine/document/reference-list.ts'
import { readDeclarations } from '../../src/server/platform/declarations/read-declarations.ts'
import { sectionCalls } from '../../src/engine/page/section-calls.ts'
import { readTenant } from '../../src/server/platform/published/tenant-declaration.ts'
import { wordingOf } from '../../src/server/platform/published/wording-of.ts'
import { declaredApi } from '../../src/server/routes/declared-api.ts'

const files = await readDeclarations(fileURLToPath(new URL('../..', import.meta.url)))

/** The declared API of a shipped organisation. */
export function composedApi(id: string): DeclaredApi {
  const { tenant, documents } = composeTenant(files, id)
  const lists = new Map<string, ReferenceList>()
  for (const [name, { list }] of documents) if (list) lists.set(name.replace('lists/', ''), list)
  const declaration = readTenant(tenant, `tenants/${id}/tenant.json`)
  const wording = wordingOf(documents, 'en')
  return declaredApi({ declaration, documents, lists, sections: sectionCalls(documents), ...wording })
}
