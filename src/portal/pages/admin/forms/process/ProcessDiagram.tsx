import { use } from 'react'
import { loadOnce } from '../../../../api/load-once.ts'
import type { ProcessView } from './process-view.ts'

/** What lays a diagram out is large, and is loaded when the first case type is opened. */
const loadDiagram = loadOnce(() => import('./LaidOutProcess.tsx'))

/** The diagram of a case type. Suspends until what lays it out is loaded. */
export function ProcessDiagram(view: ProcessView) {
  const { LaidOutProcess } = use(loadDiagram())
  return <LaidOutProcess {...view} />
}
