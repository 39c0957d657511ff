import type { DocumentId } from '../../engine/document/document-id.ts'
import { useDocument } from './published-context.ts'

/** The declared title of a form, which its page shows as the heading; suspends until the form is loaded. */
export function useFormTitle(id: DocumentId): string {
  const title = useDocument(id).schema?.['title']
  return typeof title === 'string' ? title : ''
}
