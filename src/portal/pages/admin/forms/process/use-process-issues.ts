import { actionPlace } from '../../../../../engine/editing/parts/action-place.ts'
import { processLists } from '../../../../../engine/editing/edits/process-items.ts'
import { isNamedItem } from '../../../../../engine/editing/named-items.ts'
import { currentState } from '../../../../../engine/editing/session.ts'
import { listAt } from '../../../../../engine/editing/with-value.ts'
import { useEdited } from '../session/editing-context.ts'
import { useChecked } from '../source/use-checked.ts'

/** Something that the check finds wrong with a state or a transition, in its words, which are English. */
export interface ProcessIssue {
  readonly list: keyof typeof processLists
  readonly id: string
  readonly message: string
}

/** What the check finds wrong with the states and transitions as they are edited now; nothing while it runs. */
export function useProcessIssues(): readonly ProcessIssue[] {
  const { editing, form } = useEdited()
  const { actions, document } = currentState(editing.session)
  const checked = useChecked(form.document, actions)
  const issues = (checked?.issues ?? []).map(({ pointer, text }) => ({
    place: actionPlace(document, actions, pointer),
    message: text,
  }))
  return (['states', 'transitions'] as const).flatMap((list) =>
    listAt(document, processLists[list]).flatMap((item, i) => {
      const at = `${processLists[list]}/${i}`
      const found = issues.filter(({ place }) => place === at || place.startsWith(`${at}/`))
      return isNamedItem(item) ? found.map(({ message }) => ({ list, id: item.id, message })) : []
    }),
  )
}
