import { useState } from 'react'
import type { FileAnswer } from '../../form/file-registry.ts'
import { readFileAnswer } from '../../form/file-registry.ts'
import { useText } from '../../texts/use-text.ts'
import type { FieldWidgetProps } from '../widget-props.ts'
import { fileProblem, fileRules } from './file-rules.ts'
import type { FileRules } from './file-rules.ts'

export interface FileControl {
  readonly answer: FileAnswer | undefined
  readonly rules: FileRules
  /** Why the last chosen file was not taken. */
  readonly problem: string | undefined
  readonly setProblem: (problem: string | undefined) => void
  /** Takes the file as the answer, or says why not. */
  readonly take: (file: File) => void
  readonly remove: () => void
}

/** The answer of a file field and what can be done with it; the bytes go to the form's registry. */
export function useFileAnswer(props: FieldWidgetProps): FileControl {
  const { store, value, schema, uiSchema, options, onChange } = props
  const [problem, setProblem] = useState<string>()
  const text = useText()
  const answer = readFileAnswer(value)
  const rules = fileRules(schema, uiSchema, options)
  const take = (file: File) => {
    const wrong = fileProblem(file, rules, text)
    setProblem(wrong)
    if (wrong !== undefined) return
    store.files.remove(answer?.id)
    onChange(store.files.add(file))
  }
  const remove = () => {
    store.files.remove(answer?.id)
    setProblem(undefined)
    onChange(undefined)
  }
  return { answer, rules, problem, setProblem, take, remove }
}
