import type { RefereeForm } from '../../contract/referee.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'

/** An organisation's declaration of a type of referee, in the list `referee-types`. */
export interface RefereeType {
  readonly code: string
  readonly title: string
  /** The form whose fields are the questions; null if there are none. */
  readonly form: string | null
  readonly links: RefereeForm['links']
}

/** A type by its code. A type that is no longer declared has no questions, and its code as title. */
export function refereeType(tenant: PublishedTenant, code: string): RefereeType {
  const [item] = tenant.references.items('referee-types', { Code: code })
  const { description, questions, links } = item ?? {}
  const form = typeof questions === 'string' && tenant.forms.has(questions) ? questions : null
  return {
    code,
    title: typeof description === 'string' ? description : code,
    form,
    links: form === null && (links === 'confirm' || links === 'on-load') ? links : 'none',
  }
}
