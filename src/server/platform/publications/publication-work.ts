import type { Validators } from '../../../engine/check/forms/compiled-validators.ts'
import { shapeFindings } from '../../../engine/check/check-shape.ts'
import { unsafePatterns } from '../../../engine/check/forms/check-pattern-safety.ts'
import { metaSchemas } from '../../../engine/check/subject/meta-schemas.ts'
import type { PublishedOverlays } from '../../../engine/compose/published-layer.ts'
import type { DeclaredAssets } from '../../../engine/document/declared-asset.ts'
import type { CompositeDocument } from '../../../engine/document/document.ts'
import type { DocumentId } from '../../../engine/document/document-id.ts'
import { contentHash } from '../../../engine/compose/content-hash.ts'
import { changedDocuments } from '../../../engine/publication/changed-documents.ts'
import { preparePublication } from '../../../engine/publication/prepare-publication.ts'
import type { PreparedPublication } from '../../../engine/publication/prepare-publication.ts'
import { compileForm } from '../../../engine/validation/compile-form.ts'
import type { FormValidator } from '../../../engine/validation/compiled-form.ts'
import { executableHash } from '../../../engine/validation/executable-schema.ts'
import { loadModule } from '../../../engine/validation/load-module.ts'
import { contractChecks } from '../published/check-sources.ts'
import { storedCode } from '../published/compiled-code.ts'
import { evaluateCommonJs } from '../published/evaluate-common-js.ts'
import type { PublishedTenant } from '../published/published-tenant.ts'
import { publishTenants } from '../published/published-tenants.ts'
import type { PublishedTenants } from '../published/published-tenants.ts'
import { countEffects } from './count-effects.ts'
import { countReopened, sectionsRequired } from './count-reopened.ts'
import { NarrowedChanges } from './narrowed-changes.ts'
import { readByChecklists, readByForms } from './person-read.ts'
import type {
  CodeByHash,
  EarlierRelease,
  OverlayTable,
  PreviewedCode,
  PublicationJob,
  PublicationResult,
  PublicationThreadData,
} from './publication-job.ts'
import { recalled } from './recalled.ts'

/** Composes, checks and compiles publications, and judges stored records by them. It writes nothing. */
export class PublicationWork {
  readonly #files: PublishedTenants['files']
  readonly #assets: DeclaredAssets | undefined
  readonly #folder: string | undefined
  readonly #tenants: PublishedTenants
  /** Code that is not in the folder, and validators, by what they execute. */
  readonly #compiled = new Map<string, string>()
  readonly #validators = new Map<string, FormValidator | string>()
  readonly #editions = new Map<string, PublishedTenant>()
  readonly #checks = new Map<string, PreparedPublication>()
  readonly #changes = new NarrowedChanges((id, document) => this.#validatorOf(id, document))

  constructor({ files, assets, folder }: PublicationThreadData) {
    this.#files = new Map(files)
    this.#assets = assets && new Map(assets)
    this.#folder = folder
    const code = {
      codeOf: (id: DocumentId, hash: string, document: CompositeDocument) => this.#code(id, hash, document),
    }
    this.#tenants = publishTenants({ files: this.#files, code, runtime: { path: '', code: '' } })
  }

  do(job: PublicationJob): PublicationResult {
    if (job.kind === 'prepare') return this.#prepare(job)
    if (job.kind === 'compile') return { kind: 'compile', code: this.#compile(job) }
    if (job.kind === 'preview') return { kind: 'preview', previewed: this.#previewed(job) }
    const [was, is] = [this.#edition(job.tenant, job.before, job.earlier), this.#edition(job.tenant, job.after)]
    if (job.kind === 'reads') {
      const narrowed = this.#changes.read(job, { was, is })
      return { kind: 'reads', read: readByForms([job.document], [was, is]), ...(narrowed && { narrowed }) }
    }
    if (job.kind === 'touched') return { kind: 'touched', ...this.#changes.touched(job, { was, is }) }
    if (job.kind === 'requirements') return requirementsOf(was, is)
    if (job.kind === 'reopen') return { kind: 'reopen', reopened: countReopened(job, was, is) }
    return { kind: 'count', ...countEffects(job, was, is) }
  }

  #prepare({ tenant, before, after, earlier }: Extract<PublicationJob, { kind: 'prepare' }>): PublicationResult {
    const { overlays: followed, issues, untranslated } = this.#checked(tenant, before, after)
    const overlays = Object.fromEntries(followed)
    const outcome = { kind: 'prepare', overlays, issues, untranslated: untranslated.length } as const
    if (issues.length > 0) return { ...outcome, changed: [], code: {} }
    const [was, is] = [this.#edition(tenant, before, earlier), this.#edition(tenant, overlays)]
    // With another release, any document may differ from what is in force.
    const ids = earlier === undefined ? [...Object.keys(before), ...Object.keys(after)] : is.documents.keys()
    const changed = changedDocuments(was.documents, is.documents, [...ids])
    return { ...outcome, changed, code: this.#codeOf(tenant, overlays) }
  }

  #previewed({ tenant, overlays, document: id }: Extract<PublicationJob, { kind: 'preview' }>): PreviewedCode {
    try {
      const document = this.#edition(tenant, overlays).documents.get(id) ?? {}
      // The administrator's browser runs the code, and would hang.
      const [unsafe] = unsafePatterns(document)
      if (unsafe !== undefined) return { problem: unsafe.message }
      const hash = executableHash(document)
      return { hash, code: this.#code(id, hash, document) }
    } catch (error) {
      return { problem: this.#shapeProblem(tenant, overlays, id) ?? sentenceOf(error) }
    }
  }

  /** What is wrong with the shape of a document, on which all code relies. */
  #shapeProblem(tenant: string, overlays: OverlayTable, id: DocumentId): string | undefined {
    const document = this.#tenants.compose(tenant, mapOf(overlays)).composed.documents.get(id) ?? {}
    return shapeFindings(document, metaSchemas(this.#files))[0]?.message
  }

  /** What was just checked is dry-run, and published, without another check; the database orders keys otherwise. */
  #checked(tenant: string, before: OverlayTable, after: OverlayTable): PreparedPublication {
    const assets = this.#assets
    const uploads = { areUploadsElsewhere: true }
    const options = { ...contractChecks, ...uploads, ...(assets && { assets }), validators: this.#validatorOf }
    return recalled(this.#checks, contentHash([tenant, before, after]), () =>
      preparePublication(this.#files, { tenant, overlays: mapOf(after), before: mapOf(before) }, options),
    )
  }

  readonly #validatorOf: Validators = (id, document) => {
    const hash = executableHash(document)
    const found = this.#validators.get(hash) ?? this.#load(id, hash, document)
    this.#validators.set(hash, found)
    return found
  }

  #load(id: DocumentId, hash: string, document: CompositeDocument): FormValidator | string {
    try {
      return loadModule(this.#code(id, hash, document), evaluateCommonJs)
    } catch (error) {
      return sentenceOf(error)
    }
  }

  #code(id: DocumentId, hash: string, document: CompositeDocument): string {
    const kept = this.#compiled.get(hash) ?? (this.#folder === undefined ? undefined : storedCode(this.#folder, hash))
    if (kept !== undefined) return kept
    const { code } = compileForm(document, id, { hash })
    this.#compiled.set(hash, code)
    return code
  }

  /** The code of what is in force; of an earlier release any form may differ from those that are declared now. */
  #compile({ tenant, overlays, kept }: Extract<PublicationJob, { kind: 'compile' }>): CodeByHash {
    if (kept === undefined) return this.#codeOf(tenant, overlays)
    const { documents } = this.#tenants.withPublished(tenant, mapOf(overlays), new Map(kept))
    return this.#codeIn(documents, [...documents.keys()])
  }

  /** The code of the forms that overlays change, as the server will look for it. */
  #codeOf(tenant: string, overlays: OverlayTable): CodeByHash {
    return this.#codeIn(this.#edition(tenant, overlays).documents, Object.keys(overlays))
  }

  #codeIn(documents: PublishedTenant['documents'], ids: readonly DocumentId[]): CodeByHash {
    const forms = ids.flatMap((id) => {
      const document = documents.get(id)
      if (document?.schema === undefined) return []
      const hash = executableHash(document)
      return [[hash, this.#code(id, hash, document)] as const]
    })
    const isStored = (hash: string) => this.#folder !== undefined && storedCode(this.#folder, hash) !== undefined
    return Object.fromEntries(forms.filter(([hash]) => !isStored(hash)))
  }

  #edition(tenant: string, overlays: OverlayTable, earlier?: EarlierRelease): PublishedTenant {
    return recalled(this.#editions, JSON.stringify([tenant, overlays, earlier?.release ?? null]), () =>
      this.#tenants.withPublished(tenant, mapOf(overlays), earlier && new Map(earlier.files)),
    )
  }
}

function requirementsOf(...versions: readonly PublishedTenant[]): PublicationResult {
  const sections = sectionsRequired(...versions)
  return { kind: 'requirements', sections, read: readByChecklists(sections, versions) }
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const mapOf = (overlays: OverlayTable): PublishedOverlays => new Map(Object.entries(overlays))
