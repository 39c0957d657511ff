import { Component, useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { fieldId } from '../store/field-id.ts'
import { useFormScope } from '../store/form-scope.ts'
import type { FormFieldProps } from '../store/form-scope.ts'
import { columnSpan } from '../templates/FieldFrame.tsx'
import { useText } from '../texts/use-text.ts'

export interface FieldBoundaryProps extends FormFieldProps {
  readonly children: ReactNode
}

/**
 * Keeps an error in one field from breaking the form: a message replaces that field alone, until any answer changes,
 * the user tries again or the connection is back.
 */
export class FieldBoundary extends Component<FieldBoundaryProps, { readonly failed?: boolean }> {
  static getDerivedStateFromError() {
    return { failed: true }
  }

  override state = { failed: false }

  readonly retry = () => this.setState({ failed: false })

  override render() {
    return this.state.failed ? <BrokenField {...this.props} onRetry={this.retry} /> : this.props.children
  }
}

function BrokenField({ node, pointer, onRetry }: FormFieldProps & { readonly onRetry: () => void }) {
  const text = useText()
  const { store, idPrefix } = useFormScope()
  // It listens as soon as it is in the page: a connection that returned between the two would not be noticed.
  useLayoutEffect(() => store.valueSource('').subscribe(onRetry), [store, onRetry])
  // Its code may only have been out of reach.
  useLayoutEffect(() => {
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry])
  const id = fieldId(idPrefix, pointer)
  return (
    <div className="rg-field" data-field={id} style={{ gridColumn: columnSpan(node.options['columns']) }}>
      <p className="rg-label">{node.title}</p>
      <output className="rg-warning">{text('renderer.field.broken', { field: node.title })}</output>
      <button type="button" className="rg-retry" onClick={onRetry}>
        {text('renderer.problems.retry')}
      </button>
    </div>
  )
}
