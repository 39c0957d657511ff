import type { DerivedEdition, PublishedTenant } from './published-tenant.ts'

/** An organisation in a language, whose documents and what follows from them are derived at the first use of any. */
export function lazyEdition(
  known: Omit<PublishedTenant, keyof DerivedEdition>,
  derived: () => DerivedEdition,
): PublishedTenant {
  return {
    ...known,
    get documents() {
      return derived().documents
    },
    get hashes() {
      return derived().hashes
    },
    get forms() {
      return derived().forms
    },
    get lists() {
      return derived().lists
    },
    get references() {
      return derived().references
    },
    get texts() {
      return derived().texts
    },
    get findText() {
      return derived().findText
    },
    get shown() {
      return derived().shown
    },
    get sections() {
      return derived().sections
    },
    get categories() {
      return derived().categories
    },
    get inProfile() {
      return derived().inProfile
    },
    get gates() {
      return derived().gates
    },
    get cases() {
      return derived().cases
    },
    get closed() {
      return derived().closed
    },
    get samples() {
      return derived().samples
    },
    get courses() {
      return derived().courses
    },
  }
}
