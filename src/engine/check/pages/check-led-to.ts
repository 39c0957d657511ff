import type { MenuPage, PageDefinition } from '../../document/page-definition.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import type { Finding } from '../subject/finding.ts'
import { mendDocument } from '../subject/mend-reference.ts'

/** The documents that tabs show exist. */
export function checkTabDocuments(
  checked: CheckedDocument,
  { tabs }: PageDefinition & { readonly kind: 'tabs' },
): readonly Finding[] {
  return tabs.flatMap(({ id, document }, i) => {
    if (checked.surroundings.documents.has(document)) return []
    const message = `The tab "${id}" names the document "${document}", which does not exist.`
    return [{ pointer: `/page/tabs/${i}/document`, message, ...mendDocument(checked, document) }]
  })
}

/** An entry of the menu that leads to the cases of a type names one that there is. */
export function checkMenu(checked: CheckedDocument, { entries }: MenuPage): readonly Finding[] {
  return entries.flatMap(({ path, cases = [] }, i) => [
    ...(path.startsWith('/cases/') ? unknownCaseType(checked, path.slice(1), `/page/entries/${i}/path`) : []),
    ...cases.flatMap((type, j) => unknownCaseType(checked, type, `/page/entries/${i}/cases/${j}`)),
  ])
}

/** A page leads to a case type that does not exist. */
export function unknownCaseType(checked: CheckedDocument, type: string, pointer: string): readonly Finding[] {
  if (checked.surroundings.documents.get(type)?.case !== undefined) return []
  const message = `It leads to the case type "${type}", which does not exist.`
  return [{ pointer, message, ...mendDocument(checked, type) }]
}
