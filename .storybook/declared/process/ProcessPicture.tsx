import { Suspense, use, useState } from 'react'
import type { CaseDiagram, DiagramEdge } from '../../../src/engine/cases/diagram/case-diagram.ts'
import { DiagramPicture } from '../../../src/renderer/diagram/DiagramPicture.tsx'
import { layOutDiagram } from '../../../src/renderer/diagram/lay-out-diagram.ts'
import type { LaidOutDiagram } from '../../../src/renderer/diagram/lay-out-diagram.ts'

interface ProcessPictureProps {
  readonly title: string
  readonly diagram: CaseDiagram
  /** Who takes a transition, in words. */
  readonly byText: (edge: DiagramEdge) => string
}

/**
 * The states of a case type and the ways between them. What it shows is listed beside it too, so it is one picture to
 * those who do not see it. For another diagram, give it another key.
 */
export function ProcessPicture({ title, diagram, byText }: ProcessPictureProps) {
  const [laidOut] = useState(() => layOutDiagram(diagram, byText))
  return (
    <Suspense>
      <Picture {...{ title, laidOut }} />
    </Suspense>
  )
}

const Picture = ({ title, laidOut }: { readonly title: string; readonly laidOut: Promise<LaidOutDiagram> }) => (
  <DiagramPicture label={title} laidOut={use(laidOut)} />
)
