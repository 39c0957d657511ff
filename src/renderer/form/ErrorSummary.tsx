import type { FieldIssue } from '../../engine/issue.ts'
import { useText } from '../texts/use-text.ts'
import { fieldId } from './field-id.ts'
import { fieldTitleAt } from '../../engine/validation/field-title-at.ts'
import { useFormScope } from './form-scope.ts'
import { useSource } from './use-source.ts'

export interface ErrorSummaryProps {
  /** What the last attempt met with. */
  readonly issues: readonly FieldIssue[]
  readonly onGo: (pointer: string) => void
}

/** What the last attempt met with and still stands, each a link to its field. It goes away with the last of them. */
export function ErrorSummary({ issues, onGo }: ErrorSummaryProps) {
  const { store, idPrefix } = useFormScope()
  const text = useText()
  const standing = useSource(store.summary)
  const left = issues.filter(({ pointer }) => standing.has(pointer))
  return (
    <div role="alert" aria-atomic="false" aria-relevant="additions">
      {left.length > 0 && (
        <div className="rg-summary">
          <p className="rg-summary-title">{text('renderer.form.summary', { count: left.length })}</p>
          <ul>
            {left.map(({ pointer, keyword, message }) => (
              <li key={`${pointer} ${keyword}`}>
                <a
                  href={`#${fieldId(idPrefix, pointer)}`}
                  onClick={(event) => {
                    event.preventDefault()
                    onGo(pointer)
                  }}
                >
                  {named(fieldTitleAt(store.form.document, pointer), message)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** A sentence that does not name its field gets the name before it. */
function named(title: string, message: string): string {
  return title === '' || message.toLowerCase().includes(title.toLowerCase()) ? message : `${title}: ${message}`
}
