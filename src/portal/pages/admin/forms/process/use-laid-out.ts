import { useEffect, useState } from 'react'
import type { CaseDiagram, DiagramEdge } from '../../../../../engine/cases/diagram/case-diagram.ts'
import { layOutDiagram } from '../../../../../renderer/diagram/lay-out-diagram.ts'
import type { LaidOutDiagram } from '../../../../../renderer/diagram/lay-out-diagram.ts'

interface ShownDiagram {
  readonly diagram: CaseDiagram
  /** Who takes each of its transitions, in words. */
  readonly people: readonly string[]
}

/**
 * A diagram as it is laid out last; undefined until it is for the first time. It is laid out again when what it shows
 * has changed.
 */
export function useLaidOut(diagram: CaseDiagram, byText: (edge: DiagramEdge) => string): LaidOutDiagram | undefined {
  const [laidOut, setLaidOut] = useState<LaidOutDiagram>()
  const wanted = JSON.stringify({ diagram, people: diagram.edges.map(byText) } satisfies ShownDiagram)
  useEffect(() => {
    let isWanted = true
    const shown: ShownDiagram = JSON.parse(wanted)
    const { edges } = shown.diagram
    const layOut = async (): Promise<void> => {
      const next = await layOutDiagram(shown.diagram, (edge) => shown.people[edges.indexOf(edge)] ?? '')
      if (isWanted) setLaidOut(next)
    }
    void layOut()
    return () => {
      isWanted = false
    }
  }, [wanted])
  return laidOut
}
