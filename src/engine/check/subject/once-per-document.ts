import type { Finding } from './finding.ts'
import type { DocumentCheck } from './checked-document.ts'

/** A check that depends only on the document: runs once for all organisations that share the document. */
export function oncePerDocument(check: DocumentCheck): DocumentCheck {
  const known = new WeakMap<object, readonly Finding[]>()
  return (checked) => {
    const found = known.get(checked.document) ?? check(checked)
    known.set(checked.document, found)
    return found
  }
}
