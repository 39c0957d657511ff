import { use } from 'react'
import { loadOnce } from '../../../../api/load-once.ts'

/** The editor of texts, which is large, is loaded when it is first opened. */
const loadEditor = loadOnce(() => import('./SourceEditor.tsx'))

/** The document as JSON. Suspends until its editor is loaded. */
export function SourcePanel() {
  const { SourceEditor } = use(loadEditor())
  return <SourceEditor />
}
