import { contentHash } from '../src/engine/compose/content-hash.ts'
import type { CompositeDocument } from '../src/engine/document/document.ts'
import type { DocumentId } from '../src/engine/document/document-id.ts'
import { statesByKind } from '../.storybook/declared/states-by-kind.ts'
import { caseStates } from './case-states.ts'
import type { DeclaredTenant } from './vite/declared-tenants.ts'

/** A document as the organisations have it that do. */
export type DocumentVariants = readonly (readonly [tenant: DeclaredTenant, document: CompositeDocument])[]

/** The file with a document's stories: for the first organisation, and for every other one whose document differs. */
export function documentStories(id: DocumentId, variants: DocumentVariants): string {
  const [first, ...others] = variants
  if (!first) throw new Error(`No tenant has ${id}`)
  const [tenantOfBase, base] = first
  const shown = (document: CompositeDocument) => contentHash({ ...document, examples: undefined, samples: undefined })
  const differing = others.filter(([, document]) => shown(document) !== shown(base))
  const make = makerOf(id, base)
  const stories = [
    ...statesIn(tenantOfBase, id, base).map((state) => story({ make, state })),
    ...differing.flatMap(([tenant, document]) =>
      statesIn(tenant, id, document).map((state) => story({ make, state, tenant })),
    ),
  ]
  return [...headOf(id, base), ...stories, ''].join('\n')
}

/** Whether a document has stories. */
export const hasStories = (document: CompositeDocument): boolean => statesOf(document).length > 0

/** The function that makes the stories of a document. */
function makerOf(id: DocumentId, { page, document }: CompositeDocument): string {
  if (document) return 'documentStory'
  if (page?.kind === 'rows') return `rowsStory('${page.source}')`
  if (page?.kind === 'reports') return 'reportsStory'
  if (page?.kind === 'awards') return 'awardsStory'
  if (page?.kind === 'events') return 'eventsStory'
  if (page?.kind === 'tiles') return 'tilesStory'
  if (page?.kind === 'register') return 'registerStory'
  if (page?.kind === 'case') return `caseStory('${id.replace('cases/', '')}', cases)`
  return page?.kind === 'checklist' ? 'checklistStory' : 'declaredStory'
}

function headOf(id: DocumentId, { page, document }: CompositeDocument): readonly string[] {
  if (document) return ofTemplate(id)
  if (page?.kind === 'rows') return ofScreen(id, 'rowsStory', 'rows-story')
  if (page?.kind === 'reports') return ofScreen(id, 'reportsStory', 'reports-story')
  if (page?.kind === 'awards') return ofScreen(id, 'awardsStory', 'awards-story')
  if (page?.kind === 'events') return ofScreen(id, 'eventsStory', 'events-story')
  if (page?.kind === 'tiles') return ofScreen(id, 'tilesStory', 'tiles-story')
  if (page?.kind === 'register') return ofScreen(id, 'registerStory', 'register-story')
  if (page?.kind === 'case') {
    return [`import { cases } from 'virtual:declared-case/${id}'`, ...ofScreen(id, 'caseStory', 'case-story')]
  }
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

/** Around a checklist, rows or cases there is a page of the portal, which fills it from the server. */
const ofScreen = (id: DocumentId, make: string, file: string) => [
  `import { ${make} } from '../../.storybook/screens/portal/${file}.ts'`,
  `export default { title: '${titleOf(id)}' }`,
]

/** The states of a document; of a printed one, its examples; of a case type, also those that its runs reach. */
function statesIn(tenant: DeclaredTenant, id: DocumentId, document: CompositeDocument): readonly string[] {
  return document.page?.kind === 'case' ? caseStates(tenant, id) : statesOf(document)
}

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
  const exported = `${state} ${tenant?.id ?? ''}`
    .replace(/^[^A-Za-z]+/, '')
    .replaceAll(/[^A-Za-z0-9]+(.)?/g, (_, letter: string = '') => letter.toUpperCase())
  const name = JSON.stringify(tenant === undefined ? state : `${state}, ${String(tenant.tenant['name'])}`)
  const bound = tenant === undefined ? '' : `, globals: { tenant: '${tenant.id}' }`
  return `export const ${exported} = { ...${make}('${state}'), name: ${name}${bound} }`
}

/** `sections/firm-bio` → `Sections/Firm bio`. */
function titleOf(id: DocumentId): string {
  const words = id.split('/').map((part) => part.replaceAll('-', ' '))
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('/')
}
