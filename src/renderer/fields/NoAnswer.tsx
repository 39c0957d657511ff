import { useText } from '../texts/use-text.ts'

/** A dash, which is read out as a missing answer. */
export function NoAnswer() {
  const text = useText()
  return (
    <span className="rg-no-answer">
      <span aria-hidden="true">—</span>
      <span className="rg-unseen">{text('renderer.answer.none')}</span>
    </span>
  )
}
