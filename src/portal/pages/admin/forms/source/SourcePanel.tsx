import { use } from 'react'
import type { ComponentType } from 'react'

interface SourceModule {
  readonly SourceEditor: ComponentType
}

const loaded = new Map<'editor', Promise<SourceModule>>()

/** The editor of texts, which is large, is loaded when it is first opened; one that failed is tried again. */
function loadEditor(): Promise<SourceModule> {
  const found = loaded.get('editor') ?? import('./SourceEditor.tsx')
  loaded.set('editor', found)
  found.catch(() => loaded.delete('editor'))
  return found
}

/** The document as JSON. Suspends until its editor is loaded. */
export function SourcePanel() {
  const { SourceEditor } = use(loadEditor())
  return <SourceEditor />
}
