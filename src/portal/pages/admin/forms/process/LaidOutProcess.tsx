import { startState } from '../../../../../engine/cases/model/case.ts'
import { DiagramPicture } from '../../../../../renderer/diagram/DiagramPicture.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { FormSkeleton } from '../../../../forms/FormSkeleton.tsx'
import type { ProcessView } from './process-view.ts'
import { useActorText } from '../additions/use-actor-text.ts'
import { useLaidOut } from './use-laid-out.ts'

/** The diagram of a case type; while it is laid out anew, it stays as it was. */
export function LaidOutProcess({ diagram, issues, chosen, onChoose }: ProcessView) {
  const text = useText()
  const { actorsText } = useActorText()
  const laidOut = useLaidOut(diagram, actorsText)
  if (laidOut === undefined) return <FormSkeleton fields={4} />
  const titleOf = (id: string): string =>
    id === startState ? text('portal.process.begin') : (diagram.nodes.find((node) => node.id === id)?.title ?? id)
  return (
    <DiagramPicture
      label={text('portal.process.picture')}
      laidOut={laidOut}
      choice={{
        chosen,
        onChoose,
        stateName: ({ title }) => text('portal.process.state-name', { state: title }),
        edgeName: (edge) =>
          text('portal.process.transition-name', {
            transition: edge.title,
            from: titleOf(edge.from),
            to: titleOf(edge.to),
            people: actorsText(edge),
          }),
        marked: new Set(issues.flatMap(({ list, id }) => (list === 'states' ? [id] : []))),
      }}
    />
  )
}
