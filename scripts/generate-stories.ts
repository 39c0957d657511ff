import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentHash } from '../src/engine/compose/content-hash.ts'
import type { CompositeDocument } from '../src/engine/document/document.ts'
import type { DocumentId } from '../src/engine/document/document-id.ts'
import { statesByKind } from '../.storybook/declared/states-by-kind.ts'
import { organisationStories } from './organisation-stories.ts'
import { declaredTenants } from './vite/declared-tenants.ts'
import type { DeclaredTenant } from './vite/declared-tenants.ts'

const folder = fileURLToPath(new URL('../.cache/stories', import.meta.url))
/**
 * Writes the stories of everything declared into `.cache/stories`: a file for each organisation, and one for each form,
 * page, checklist and printed document, with a story per state for the first organisation and for every other one whose
 * document differs.
 */
export async function generateStories(declared?: readonly DeclaredTenant[]): Promise<void> {
  const tenants = declared ?? (await declaredTenants())
  await mkdir(folder, { recursive: true })
  const ids = [...new Set(tenants.flatMap((tenant) => [...englishDocuments(tenant)].filter(isShown).map(([id]) => id)))]
  const written = await Promise.all([
    ...ids.map((id) => writeStories(id.replaceAll('/', '.'), storyFile(id, variantsOf(tenants, id)))),
    ...tenants.map((tenant) => writeStories(`organisations.${tenant.id}`, organisationStories(tenant))),
  ])
  const stale = (await readdir(folder)).filter((file) => !written.includes(file))
  await Promise.all(stale.map((file) => rm(join(folder, file))))
}

type Variants = readonly (readonly [tenant: DeclaredTenant, document: CompositeDocument])[]

function variantsOf(tenants: readonly DeclaredTenant[], id: DocumentId): Variants {
  return tenants.flatMap((tenant) => {
    const document = englishDocuments(tenant).get(id)
    return document ? [[tenant, document] as const] : []
  })
}

function englishDocuments({ documents }: DeclaredTenant): ReadonlyMap<DocumentId, CompositeDocument> {
  return documents.get('en') ?? new Map()
}

function isShown([, document]: readonly [DocumentId, CompositeDocument]): boolean {
  return statesOf(document).length > 0
}

/** Writes a file only when it changes, so that a running Storybook does not reload it. */
async function writeStories(file: string, text: string): Promise<string> {
  const name = `${file}.stories.tsx`
  const path = join(folder, name)
  const present = await readFile(path, 'utf8').catch(() => undefined)
  if (present !== text) await writeFile(path, text)
  return name
}

function storyFile(id: DocumentId, variants: Variants): string {
  const [first, ...others] = variants
  if (!first) throw new Error(`No tenant has ${id}`)
  const [, base] = first
  const states = statesOf(base)
  const shown = (document: CompositeDocument) => contentHash({ ...document, examples: undefined, samples: undefined })
  const differing = others.filter(([, document]) => shown(document) !== shown(base))
  const make = makerOf(base)
  const stories = [
    ...states.map((state) => story({ make, state })),
    ...differing.flatMap(([tenant, document]) => statesOf(document).map((state) => story({ make, state, tenant }))),
  ]
  return [...headOf(id, base), ...stories, ''].join('\n')
}

/** The function that makes the stories of a document. */
function makerOf({ page, document }: CompositeDocument): string {
  if (document) return 'documentStory'
  if (page?.kind === 'rows') return `rowsStory('${page.source}')`
  return page?.kind === 'checklist' ? 'checklistStory' : 'declaredStory'
}

function headOf(id: DocumentId, { page, document }: CompositeDocument): readonly string[] {
  if (document) return ofTemplate(id)
  if (page?.kind === 'rows') return ofScreen(id, 'rowsStory', 'rows-story')
  return page?.kind === 'checklist' ? ofScreen(id, 'checklistStory', 'checklist-story') : ofDocument(id)
}

const ofDocument = (id: DocumentId) => [
  `import { DeclaredDocument, declaredStory } from '../../.storybook/declared/declared-story.tsx'`,
  `import { forms } from 'virtual:declared-form/${id}'`,
  `export default { title: '${titleOf(id)}', component: DeclaredDocument, args: { forms } }`,
]

const ofTemplate = (id: DocumentId) => [
  `import { PrintedExample, documentStory } from '../../.storybook/declared/document-story.tsx'`,
  `import { forms } from 'virtual:declared-form/${id}'`,
  `export default { title: '${titleOf(id)}', component: PrintedExample, args: { forms } }`,
]

/** Around a checklist or rows there is a page of the portal, which fills it from the server. */
const ofScreen = (id: DocumentId, make: string, file: string) => [
  `import { ${make} } from '../../.storybook/screens/portal/${file}.ts'`,
  `export default { title: '${titleOf(id)}' }`,
]

/** The states of a document; of a printed one, its examples. */
function statesOf({ page, schema, checklist, document, samples }: CompositeDocument): readonly string[] {
  if (document) return (samples?.valid ?? []).map(({ id }) => id)
  const kind = page?.kind ?? (schema ? 'form' : checklist ? 'items' : '')
  return Object.hasOwn(statesByKind, kind) ? (statesByKind[kind] ?? []) : []
}

interface NewStory {
  /** The function that makes it. */
  readonly make: string
  readonly state: string
  /** A story of an organisation is bound to it; any other follows the switch. */
  readonly tenant?: DeclaredTenant
}

/** Organisations have their declared names wherever they are named. */
function story({ make, state, tenant }: NewStory): string {
  const exported = `${state} ${tenant?.id ?? ''}`.replaceAll(/[^A-Za-z]+(.)?/g, (_, letter: string = '') =>
    letter.toUpperCase(),
  )
  const name = JSON.stringify(tenant === undefined ? state : `${state}, ${String(tenant.tenant['name'])}`)
  const bound = tenant === undefined ? '' : `, globals: { tenant: '${tenant.id}' }`
  return `export const ${exported} = { ...${make}('${state}'), name: ${name}${bound} }`
}

/** `sections/firm-bio` → `Sections/Firm bio`. */
function titleOf(id: DocumentId): string {
  const words = id.split('/').map((part) => part.replaceAll('-', ' '))
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('/')
}
