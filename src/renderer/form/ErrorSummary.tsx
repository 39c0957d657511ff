import type { FieldIssue } from '../../engine/document/issue.ts'
import { useText } from '../texts/use-text.ts'
import { fieldId } from '../store/field-id.ts'
import { useFormScope } from '../store/form-scope.ts'
import { namedMessage } from '../store/named-message.ts'
import { useSource } from '../store/use-source.ts'

export interface ErrorSummaryProps {
  /** The issues that the last attempt found. */
  readonly issues: readonly FieldIssue[]
  readonly onGo: (pointer: string) => void
}

/** The remaining issues of the last attempt, each a link to its field. It disappears with the last of them. */
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
            {left.map((issue) => (
              <li key={`${issue.pointer} ${issue.keyword}`}>
                <a
                  href={`#${fieldId(idPrefix, issue.pointer)}`}
                  onClick={(event) => {
                    event.preventDefault()
                    onGo(issue.pointer)
                  }}
                >
                  {namedMessage(store.form.document, issue)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
