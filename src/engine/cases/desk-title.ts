import type { CompositeDocument } from '../document/document.ts'

/** What staff call the cases of a type: the title of its desk, or else of its page. Undefined without a page. */
export function deskTitle(page: CompositeDocument['page']): string | undefined {
  return (page?.kind === 'case' ? page.desk?.title : undefined) ?? page?.title
}
