import type { DocumentId } from '../../../src/engine/document/document-id.ts'
import type { DeclaredTenant } from '../declared-tenants.ts'
import { caseSamples } from './case-samples.ts'
import { walkedCases } from './walked-cases.ts'

/** The module with the samples of a case type, by organisation and language. */
export function casesModule(tenants: readonly DeclaredTenant[], id: DocumentId): string {
  const entries = tenants.map((tenant) => {
    const languages = tenant.languages.flatMap((language) => {
      const walked = walkedCases(tenant, language, id)
      return walked === undefined ? [] : [[language, caseSamples(walked)] as const]
    })
    return [tenant.id, Object.fromEntries(languages)] as const
  })
  return `export const cases = ${JSON.stringify(Object.fromEntries(entries))}`
}
