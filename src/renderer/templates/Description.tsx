import { lazy, Suspense } from 'react'
import type { JsonObject } from '../../engine/json/json.ts'

const MarkdownText = lazy(() => import('./MarkdownText.tsx'))

export interface DescriptionProps {
  readonly id?: string | undefined
  readonly text: string | undefined
  /** The UI options of what is described; with `enableMarkdownInDescription` the text is Markdown. */
  readonly options: JsonObject
}

/** An explanation of a field, an object or a list. */
export function Description({ id, text, options }: DescriptionProps) {
  if (text === undefined) return null
  if (options['enableMarkdownInDescription'] !== true) {
    return (
      <p className="rg-description" id={id}>
        {text}
      </p>
    )
  }
  return (
    <div className="rg-description" id={id}>
      <Suspense fallback={text}>
        <MarkdownText text={text} />
      </Suspense>
    </div>
  )
}
