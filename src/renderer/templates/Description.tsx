import type { JsonObject } from '../../engine/json/json.ts'
import { loadable } from '../store/loadable.ts'
import { Part } from './Part.tsx'

export const markdownText = loadable(async () => (await import('./MarkdownText.tsx')).MarkdownText)

/** Whether what has these UI options is described in Markdown. */
export const isMarkdown = (options: JsonObject): boolean => options['enableMarkdownInDescription'] === true

export interface DescriptionProps {
  readonly id?: string | undefined
  readonly text: string | undefined
  /** The UI options of what is described; with `enableMarkdownInDescription` the text is Markdown. */
  readonly options: JsonObject
}

/** An explanation of a field, an object or a list. */
export function Description({ id, text, options }: DescriptionProps) {
  if (text === undefined) return null
  if (!isMarkdown(options)) {
    return (
      <p className="rg-description" id={id}>
        {text}
      </p>
    )
  }
  return (
    <div className="rg-description" id={id}>
      <Part of={markdownText} props={{ text }} waiting={text} />
    </div>
  )
}
