import { AssureDialog } from './assure/AssureDialog.tsx'
import type { TransitionInView } from './OfferedAction.tsx'
import { useOpenCase } from './open-case.ts'
import type { Taking } from './use-taking.ts'

interface AssureTakingProps {
  readonly offered: TransitionInView
  readonly taking: Taking
  readonly onClose: () => void
}

/** Asks for what has to be assured before a transition of the open case, of what was filled in for it. */
export function AssureTaking({ offered, taking: { filled, done }, onClose }: AssureTakingProps) {
  const { type, view, refresh } = useOpenCase()
  const given = filled && { input: filled.answers, files: filled.files }
  const asked = { type, view, transition: offered.id, ...given }
  return <AssureDialog {...asked} onDone={done} onRefresh={refresh} onClose={onClose} />
}
