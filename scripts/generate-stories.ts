import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packageOfCases } from '../src/contract/packages.ts'
import type { CompositeDocument } from '../src/engine/document/document.ts'
import type { DocumentId } from '../src/engine/document/document-id.ts'
import { isJsonArray } from '../src/engine/json/json.ts'
import { getAt } from '../src/engine/json/pointer.ts'
import { documentStories, hasStories } from './document-stories.ts'
import type { DocumentVariants } from './document-stories.ts'
import { organisationStories } from './organisation-stories.ts'
import { declaredTenants } from './vite/declared-tenants.ts'
import type { DeclaredTenant } from './vite/declared-tenants.ts'

const folder = fileURLToPath(new URL('../.cache/stories', import.meta.url))
/**
 * Writes the stories of everything declared into `.cache/stories`: a file for each organisation, and one for each form,
 * page, checklist, printed document and case type, with a story per state for the first organisation and for every
 * other one whose document differs.
 */
export async function generateStories(declared?: readonly DeclaredTenant[]): Promise<void> {
  const tenants = declared ?? (await declaredTenants())
  await mkdir(folder, { recursive: true })
  const ids = [...new Set(tenants.flatMap((tenant) => [...englishDocuments(tenant)].filter(isShown).map(([id]) => id)))]
  const written = await Promise.all([
    ...ids.map((id) => writeStories(id.replaceAll('/', '.'), documentStories(id, variantsOf(tenants, id)))),
    ...tenants.map((tenant) => writeStories(`organisations.${tenant.id}`, organisationStories(tenant))),
  ])
  const stale = (await readdir(folder)).filter((file) => !written.includes(file))
  await Promise.all(stale.map((file) => rm(join(folder, file))))
}

function variantsOf(tenants: readonly DeclaredTenant[], id: DocumentId): DocumentVariants {
  return tenants.flatMap((tenant) => {
    if (!hasPagesOf(tenant, id)) return []
    const document = englishDocuments(tenant).get(id)
    return document ? [[tenant, document] as const] : []
  })
}

/** Whether an organisation has the pages of a case type: without their package they are no pages of its portal. */
export function hasPagesOf({ tenant }: DeclaredTenant, id: DocumentId): boolean {
  const wanted = id.startsWith('cases/') ? packageOfCases(id.slice('cases/'.length)) : undefined
  const packages = getAt(tenant, '/settings/site_installed_packages')
  return wanted === undefined || (isJsonArray(packages) && packages.includes(wanted))
}

function englishDocuments({ documents }: DeclaredTenant): ReadonlyMap<DocumentId, CompositeDocument> {
  return documents.get('en') ?? new Map()
}

const isShown = ([, document]: readonly [DocumentId, CompositeDocument]): boolean => hasStories(document)

/** Writes a file only when it changes, so that a running Storybook does not reload it. */
async function writeStories(file: string, text: string): Promise<string> {
  const name = `${file}.stories.tsx`
  const path = join(folder, name)
  const present = await readFile(path, 'utf8').catch(() => undefined)
  if (present !== text) await writeFile(path, text)
  return name
}
