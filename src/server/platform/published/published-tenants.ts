import { bundleBase } from '../../../engine/compose/bundle-base.ts'
import { composeFromBase } from '../../../engine/compose/compose-tenant.ts'
import type { ComposedTenant } from '../../../engine/compose/compose-tenant.ts'
import type { DeclarationFiles } from '../../../engine/document/declaration-files.ts'
import { declaredLanguage } from '../../../engine/translate/translate-document.ts'
import { translationsFor } from '../../../engine/translate/translations.ts'
import type { FormValidator } from '../../../engine/validation/compiled-form.ts'
import { loadModule } from '../../../engine/validation/load-module.ts'
import { wrapModule } from '../../../engine/validation/wrap-module.ts'
import { listTenants } from '../declarations/list-tenants.ts'
import type { CompiledCode } from './compiled-code.ts'
import { evaluateCommonJs } from './evaluate-common-js.ts'
import { publishTenant } from './publish-tenant.ts'
import type { ValidatorOf } from './publish-tenant.ts'
import { editionHash } from './edition-hash.ts'
import type { PublishedTenant, Wording } from './published-tenant.ts'
import type { RuntimeModule } from './runtime-module.ts'
import { wordingOf } from './wording-of.ts'

/** All organisations that this server serves, and the files that browsers fetch by hash. */
export interface PublishedTenants {
  readonly all: readonly PublishedTenant[]
  /** Finds an organisation by its lower-case host name without port. */
  byHost(host: string): PublishedTenant | undefined
  /** The file at a path below /published/, e.g. `<hash>.json`. */
  file(name: string): PublishedFile | undefined
  readonly runtime: RuntimeModule
  /** The texts without an organisation's changes, for hosts that serve none. */
  readonly baseWording: Wording
}

export interface PublishedFile {
  readonly mediaType: string
  readonly text: string
}

export interface PublishOptions {
  readonly files: DeclarationFiles
  readonly code: CompiledCode
  readonly runtime: RuntimeModule
}

/** Composes and compiles every declared organisation. Throws an Error with the first issue of a declaration. */
export async function publishTenants({ files, code, runtime }: PublishOptions): Promise<PublishedTenants> {
  const validators = new Map<string, FormValidator>()
  const published = new Map<string, PublishedFile>([[fileName(runtime.path), moduleFile(runtime.code)]])
  const validatorOf: ValidatorOf = async (form, hash, document) => {
    const known = validators.get(hash)
    if (known) return known
    const body = await code.codeOf(form, hash, document)
    const validator = loadModule(body, evaluateCommonJs)
    validators.set(hash, validator)
    published.set(`${hash}.js`, moduleFile(wrapModule(body, runtime.path)))
    return validator
  }
  const { all, baseWording } = await publishEach(files, validatorOf)
  for (const { editions } of all) for (const edition of editions.values()) addDocuments(edition, published)
  const hosts = new Map(all.flatMap((tenant) => tenant.declaration.hosts.map((host) => [host, tenant] as const)))
  return { all, runtime, baseWording, byHost: (host) => hosts.get(host), file: (name) => published.get(name) }
}

/**
 * Composes and publishes every declared organisation. The check does the same, so that the server refuses nothing that
 * the check accepts.
 */
export async function publishEach(
  files: DeclarationFiles,
  validatorOf: ValidatorOf,
): Promise<Pick<PublishedTenants, 'all' | 'baseWording'>> {
  const base = bundleBase(files)
  const all: PublishedTenant[] = []
  for (const id of listTenants(files)) {
    const composed = withoutIssue(composeFromBase(base, id))
    all.push(
      await publishTenant(composed, validatorOf, (language) => translationsFor(files, composed.tenant, language)),
    )
  }
  return { all, baseWording: wordingOf(base.documents, declaredLanguage) }
}

/** Adds an edition's documents and the table of their hashes. A form has the same validator in all languages. */
function addDocuments(edition: PublishedTenant, published: Map<string, PublishedFile>): void {
  const { documents, shown, hashes, forms } = edition
  for (const [id, document] of documents) {
    const hash = shown[id] ?? ''
    if (!published.has(`${hash}.json`)) published.set(`${hash}.json`, jsonFile(document))
    const validator = forms.has(id) ? published.get(`${hashes[id] ?? ''}.js`) : undefined
    if (validator) published.set(`${hash}.js`, validator)
  }
  published.set(`${editionHash(edition)}.json`, jsonFile(shown))
}

function withoutIssue(composed: ComposedTenant): ComposedTenant {
  const [issue] = composed.issues
  if (issue) throw new Error(`${issue.file}${issue.pointer} ${issue.message} Run "npm run check" for everything.`)
  return composed
}

const jsonFile = (value: object): PublishedFile => ({ mediaType: 'application/json', text: JSON.stringify(value) })
const moduleFile = (text: string): PublishedFile => ({ mediaType: 'text/javascript', text })
const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
