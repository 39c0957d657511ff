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

/**
 * The remaining issues of the last attempt: what concerns the form as a whole, then each field's as a link to it. It
 * disappears with the last of them.
 */
export function ErrorSummary({ issues, onGo }: ErrorSummaryProps) {
  const { store, idPrefix } = useFormScope()
  const text = useText()
  const standing = useSource(store.summary)
  const left = issues.filter(({ pointer }) => standing.has(pointer))
  const ofForm = left.filter(({ pointer }) => pointer === '')
  const ofFields = left.filter(({ pointer }) => pointer !== '')
  return (
    <div role="alert" aria-atomic="false" aria-relevant="additions">
      {left.length > 0 && (
        <div className="rg-summary" tabIndex={-1}>
          {ofForm.map(({ keyword, message }) => (
            <p className="rg-summary-title" key={`${keyword} ${message}`}>
              {message}
            </p>
          ))}
          {ofFields.length > 0 && (
            <>
              <p className="rg-summary-title">{text('renderer.form.summary', { count: ofFields.length })}</p>
              <ul>
                {ofFields.map((issue) => (
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
            </>
          )}
        </div>
      )}
    </div>
  )
}
