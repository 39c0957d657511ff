import type { Plugin } from 'vite'
import type { CompositeDocument } from '../../src/engine/document/document.ts'
import type { DocumentId } from '../../src/engine/document/document-id.ts'
import { compileForm } from '../../src/engine/validation/compile-form.ts'
import { wrapModule } from '../../src/engine/validation/wrap-module.ts'
import { declaredTenants } from './declared-tenants.ts'
import type { DeclaredTenant } from './declared-tenants.ts'

const runtime = '/src/engine/validation/form-runtime.ts'
const prefix = 'virtual:declared-'

/**
 * Provides the declarations to code that Vite bundles, composed and compiled in Node, because browsers compile nothing:
 * `virtual:declared-form/<document id>` exports `forms`: by tenant, then by language, the document with its validator;
 * `virtual:declared-tenants` exports `tenants`: tenant.json, theme.json, settings, lists and messages of each;
 * `virtual:declared-documents` exports `documents`: for each document id, a function that loads its `declared-form`;
 * and `sectionOf`: which section a call that lists records belongs to, by the call's path;
 * `virtual:declared-validator/<document id>/<tenant>` is one compiled module;
 * `virtual:declared-case/<document id>` exports `cases`: by tenant, then by language, what the runs of a case type
 * give.
 */
export function declaredForms(declared = declaredTenants()): Plugin {
  return {
    name: 'regalia-declared-forms',
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const [kind = '', ...rest] = id.slice(prefix.length + 1).split('/')
      const make = Object.hasOwn(modules, kind) ? modules[kind] : undefined
      return make?.(await declared, rest)
    },
  }
}

type MakeModule = (tenants: readonly DeclaredTenant[], path: readonly string[]) => string | Promise<string>

const modules: Readonly<Record<string, MakeModule>> = {
  tenants: (tenants) => tenantsModule(tenants),
  documents: (tenants) => documentsModule(tenants),
  form: (tenants, path) => formModule(tenants, path.join('/')),
  case: async (tenants, path) => {
    // It loads a part of the server, which few who bundle need.
    const { casesModule } = await import('./case-samples/cases-module.ts')
    return casesModule(tenants, path.join('/'))
  },
  validator: (tenants, path) => validatorModule(tenants, path.slice(0, -1).join('/'), path.at(-1) ?? ''),
}

function tenantsModule(tenants: readonly DeclaredTenant[]): string {
  const entries = tenants.map(({ id, tenant, theme, settings, languages, documents }) => ({
    id,
    tenant,
    theme,
    settings,
    languages,
    documents: Object.fromEntries([...documents].map(([language, all]) => [language, sharedDocuments(all)])),
  }))
  return `export const tenants = ${JSON.stringify(entries)}`
}

function documentsModule(tenants: readonly DeclaredTenant[]): string {
  const declared = tenants.flatMap((tenant) => [...(tenant.documents.get('en') ?? [])])
  const ids = [...new Set(declared.map(([id]) => id))].filter((id) => !isShared(id))
  const loaders = ids.map((id) => `${JSON.stringify(id)}: () => import('${prefix}form/${id}')`)
  const lists = declared.flatMap(([id, { page }]) =>
    id.startsWith('sections/') && (page?.kind === 'record' || page?.kind === 'collection')
      ? [[page.calls.list, id] as const]
      : [],
  )
  return [
    `export const documents = { ${loaders.join(',\n')} }`,
    `export const sectionOf = ${JSON.stringify(Object.fromEntries(lists))}`,
  ].join('\n')
}

/** Whether a document is among those that `virtual:declared-tenants` has of each tenant. */
const isShared = (id: DocumentId): boolean => /^(lists|messages)\//.test(id)

function sharedDocuments(documents: ReadonlyMap<DocumentId, CompositeDocument>): Record<string, CompositeDocument> {
  return Object.fromEntries([...documents].filter(([id]) => isShared(id)))
}

/** Tenants whose document compiles to the same code share the first one's validator. */
function formModule(tenants: readonly DeclaredTenant[], id: DocumentId): string {
  const lenders = validatorLenders(tenants, id)
  const distinct = [...new Set(lenders.values())]
  const entries = tenants.map((tenant) => {
    const lender = lenders.get(tenant.id)
    const validator = lender === undefined ? 'undefined' : `toValidator(v${distinct.indexOf(lender)})`
    const byLanguage = [...tenant.documents].map(([language, documents]) => {
      const form = `completeForm({ id: ${JSON.stringify(id)}, hash: '', document: ${JSON.stringify(documents.get(id))}, validator: ${validator} })`
      return `${JSON.stringify(language)}: ${form}`
    })
    return `${JSON.stringify(tenant.id)}: { ${byLanguage.join(', ')} }`
  })
  return [
    `import { completeForm } from '/src/engine/validation/compiled-form.ts'`,
    `import { toValidator } from '/src/engine/validation/to-validator.ts'`,
    ...distinct.map((lender, i) => `import * as v${i} from '${prefix}validator/${id}/${lender}'`),
    `export const forms = { ${entries.join(',\n')} }`,
  ].join('\n')
}

function validatorLenders(tenants: readonly DeclaredTenant[], id: DocumentId): ReadonlyMap<string, string> {
  const lenderOf = new Map<string, string>()
  const lenders = new Map<string, string>()
  for (const tenant of tenants) {
    const document = englishDocument(tenant, id)
    if (!document?.schema) continue
    const { hash } = compileForm(document, id)
    const lender = lenderOf.get(hash) ?? tenant.id
    lenderOf.set(hash, lender)
    lenders.set(tenant.id, lender)
  }
  return lenders
}

function validatorModule(tenants: readonly DeclaredTenant[], id: DocumentId, tenantId: string): string {
  const tenant = tenants.find((candidate) => candidate.id === tenantId)
  const document = tenant && englishDocument(tenant, id)
  if (!document) throw new Error(`${tenantId} declares no ${id}`)
  return wrapModule(compileForm(document, id).code, runtime)
}

function englishDocument({ documents }: DeclaredTenant, id: DocumentId): CompositeDocument | undefined {
  return documents.get('en')?.get(id)
}
