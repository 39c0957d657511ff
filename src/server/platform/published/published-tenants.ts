import { bundleBase } from '../../../engine/compose/bundle-base.ts'
import type { BaseBundle } from '../../../engine/compose/bundle-base.ts'
import { composeFromBase } from '../../../engine/compose/compose-tenant.ts'
import type { ComposedTenant } from '../../../engine/compose/compose-tenant.ts'
import { composeTheme } from '../../../engine/compose/compose-theme.ts'
import { composePublished } from '../../../engine/compose/compose-published.ts'
import type { ComposedPublication } from '../../../engine/compose/compose-published.ts'
import { composeKept } from '../../../engine/compose/compose-kept.ts'
import { withPublished } from '../../../engine/compose/published-layer.ts'
import type { PublishedOverlays } from '../../../engine/compose/published-layer.ts'
import type { DeclarationFiles } from '../../../engine/document/declaration-files.ts'
import type { DeclaredAssets } from '../../../engine/document/declared-asset.ts'
import { isJsonObject } from '../../../engine/json/json.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import { declaredLanguage } from '../../../engine/translate/translate-document.ts'
import { releaseOf } from '../../../engine/publication/release-of.ts'
import { translationsFor } from '../../../engine/translate/translations.ts'
import type { FormValidator } from '../../../engine/validation/compiled-form.ts'
import { executableHash } from '../../../engine/validation/executable-schema.ts'
import { loadModule } from '../../../engine/validation/load-module.ts'
import { listTenants } from '../declarations/list-tenants.ts'
import { once } from '../once.ts'
import type { CompiledCode } from './compiled-code.ts'
import { withPublishedCode } from './published-code.ts'
import type { PublishedCode } from './published-code.ts'
import { evaluateCommonJs } from './evaluate-common-js.ts'
import { lazyValidator } from './lazy-validator.ts'
import { publishTenant } from './publish-tenant.ts'
import type { ValidatorOf } from './publish-tenant.ts'
import { publishedFileFinder } from './find-published-file.ts'
import type { PublishedFile } from './find-published-file.ts'
import type { PublishedTenant, Wording } from './published-tenant.ts'
import type { RuntimeModule } from './runtime-module.ts'
import { wordingOf } from './wording-of.ts'

/**
 * Whether a caller goes on with what is known (`show`), or waits for what is in force (`write`), because it judges what
 * is written.
 */
export type Patience = 'show' | 'write'

/** All organisations that this server serves, and the files that browsers fetch by hash. */
export interface PublishedTenants {
  /** Each is composed when its documents are first used. */
  readonly all: readonly PublishedTenant[]
  /** Finds an organisation by its lower-case host name without port. */
  byHost(host: string): PublishedTenant | undefined
  /** An organisation with what its administrators published, as this process knows it; at most two seconds old. */
  inForce(tenant: PublishedTenant, patience?: Patience): PublishedTenant | Promise<PublishedTenant>
  /**
   * An organisation with other published overlays. It is composed when its documents are first used.
   *
   * @param kept the declarations of an earlier release, which it still has
   */
  withPublished(id: string, overlays: PublishedOverlays, kept?: DeclarationFiles): PublishedTenant
  /** Identifies what the documents of an organisation are composed of in this release. */
  releaseOf(id: string): string
  /** An organisation's documents with published overlays, and which of these no longer fit. */
  compose(id: string, overlays: PublishedOverlays): ComposedPublication
  /** Where all declarations come from. */
  readonly files: DeclarationFiles
  /** The other files of the declarations, such as logos; undefined where nobody looked. */
  readonly assets: DeclaredAssets | undefined
  readonly code: PublishedCode
  /** The organisation's file at a path below /published/, e.g. `<hash>.json`. */
  file(tenant: PublishedTenant, name: string): PublishedFile | undefined
  readonly runtime: RuntimeModule
  /** The texts without an organisation's changes, for hosts that serve none. */
  readonly baseWording: Wording
}

export interface PublishOptions {
  readonly files: DeclarationFiles
  /** Without it, nobody checks that files exist which an administrator's theme names. */
  readonly assets?: DeclaredAssets
  readonly code: CompiledCode
  readonly runtime: RuntimeModule
}

/** The declared organisations. Throws an Error when a tenant.json or theme.json is invalid. */
export function publishTenants({ files, assets, code: declaredCode, runtime }: PublishOptions): PublishedTenants {
  const code = withPublishedCode(declaredCode)
  const validators = new Map<string, FormValidator>()
  const validatorOf: ValidatorOf = (id, document) => {
    const hash = executableHash(document)
    const validator =
      validators.get(hash) ?? lazyValidator(() => loadModule(code.codeOf(id, hash, document), evaluateCommonJs))
    validators.set(hash, validator)
    return validator
  }
  const { tenants, baseWording, compose, publish, release } = declaredTenants(files, validatorOf)
  const all = [...tenants]
  const hosts = new Map(all.flatMap((tenant) => tenant.declaration.hosts.map((host) => [host, tenant] as const)))
  return {
    all,
    files,
    assets,
    code,
    runtime,
    baseWording,
    byHost: (host) => hosts.get(host),
    inForce: (tenant) => tenant,
    compose,
    withPublished: publish,
    releaseOf: release,
    file: publishedFileFinder(code, runtime),
  }
}

/** The declared organisations, one after the other, for whoever does not need all of them at once. */
export function declaredTenants(files: DeclarationFiles, validatorOf: ValidatorOf): DeclaredTenants {
  const base = bundleBase(files)
  const releases = new Map<string, string>()
  const publish = (id: string, from: Declarations, compose: () => Composed): PublishedTenant => {
    const declared = { id, tenant: tenantIn(files, id), theme: composeTheme(from, id) }
    const made = once(compose)
    return publishTenant(declared, {
      compose: () => withoutIssue(made().composed),
      validatorOf,
      translationsInto: (language, { tenant }) => translationsFor(made().files, tenant, language),
    })
  }
  function* each(): Generator<PublishedTenant> {
    for (const id of listTenants(files)) yield publish(id, base, () => ({ composed: composeFromBase(base, id), files }))
  }
  return {
    tenants: each(),
    baseWording: wordingOf(base.documents, declaredLanguage),
    compose: (id, overlays) => composePublished(base, id, overlays),
    publish: (id, overlays, kept) => {
      const below = kept === undefined ? base : bundleBase(kept)
      return publish(id, withPublished(below, id, overlays), () =>
        kept === undefined ? composePublished(base, id, overlays) : composeKept(base, kept, id, overlays),
      )
    },
    release: (id) => {
      const known = releases.get(id) ?? releaseOf(files, id)
      releases.set(id, known)
      return known
    },
  }
}

type Declarations = Pick<BaseBundle, 'files' | 'folders'>

/** An organisation's documents, and the files with their translations. */
type Composed = Pick<ComposedPublication, 'composed' | 'files'>

interface DeclaredTenants {
  readonly tenants: Iterable<PublishedTenant>
  readonly baseWording: Wording
  readonly compose: PublishedTenants['compose']
  readonly publish: PublishedTenants['withPublished']
  readonly release: PublishedTenants['releaseOf']
}

/**
 * Publishes every declared organisation in each of its languages, and keeps none. The check does this, so that the
 * server refuses nothing that the check accepts. Throws an Error with the first issue.
 */
export function publishEach(files: DeclarationFiles, validatorOf: ValidatorOf): void {
  for (const { editions } of declaredTenants(files, validatorOf).tenants) {
    for (const { shown } of editions.values()) Object.keys(shown)
  }
}

function tenantIn(files: DeclarationFiles, id: string): JsonObject {
  const tenant = files.get(`tenants/${id}/tenant.json`)
  return isJsonObject(tenant) ? tenant : {}
}

function withoutIssue(composed: ComposedTenant): ComposedTenant {
  const [issue] = composed.issues
  if (issue) throw new Error(`${issue.file}${issue.pointer} ${issue.message} Run "npm run check" for everything.`)
  return composed
}
