import { useText } from '../../renderer/texts/use-text.ts'
import { AskedDialog } from './AskedDialog.tsx'
import { AssureTaking } from './AssureTaking.tsx'
import type { TransitionInView } from './OfferedAction.tsx'
import { useOpenCase } from './open-case.ts'
import { useTaking } from './use-taking.ts'

interface TakeTransitionProps {
  readonly offered: TransitionInView
  readonly onClose: () => void
}

/** The dialog in which a transition is taken: its form, then what has to be assured. */
export function TakeTransition({ offered, onClose }: TakeTransitionProps) {
  const text = useText()
  const { refresh } = useOpenCase()
  const taking = useTaking(offered, onClose)
  const { declared, isAssured, isAssuring, filled, take, goBack } = taking
  if (isAssured && (isAssuring || declared?.asks === undefined)) {
    // Who closes it finds the form as they filled it in.
    return <AssureTaking {...{ offered, taking }} onClose={filled === undefined ? onClose : goBack} />
  }
  return (
    <AskedDialog
      title={declared?.confirm?.title ?? offered.title}
      text={declared?.confirm?.text ?? (declared?.asks === undefined ? text('portal.desk.sure') : undefined)}
      form={declared?.asks}
      filled={filled}
      submit={offered.title}
      onSubmit={take}
      onRefresh={refresh}
      onClose={onClose}
    />
  )
}
