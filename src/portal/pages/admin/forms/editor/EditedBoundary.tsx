import { Component } from 'react'
import type { ReactNode } from 'react'
import { AlertBanner } from '../../../../../renderer/feedback/AlertBanner.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { ApiError } from '../../../../api/api-error.ts'
import { useOnReturn } from '../../../../api/use-on-return.ts'
import { RetryButton } from '../../../../ui/RetryButton.tsx'
import { useEdited } from '../session/editing-context.ts'

interface EditedBoundaryProps {
  readonly children: ReactNode
}

/**
 * Keeps what cannot be drawn from taking the editor away with it: what administrators write may have any shape until
 * the check has judged it. A message stands in its place until the next edit, or until the user tries again.
 */
export function EditedBoundary({ children }: EditedBoundaryProps) {
  const { document } = useEdited().editing
  return <Boundary document={document}>{children}</Boundary>
}

interface BoundaryProps extends EditedBoundaryProps {
  /** After another one it draws again. */
  readonly document: object
}

interface Failed {
  readonly error: unknown
}

class Boundary extends Component<BoundaryProps, { readonly failed?: Failed | undefined }> {
  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } }
  }

  override state: { readonly failed?: Failed | undefined } = {}

  readonly retry = () => this.setState({ failed: undefined })

  override componentDidUpdate({ document }: BoundaryProps) {
    if (this.state.failed && document !== this.props.document) this.retry()
  }

  override render() {
    const { failed } = this.state
    return failed ? <NotDrawn {...failed} onRetry={this.retry} /> : this.props.children
  }
}

function NotDrawn({ error, onRetry }: Failed & { readonly onRetry: () => void }) {
  const text = useText()
  useOnReturn(onRetry)
  return (
    <AlertBanner kind="warning" action={<RetryButton onRetry={onRetry} />}>
      {error instanceof ApiError ? error.message : text('portal.editor.not-drawn')}
    </AlertBanner>
  )
}
