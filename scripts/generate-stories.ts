import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentHash } from '../src/engine/compose/content-hash.ts'
import type { CompositeDocument } from '../src/engine/document/document.ts'
import type { DocumentId } from '../src/engine/document/document-id.ts'
import { declaredTenants } from './vite/declared-tenants.ts'
import type { DeclaredTenant } from './vite/declared-tenants.ts'

const folder = fileURLToPath(new URL('../.cache/stories', import.meta.url))
const everyState = ['Empty', 'Filled', 'Invalid', 'ReadOnly', 'Loading'] as const

/** The states of each kind of document; each is a story for designers. */
const statesByKind: Readonly<Record<string, readonly string[]>> = {
  form: everyState,
  record: everyState,
  collection: everyState,
  tabs: ['Empty', 'Filled', 'Loading'],
  menu: ['Empty', 'Filled', 'ReadOnly'],
  tiles: ['Empty', 'Filled', 'Loading'],
  items: ['Empty', 'Filled', 'Loading'],
}

/**
 * Writes one story file for each declared form, page and checklist into `.cache/stories`: a story per state for the
 * first tenant, and the same states for every other tenant whose composed document differs, except the loading state,
 * which shows nothing of the document.
 */
export async function generateStories(): Promise<void> {
  const tenants = await declaredTenants()
  await mkdir(folder, { recursive: true })
  const ids = [...new Set(tenants.flatMap((tenant) => [...englishDocuments(tenant)].filter(isShown).map(([id]) => id)))]
  const written = await Promise.all(ids.map((id) => writeStories(id, variantsOf(tenants, id))))
  const stale = (await readdir(folder)).filter((file) => !written.includes(file))
  await Promise.all(stale.map((file) => rm(join(folder, file))))
}

type Variants = readonly (readonly [tenant: string, document: CompositeDocument])[]

function variantsOf(tenants: readonly DeclaredTenant[], id: DocumentId): Variants {
  return tenants.flatMap((tenant) => {
    const document = englishDocuments(tenant).get(id)
    return document ? [[tenant.id, document] as const] : []
  })
}

function englishDocuments({ documents }: DeclaredTenant): ReadonlyMap<DocumentId, CompositeDocument> {
  return documents.get('en') ?? new Map()
}

function isShown([, document]: readonly [DocumentId, CompositeDocument]): boolean {
  return statesOf(document).length > 0
}

/** Writes a file only when it changes, so that a running Storybook does not reload it. */
async function writeStories(id: DocumentId, variants: Variants): Promise<string> {
  const name = `${id.replaceAll('/', '.')}.stories.tsx`
  const path = join(folder, name)
  const text = storyFile(id, variants)
  const present = await readFile(path, 'utf8').catch(() => undefined)
  if (present !== text) await writeFile(path, text)
  return name
}

function storyFile(id: DocumentId, variants: Variants): string {
  const [first, ...others] = variants
  if (!first) throw new Error(`No tenant has ${id}`)
  const [, base] = first
  const states = statesOf(base)
  const shown = (document: CompositeDocument) => contentHash({ ...document, examples: undefined })
  const differing = others.filter(([, document]) => shown(document) !== shown(base))
  const stories = [
    ...states.map((state) => story(state, state)),
    ...differing.flatMap(([other]) =>
      states.filter((state) => state !== 'Loading').map((state) => story(`${state} ${other}`, state, other)),
    ),
  ]
  return [
    `import { DeclaredDocument, declaredStory } from '../../.storybook/declared/declared-story.tsx'`,
    `import { forms } from 'virtual:declared-form/${id}'`,
    `export default { title: '${titleOf(id)}', component: DeclaredDocument, args: { forms } }`,
    ...stories,
    '',
  ].join('\n')
}

function statesOf({ page, schema, checklist }: CompositeDocument): readonly string[] {
  const kind = page?.kind ?? (schema ? 'form' : checklist ? 'items' : '')
  return Object.hasOwn(statesByKind, kind) ? (statesByKind[kind] ?? []) : []
}

/** A story that names its tenant is bound to it; any other follows the tenant switch. */
function story(name: string, state: string, tenant?: string): string {
  const exported = name.replaceAll(/[^A-Za-z]+(.)?/g, (_, letter: string = '') => letter.toUpperCase())
  const bound = tenant === undefined ? '' : `, globals: { tenant: '${tenant}' }`
  return `export const ${exported} = { ...declaredStory('${state}'), name: '${name}'${bound} }`
}

/** `sections/firm-bio` → `Sections/Firm bio`. */
function titleOf(id: DocumentId): string {
  const words = id.split('/').map((part) => part.replaceAll('-', ' '))
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('/')
}
