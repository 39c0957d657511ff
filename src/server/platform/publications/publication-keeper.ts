import { executableHash } from '../../../engine/validation/executable-schema.ts'
import type { DeclarationFiles } from '../../../engine/document/declaration-files.ts'
import type { Database } from '../database/database.ts'
import { DatabaseAwayError } from '../database/database-away.ts'
import { storedCode } from '../published/compiled-code.ts'
import type { PublishedTenant } from '../published/published-tenant.ts'
import type { Patience, PublishedTenants } from '../published/published-tenants.ts'
import { within } from '../within.ts'
import { readKeptDeclarations } from './kept-declarations.ts'
import { readCode, storeFiles } from './publication-files.ts'
import type { OverlayTable } from './publication-job.ts'
import { latestSequence, overlayTable, readPublication } from './publication-rows.ts'
import type { PublicationThread } from './publication-thread.ts'

/** The longest time before it is asked for a newer publication. One is in force on every server within twice that. */
const freshMilliseconds = 800
/** How long a visitor waits for what is in force. */
const patienceMilliseconds = 250

interface Copy {
  readonly sequence: number
  readonly tenant: PublishedTenant
  readonly readAt: number
}

/**
 * Each organisation with what its administrators published last [ADM-13]. A publication takes effect as a whole: a
 * request has one `PublishedTenant`, whose documents, forms and hashes belong together, from its beginning to its end.
 */
export class PublicationKeeper {
  private readonly copies = new Map<string, Copy>()
  private readonly readings = new Map<string, Promise<PublishedTenant>>()

  /** @param clock a monotonic clock; milliseconds */
  constructor(
    private readonly database: Pick<Database, 'inTenant'>,
    private readonly tenants: Pick<PublishedTenants, 'withPublished' | 'releaseOf' | 'code'>,
    private readonly thread: Pick<PublicationThread, 'do'>,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /**
   * What is in force, read again once it is older than a second. Pages for visitors go on with the copy while the
   * database is slow or away; what is written waits for it, and is refused without it.
   *
   * @param declared the organisation as its files declare it
   */
  inForce(declared: PublishedTenant, patience: Patience = 'show'): PublishedTenant | Promise<PublishedTenant> {
    const copy = this.copies.get(declared.id)
    if (copy && this.clock() - copy.readAt < freshMilliseconds) return copy.tenant
    if (patience === 'write') return this.reading(declared)
    if (copy && this.readings.has(declared.id)) return copy.tenant
    const reading = this.reading(declared).catch(() => this.known(declared))
    return within(patienceMilliseconds, reading, () => this.known(declared))
  }

  /** Reads what is in force again, e.g. after something was published. */
  async refresh(declared: PublishedTenant): Promise<PublishedTenant> {
    await this.readings.get(declared.id)?.catch(() => undefined)
    return this.reading(declared)
  }

  private known(declared: PublishedTenant): PublishedTenant {
    return this.copies.get(declared.id)?.tenant ?? declared
  }

  private reading(declared: PublishedTenant): Promise<PublishedTenant> {
    const reading =
      this.readings.get(declared.id) ?? this.read(declared).finally(() => this.readings.delete(declared.id))
    this.readings.set(declared.id, reading)
    return reading
  }

  private async read(declared: PublishedTenant): Promise<PublishedTenant> {
    const { id } = declared
    const known = this.copies.get(id)
    const sequence = await this.database.inTenant(id, latestSequence)
    const tenant = known?.sequence === sequence ? known.tenant : await this.load(declared, sequence)
    this.copies.set(id, { sequence, tenant, readAt: this.clock() })
    return tenant
  }

  private async load(declared: PublishedTenant, sequence: number): Promise<PublishedTenant> {
    if (sequence === 0) return declared
    const { id } = declared
    const { overlays, kept } = await this.database.inTenant(id, async (tx) => {
      const publication = await readPublication(tx, sequence)
      const { release = null } = publication ?? {}
      const isEarlier = release !== null && release !== this.tenants.releaseOf(id)
      return {
        overlays: overlayTable(publication),
        kept: isEarlier ? await readKeptDeclarations(tx, release) : undefined,
      }
    })
    if (Object.keys(overlays).length === 0) return declared
    const tenant = this.tenants.withPublished(id, new Map(Object.entries(overlays)), kept)
    // Without the code, which only a new version of the engine can lack, a form is compiled when it is first used.
    await this.ensureCode(tenant, overlays, kept).catch((problem: unknown) => {
      if (problem instanceof DatabaseAwayError) throw problem
    })
    return tenant
  }

  /** The code of the changed forms has to be there before they are in force: this thread compiles nothing. */
  private async ensureCode(
    tenant: PublishedTenant,
    overlays: OverlayTable,
    kept: DeclarationFiles | undefined,
  ): Promise<void> {
    const { code } = this.tenants
    const changed = kept === undefined ? Object.keys(overlays) : [...tenant.documents.keys()]
    const hashes = changed.flatMap((name) => {
      const document = tenant.documents.get(name)
      return document?.schema === undefined ? [] : [executableHash(document)]
    })
    const lacking = () => hashes.filter((hash) => !code.has(hash) && !isDeclared(code.folder, hash))
    if (lacking().length === 0) return
    const { compiler = '' } = code
    code.add(await this.database.inTenant(tenant.id, (tx) => readCode(tx, lacking(), compiler)))
    if (lacking().length === 0) return
    const earlier = kept && { kept: [...kept] }
    const compiled = await this.thread.do({ kind: 'compile', tenant: tenant.id, overlays, ...earlier })
    code.add(compiled.code)
    const files = Object.entries(compiled.code).map(([hash, content]) => ({ name: `${hash}.js`, compiler, content }))
    await this.database.inTenant(tenant.id, (tx) => storeFiles(tx, files))
  }
}

const isDeclared = (folder: string | undefined, hash: string): boolean =>
  folder !== undefined && storedCode(folder, hash) !== undefined
