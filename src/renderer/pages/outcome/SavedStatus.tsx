import { useText } from '../../texts/use-text.ts'

/** Announces to screen readers that something was saved. Rendered from the start: they ignore new live regions. */
export function SavedStatus({ isSaved }: { readonly isSaved: boolean }) {
  const text = useText()
  return (
    <output className="rg-unseen" data-saved-status>
      {isSaved ? text('renderer.saved') : ''}
    </output>
  )
}
