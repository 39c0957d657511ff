import { composeTenant } from '../../src/engine/compose/compose-tenant.ts'
import type { CompositeDocument } from '../../src/engine/document/document.ts'
import type { DocumentId } from '../../src/engine/document/document-id.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { listTenants } from '../../src/server/platform/declarations/list-tenants.ts'
import { readDeclarations } from '../../src/server/platform/declarations/read-declarations.ts'
import { makesProfiles } from '../../src/server/profiles/profile-sections.ts'
import type { SectionPageDefinition } from '../../src/engine/page/section-calls.ts'
import { projectRoot } from './start-test-server.ts'

/** A declared section of an organisation. */
export interface DeclaredSection {
  readonly tenant: string
  readonly id: DocumentId
  readonly document: CompositeDocument
  readonly page: SectionPageDefinition
  /** The type of profile that has it. */
  readonly type: 'Individual' | 'Corporate'
  /** The paths of the calls that add and update a record. */
  readonly addPath: string
  readonly updatePath: string
}

const declarations = await readDeclarations(projectRoot)

/**
 * Every section of every shipped organisation, including those of the profiles' main records. New sections are included
 * without being named here.
 */
export const everySection: readonly DeclaredSection[] = listTenants(declarations).flatMap((tenant) => {
  const { documents } = composeTenant(declarations, tenant)
  const isTab = (page: DocumentId, id: DocumentId): boolean =>
    JSON.stringify(documents.get(page) ?? {}).includes(`"${id}"`)
  return [...documents].flatMap(([id, document]) => {
    const { page } = document
    if (!id.startsWith('sections/')) return []
    if (page?.kind !== 'record' && page?.kind !== 'collection') return []
    const isOfFirms = isTab('pages/profile-firm', id) && !isTab('pages/profile-individual', id)
    const save = page.otherCalls?.find(({ action }) => action === 'save')?.path ?? ''
    const { add: addPath = save, update: updatePath = save } = page.calls
    return [{ tenant, id, document, page, type: isOfFirms ? 'Corporate' : 'Individual', addPath, updatePath } as const]
  })
})

/** The sections without those of the profiles' main records. */
export const declaredSections = everySection.filter(({ id }) => !makesProfiles(id))

/** The section's first example that is valid without special circumstances. */
export function plainExample({ document, id }: DeclaredSection): JsonObject {
  const example = document.examples?.valid.find(({ context }) => context === undefined) ?? document.examples?.valid[0]
  if (!example) throw new Error(`${id} has no valid example.`)
  return example.answers
}
