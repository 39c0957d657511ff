import type { Validators } from '../../../engine/check/forms/compiled-validators.ts'
import type { CompositeDocument } from '../../../engine/document/document.ts'
import { narrowedForms } from '../../../engine/publication/narrowed-forms.ts'
import type { JudgingForm } from '../../../engine/publication/record-effects.ts'
import { touchedOwners } from '../../../engine/publication/touched-owners.ts'
import type { TouchedOwners } from '../../../engine/publication/touched-owners.ts'
import { completeForm } from '../../../engine/validation/compiled-form.ts'
import type { CompiledForm } from '../../../engine/validation/compiled-form.ts'
import type { PublishedTenant } from '../published/published-tenant.ts'
import { ownedIn } from './count-effects.ts'
import type { OwnedInContext } from './count-effects.ts'
import { personContext } from './person-context.ts'
import { readByDocuments } from './person-read.ts'
import type { JudgingPeople, NarrowedRead, PublicationJob } from './publication-job.ts'
import { recalled } from './recalled.ts'

/** An organisation as it was and as it would be. */
interface Versions {
  readonly was: PublishedTenant
  readonly is: PublishedTenant
}

/** A change of a section in which only some fields can make a difference. */
interface NarrowedChange extends NarrowedRead {
  readonly was: CompiledForm
  readonly is: CompiledForm
}

type NarrowingJob = Extract<PublicationJob, { kind: 'reads' | 'touched' }>

/** Changes of sections in which only some fields can make a difference; the last ones are kept. */
export class NarrowedChanges {
  readonly #kept = new Map<string, NarrowedChange | null>()

  constructor(private readonly validatorOf: Validators) {}

  /** What is read of people to find whose records a change touches; undefined where any answer may matter. */
  read(job: NarrowingJob, versions: Versions): NarrowedRead | undefined {
    const change = this.#of(job, versions)
    return change === null ? undefined : { fields: change.fields, read: change.read }
  }

  /**
   * Whose records a change may do something to, by their answers to its fields.
   *
   * @throws Error where any answer may make a difference
   */
  touched(job: NarrowingJob & JudgingPeople, versions: Versions): TouchedOwners {
    const change = this.#of(job, versions)
    if (change === null) throw new Error(`The change of ${job.document} cannot be narrowed.`)
    const judging = (tenant: PublishedTenant, form: CompiledForm): JudgingForm<OwnedInContext> => ({
      form,
      contextOf: personContext(tenant, job),
    })
    return touchedOwners(ownedIn(job), judging(versions.was, change.was), judging(versions.is, change.is))
  }

  #of({ tenant, before, after, earlier, document }: NarrowingJob, versions: Versions): NarrowedChange | null {
    // What an earlier release declares besides documents may differ as well.
    if (earlier !== undefined) return null
    const key = JSON.stringify([tenant, before, after, document])
    return recalled(this.#kept, key, () => narrowedChange(document, versions, this.validatorOf))
  }
}

function narrowedChange(id: string, { was, is }: Versions, validatorOf: Validators): NarrowedChange | null {
  const after = is.forms.get(id)
  // Records of a section that is published again are judged by what it is now.
  const before = was.forms.get(id) ?? after
  const narrowed = before && after && narrowedForms(before.document, after.document)
  if (narrowed === undefined || !offersSame({ was, is })) return null
  const versions = [narrowed.before, narrowed.after]
  const [formBefore, formAfter] = versions.map((document) => compiled(id, document, validatorOf))
  if (formBefore === undefined || formAfter === undefined) return null
  return { fields: narrowed.fields, read: readByDocuments(versions), was: formBefore, is: formAfter }
}

/** Whether the lists are the same, which rules of any form may read, and which say what a category is entitled to. */
function offersSame({ was, is }: Versions): boolean {
  const lists = [...Object.keys(was.hashes), ...Object.keys(is.hashes)].filter((id) => id.startsWith('lists/'))
  return lists.every((id) => was.hashes[id] === is.hashes[id])
}

function compiled(id: string, document: CompositeDocument, validatorOf: Validators): CompiledForm | undefined {
  const validator = validatorOf(id, document)
  return typeof validator === 'string' ? undefined : completeForm({ id, hash: '', document, validator })
}
