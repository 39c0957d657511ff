import { composeTenant } from '../../src/engine/compose/compose-tenant.ts'
import type { CompositeDocument } from '../../src/engine/document/document.ts'
import type { DocumentId } from '../../src/engine/document/document-id.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { listTenants } from '../../src/server/platform/declarations/list-tenants.ts'
import { readDeclarations } from '../../src/server/platform/declarations/read-declarations.ts'
import { makesProfiles } from '../../src/server/profiles/profile-sections.ts'
import type { SectionPageDefinition } from '../../src/engine/page/section-calls.ts'
import { projectRoot } from './start-test-server.ts'

/** A section of an organisation, as it is declared. */
export interface DeclaredSection {
  readonly tenant: string
  readonly id: DocumentId
  readonly document: CompositeDocument
  readonly page: SectionPageDefinition
  /** Whose profile has it. */
  readonly type: 'Individual' | 'Corporate'
  /** The paths of the calls that save a record: a new one, and one that is there. */
  readonly addPath: string
  readonly updatePath: string
}

const declarations = await readDeclarations(projectRoot)

/** Every section of every shipped organisation, those that make profiles too. A new one is found without being named anywhere. */
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

/** Those that a profile keeps beside the one that makes it. */
export const declaredSections = everySection.filter(({ id }) => !makesProfiles(id))

/** The first example that its section takes, whatever the circumstances. */
export function plainExample({ document, id }: DeclaredSection): JsonObject {
  const example = document.examples?.valid.find(({ context }) => context === undefined) ?? document.examples?.valid[0]
  if (!example) throw new Error(`${id} has no valid example.`)
  return example.answers
}
