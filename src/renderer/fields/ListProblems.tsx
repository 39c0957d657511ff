import type { JsonPointer } from '../../engine/json/pointer.ts'
import { useFormScope } from '../store/form-scope.ts'
import { useSource } from '../store/use-source.ts'
import { useText } from '../texts/use-text.ts'

/** How many answers in a list are wrong, among those already checked: a long list hides them. */
export function ListProblems({ pointer }: { readonly pointer: JsonPointer }) {
  const { store } = useFormScope()
  const text = useText()
  const found = useSource(store.summary)
  const count = [...found].filter(([at, issues]) => at.startsWith(`${pointer}/`) && issues.length > 0).length
  return (
    <output className="rg-list-problems" data-count={count}>
      {count > 0 && <span className="rg-error">{text('renderer.list.problems', { count })}</span>}
    </output>
  )
}
